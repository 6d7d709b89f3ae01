# できない理由。

## Rules

refusal-no-player = その席（{ $seat }）には誰もいません。
refusal-game-over = ゲームは終了しています。
refusal-not-awaited = 今は{ $seat }が決める番ではありません。待っている人：{ $awaited }。
refusal-not-asked = 今決めるのはそれではありません。{ $asked }
refusal-reward-first = { $seat }が報酬を受け取っています。それが先です。
refusal-already-acted = この番の選択は済んでいます。番を終えてください。
refusal-not-acted = まず選ぶかパスしてください。パスすると番が終わります。
refusal-no-free-actions = フリーアクションは、計画から最後のオーダー達成が終わるまでの間にできます。
refusal-out-of-turn = このテーブルでは、ほかの人が決めている間のフリーアクションはできません。{ $seat }の番を待ってください。
refusal-too-few-guilders = { $cost }ギルダー必要ですが、{ $has }ギルダーしかありません。
refusal-bag-lacks = 袋の{ $ink }が足りません（{ $needs }個必要、{ $has }個あります）。
refusal-ink-lacking = { $ink }が{ $needs }個必要ですが、{ $has }個しかありません。
refusal-type-lacking = 活字{ $letter }が{ $needs }個必要ですが、{ $has }個しかありません。活字はいつでも買えます。
refusal-level-lacking = { $specialty }のレベル{ $needs }が必要ですが、今は{ $has }です。
refusal-ink-count = インクはちょうど{ $expected }個選んでください（今は{ $named }個）。
refusal-wrong-inks = 選んだインク{ $named }個では、示された記号{ $expected }個を払えません。
refusal-card-not-there = カード{ $card }はそこにありません。別のカードを選んでください。
refusal-gear-not-there = 歯車{ $gear }はそこにありません。別の歯車を選んでください。
refusal-no-such-order = 印刷カード{ $card }のオーダーは持っていません。
refusal-holds-four = オーダーを{ $held }件持っています。捨てるオーダーを1件選んでください。
refusal-has-room = オーダーは{ $held }件で、スロットに空きがあります。捨てることはできません。
refusal-tile-not-dealt = { $tile }は配られていません。配られた2枚から選んでください。
refusal-same-specialty = { $specialty }を2回選んでいます。違う特殊技能を2つ選んでください。
refusal-equal-levels = どちらもレベル{ $level }です。レベルの違う2つを選んでください。
refusal-already-swapped = このラウンドはもうレベルを入れ替えました。次のラウンドにまたできます。
refusal-needs-character = それができるのは{ $character }だけです。
refusal-type-count = 活字はちょうど{ $expected }個選んでください（今は{ $named }個）。
refusal-marker-count = マーカー{ $has }個をすべて置いてください（今は{ $placed }個）。
refusal-too-many-on-action = 1つのアクションに置けるマーカーは{ $most }個までです（{ $action }に{ $placed }個）。
refusal-already-committed = 計画は決定済みです。変えるには取り消してください。
refusal-not-committed = まだ計画を決めていません。
refusal-all-committed = 全員の計画が決まりました。今の報酬を受け取り終えると公開されます。
refusal-no-marker = { $action }に自分のマーカーはありません。
refusal-same-action = マーカーはすでに{ $action }にあります。別のアクションを選んでください。
refusal-set-has = セットに残っているインクは{ $has }個で、{ $wanted }個は取れません。
refusal-no-such-set = セット{ $set }はありません。セットは1から{ $sets }までです。
refusal-zero-inks = セットからインクを1～3個取ってください。取らないならパスしてください。
refusal-empty-axle = 軸{ $axle }は空です（取り付けた歯車は{ $gears }枚）。
refusal-gear-used = 軸{ $axle }の歯車は使用済みです。次のラウンドまでそのままです。
refusal-used-up = 軸{ $axle }の歯車はこのラウンドに{ $uses }回使いました。次のラウンドにまた使えます。
refusal-three-uses = このラウンドはもう歯車を{ $uses }回使いました。これ以上は使えません。
refusal-axles-full = 3本の軸がふさがっています。捨てる未使用の歯車を選んでください。
refusal-axle-free = 歯車は{ $gears }枚で、軸に空きがあります。捨てることはできません。
refusal-same-sector = 区分{ $sector }はすでに有効です。別の区分を選んでください。
refusal-wrong-choice = その選択はこの区分（{ $sector }）に合いません。
refusal-same-thing = 違うものと交換してください。
refusal-not-lowest = { $specialty }はレベル{ $level }です。最も低いレベル{ $lowest }のものを選んでください。
refusal-not-fulfilling = この歯車は達成するオーダーを数えます。達成を宣言してから、手順を終えるまでに使ってください。
refusal-nothing-counts = 達成するオーダーの中に、この歯車で数えるものはありません。
refusal-no-order-to-draw = オーダーには両方のカードが1枚ずつ必要です（残り：印刷カード{ $printing }枚、仕上カード{ $refinement }枚）。
refusal-no-slot = オーダーを{ $held }件持っています。このテーブルでは、報酬としてのオーダーに空いたスロットが必要です。
refusal-nothing-to-draw = 引けるカードが残っていません。
refusal-one-type = この歯車で買える活字は1回に1個です（今は{ $named }個）。
refusal-zero-types = 買う活字を1個以上選んでください。
refusal-reward-marked = この報酬（{ $reward }）はこのラウンドはもう取られています。別のものを選んでください。
refusal-not-yet = パトロンカード{ $card }は第{ $from }ラウンドから取れます（今は第{ $round }ラウンド）。
refusal-nothing-declared = 達成するオーダーを1件以上選んでください。達成しないならパスしてください。
refusal-declared-twice = 印刷カード{ $card }のオーダーを2回選んでいます。
refusal-leave-out-orders = 文字を省けるのは、2件以上を同時に達成するときだけです（今は{ $orders }件）。
refusal-leave-out-once = 省ける文字は1つだけです（今は{ $named }個）。
refusal-letter-not-shown = 印刷カード{ $card }に活字{ $letter }はありません。
refusal-no-such-bonus = 仕上カード{ $card }に受け取れる追加報酬はありません。
refusal-wrong-bonus = 仕上カード{ $card }の追加報酬は「{ $bonus }」です。
refusal-bonus-empty = 仕上カード{ $card }の追加報酬は今は何も得られません。辞退してください。
refusal-bonuses-open = 追加報酬が{ $left }件残っています。受け取るか辞退してください。
refusal-wrong-reward = 報酬は「{ $reward }」です。
refusal-may-not-decline = この報酬は辞退できません。
refusal-not-scripted = このゲームでは引くものが自動で決まります。引いたものを入力するのは審判のいるゲームだけです。
refusal-script = 引いたものが合いません：{ $trouble }。

script-needs = 次に引いたものを入力してください（{ $deck }）
script-impossible = ここで{ $drawn }を引くことはありえません

## Undo

refusal-nothing-done = まだ元に戻すものがありません。
refusal-other-seat = その後に{ $seat }が行動しました。元に戻せるのは自分の直前の行動だけです。
refusal-too-far = 前すぎて元に戻せません。
refusal-revealed = 直前の行動で隠れていたものが明らかになったため、元に戻せません。

## Host

refusal-bad-request = ページが送った内容を読み取れません。ページを読み込み直してください。
refusal-too-long = 長すぎます（{ $bytes }バイト、上限は{ $most }バイト）。
refusal-outdated = ページ（{ $client }）とホスト（{ $host }）の版が違います。ページを読み込み直してください。ゲームは残っています。
refusal-not-allowed = ゲストにはできません。テーブルの主催者に頼んでください。
refusal-spectator = 観戦中です。それができるのはプレイヤーだけです。
refusal-no-table = テーブル{ $table }はありません。
refusal-table-exists = テーブル{ $table }はすでにあります。先に閉じてください。
refusal-not-at-table = テーブル{ $table }に着席も観戦もしていません。先に席についてください。
refusal-not-your-seat = あなたの席（{ $seat }）ではありません。
refusal-not-at-device = { $at ->
    [none] 端末は{ $seat }の手元にありません。先に渡してください。
   *[other] 端末は{ $at }の手元にあります。先に{ $seat }に渡してください。
}
refusal-nobody-at-device = 端末は誰の手元にもありません。先に誰かに渡してください。
refusal-no-person = その席（{ $seat }）に人はいません。
refusal-no-seats = 席を1つ以上選ぶか、観戦してください。
refusal-stale = 決めている間にゲームが進みました（{ $made_for }手目→今は{ $revision }手目）。もう一度確かめてください。
refusal-unknown-set = 「{ $name }」というカードセットはありません。一覧から選んでください。
refusal-bad-set = このカードセットでは遊べません。問題点は下の一覧のとおりです。
refusal-bad-seed = 「{ $seed }」はシードに使えません。2^64未満の整数か64桁の16進数を入れてください。
refusal-bad-options = { $why ->
    [players] 席はオートマを含めて2〜4席です。
    [first_player] スタートプレイヤーの席に誰もいません。別の席を選んでください。
   *[other] オプションの組み合わせが合いません。
}
refusal-sitter-count = プレイヤーは{ $players }人ですが、{ $named }人が指定されています。
refusal-unknown-level = 「{ $level }」というボットはいません。一覧から選んでください。
refusal-bad-record = この記録は再生できません。問題点は下の一覧のとおりです。
refusal-several-records = { $found ->
    [0] このテキストに記録はありません。
   *[other] このテキストには記録が{ $found }件あります。1件ずつ開いてください。
}
refusal-hints-off = このテーブルではヒントを使えません。
refusal-undo-off = このテーブルでは元に戻せません。
refusal-nothing-to-decide = { $seat }が今決めることはありません。
refusal-superseded = 答えが出る前にゲームが進みました。もう一度試してください。
refusal-nothing-found = 答えが見つかりませんでした。もう一度試してください。
refusal-no-trial = お試しは始まっていません。
refusal-nothing-tried = まだ何も試していません。
refusal-would-reveal = 隠れているものが明らかになります。お試しは分かっているところまでです。
refusal-too-many = { $what ->
    [actions] 一度に{ $most }個のアクションまでです。
    [steps] お試しは{ $most }手までです。何手か戻すか、終えてください。
    [hints] ヒントは一度に{ $most }件までです。待つか、止めてください。
    [replays] 再生は一度に{ $most }件までです。どれかを閉じてください。
   *[other] 一度に{ $most }個までです。
}
refusal-game-running = ゲームはまだ続いていて、記録には隠れているものが含まれます。終わるまで待ってください。
refusal-not-your-view = ゲーム中は自分の席からの様子だけを見られます。
refusal-no-replay = 再生{ $replay }はありません。
refusal-no-step = { $step }手目はありません。0から{ $last }までです。
refusal-other = それはできません（{ $code }）。

## 共有テーブル

refusal-unknown = 先に名前を決めてください。
refusal-banned = サーバーの管理者により利用を止められています。
refusal-bad-share = この端末の抽選への持ち分が合いません。ページを読み込み直してください。
refusal-bad-code = このコードの人はいません。文字を確かめるか、元の端末で新しいコードを作ってください。
refusal-bad-name = 名前は1〜{ $most }文字です。
refusal-no-such-table = そのテーブルはありません。リンクが欠けているかもしれません。
refusal-not-found = サーバーにはページが求めたものがありません。ページを読み込み直してください。
refusal-wrong-method = ページの求め方がこのサーバーでは使えません。ページを読み込み直してください。
refusal-too-slow = 要求が届くまでに時間がかかりすぎました。もう一度お試しください。
refusal-bad-pace = { $unit ->
    [minutes] 決定にかけられる時間は1〜{ $most }分です。
   *[hours] 決定にかけられる時間は1〜{ $most }時間です。
}
refusal-nobody-plays = 少なくとも1人が参加する必要があります。
refusal-too-much = { $what ->
    [tables] すでに{ $most }個のテーブルがあります。先にゲームを終えてください。
    [tokens] すでに{ $most }個のトークンがあります。先に取り消してください。
    [bytes] カードセットは{ $most }バイトまでです。
    [request] 長すぎます。一度に送れるのは{ $most }バイトまでです。
   *[characters] 一度に1〜{ $most }文字です。
}
refusal-too-fast = 一度に多すぎます。少し待ってから、もう一度試してください。
refusal-seat-taken = その席にはもう人がいます。別の席を選んでください。
refusal-no-seat-free = 空席はもうありません。観戦はできます。
refusal-seated-already = すでにこのテーブルに座っています。
refusal-not-seated = それができるのは、このテーブルに座っている人だけです。
refusal-not-maker = それができるのは、テーブルを作った人だけです。
refusal-begun = ゲームはもう始まっています。
refusal-not-begun = ゲームはまだ始まっていません。
refusal-running = ゲームはまだ続いています。
refusal-stood-in = ボットが代わりにプレイしています。続けるには「戻りました」を選んでください。
refusal-resigned = このゲームは投了しました。
refusal-rules-changed = この対戦が始まった後でルールが改められました。続けることも再生もできません。終わった対戦なら、見ることはできます。
refusal-table-closed = このテーブルは閉じられています。
refusal-foreign-origin = 別のサイトからの要求です。Platenの本来のアドレスで開いてください。
refusal-not-kept = 保存できなかったため、取り消されました。もう一度試してください。
refusal-unavailable = サーバーは今それができません。少し待ってから、もう一度試してください。
refusal-not-connected = 今は接続がありません。自動でつなぎ直します。
refusal-unreachable = サーバーに届きません。接続を確かめて、もう一度試してください。

## Tables that were closed

closed-not-kept = ゲームを保存できなかったため、テーブルを閉じました。空き容量を作ってから開き直すと、最後に保存した手から続けられます。
closed-unknown = テーブルが閉じられました（{ $why }）。続けるには開き直してください。

## ファイルの行の誤り：カードセット、または記録

problem-file-too-long = ファイルは{ $bytes }バイトあります。カードセットは{ $most }バイトまでです。
problem-syntax = TOMLの書き方になっていません。
problem-unknown-field = 項目「{ $found }」はありません。使えるのは次のとおりです：{ $expected }
problem-missing-field = 項目「{ $field }」がありません。
problem-wrong-kind = { $kind ->
    [text] 「{ $field }」は引用符で囲んだ文字列にしてください。
    [whole_number] 「{ $field }」は整数にしてください。
    [true_or_false] 「{ $field }」はtrueかfalseにしてください。
    [list] 「{ $field }」は角括弧で囲んだ一覧にしてください。
   *[table] 「{ $field }」は項目を持つ表にしてください。
}
problem-wrong-length = 「{ $field }」の要素は{ $found }個ですが、{ $least }〜{ $most }個必要です。
problem-out-of-range = 「{ $field }」は{ $found }ですが、{ $least }〜{ $most }でなければなりません。
problem-unknown-word = 「{ $found }」は使えません。使えるのは次のとおりです：{ $expected }
problem-letter-count = 「{ $field }」の文字は{ $found }個ですが、{ $least }〜{ $most }個必要です。
problem-no-specialty = 「{ $field }」には特殊技能とそのレベルが必要です。
problem-bad-name = カードセットの名前は、英数字、ハイフン、ピリオド、下線で1〜40文字です。
problem-missing-entries = 「{ $deck }」は{ $count }件のうち{ $found }件しかありません。足りない番号：{ $numbers }
problem-twice = 番号{ $number }が2回あります。最初は{ $first }行目です。
problem-few-basic-gears = three_plusでない歯車が{ $found }個しかありません。2人で遊ぶには{ $least }個以上必要です。
problem-asks-nothing = パトロンカードは何かを求めなければなりません。
problem-not-a-pair = 移動は"max"と"min"のように2つ1組です。
problem-idle-move = 「{ $end }」から同じ場所への移動には意味がありません。
problem-unsorted-rounds = 「patronage_rounds」は順に大きくなっていなければなりません。
problem-first-reward = 報酬トラックのレベルIIはインクでなければなりません。
problem-automa-start = オートマは{ $found }個ではなく、7個のマーカーで始めます。
problem-record-foreign = Platenの記録ではありません。
problem-record-format = 記録の形式{ $found }は、このバージョンでは読めません。ページを読み込み直すと最新版になります。
problem-record-revision = この記録のルール（{ $found }）は、このバージョンのルール（{ $expected }）と異なります。
problem-record-head = ここに「{ $expected }」で始まる行が必要です。
problem-record-options = 記録のオプションが壊れています。
problem-record-option = オプション「{ $name }」は1回だけ書かれていなければなりません。
problem-record-seed = 記録のシードが壊れています。
problem-record-seat = 記録の席が壊れています。
problem-record-unknown-set = このゲームはカードセット「{ $name }」で遊ばれましたが、ここにはありません。そのカードセットのファイルを選んでください。
problem-record-notation = この行は読み取れません。
problem-record-cut-off = 記録が途中で切れています。{ $entries }手の後に最後の行がありません。
problem-record-count = 記録は{ $found }手ですが、最後の行では{ $counted }手です。欠けているか、付け足されています。
problem-record-digest = 手順の結果が記録と一致しません。記録が変更されています。
