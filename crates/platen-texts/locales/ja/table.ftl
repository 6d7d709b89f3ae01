# キーボードで遊ぶ卓。

## The board

table-round = ラウンド
table-first = ファーストプレイヤー：{ $seat }
table-taken = 済
table-from = { $round }から
table-bare = 何も残っていません
table-display = 最初のオーダー：1人2件
table-set = セット{ $set }
table-bag = 袋
table-both = 両方：{ $bonus }
table-both-refinements = 両方の仕上：{ $bonus }
table-guilders = { $count }ギ
table-fame = 名{ $count }

## A printing house

table-types = 活字
table-next-type = 次は{ $cost }
table-inks = インク
table-wild = ワイルド
table-patronage = パトロン { $cards }
table-levels = レベル
table-disc = ディスク
table-disc-at = ディスク{ $level }
table-gears = 歯車
table-no-gears = 歯車なし
table-free-axles = 空きの軸3本
table-gear = 歯車{ $gear }
table-used = 使用済み
table-orders = オーダー
table-lacks = 不足 { $what }
table-lacks-both = 両方

## Questions on the way to an action

ask-back = { $question }（b：戻る）
ask-first-sector = 最初に有効にする区分はどれですか？
ask-to-one = レベルIにするもう1つはどれですか？
ask-to-action = どのアクションに移しますか？
ask-refinement = どの仕上カードと組み合わせますか？
ask-discard-order = 代わりに捨てるオーダーはどれですか？
ask-discard-gear = 代わりに捨てる歯車はどれですか？
ask-specialty = どの特殊技能ですか？
ask-to-sector = どの区分にしますか？
ask-inks = どのインクですか？
ask-spend = どのインクを使いますか？
ask-type = どの活字ですか？
ask-how = どうしますか？
ask-two = どの2つですか？
ask-order = オーダー{ $order }はどうしますか？

## Answers

choice-any-time = いつでも
choice-pay-two = 2ギルダー払う
choice-draw = { $cards }を引く
choice-plan = 計画 { $plan }
choice-keep-gear = 歯車{ $gear }を選ぶ
choice-level = { $specialty }をレベル{ $level }に
choice-move-from = マーカーを移す：{ $from }
choice-set = セット{ $set }：{ $inks }（{ $price }）
choice-specialty-card = カード{ $card }
choice-one-level = カード{ $card }で好きな特殊技能を1レベル上げる
choice-take-gear = 歯車{ $gear }を取る
choice-turn-gear = { $gear }を手で回す
choice-use-gear = { $gear }を使う
choice-axle = 軸{ $axle }：{ $sector }
choice-patronage-card = パトロンカード{ $card }：終了時に名声8点
choice-printing = 印刷カード{ $card }
choice-bonus = カード{ $card }の追加報酬：{ $bonus }
choice-decline-bonus = カード{ $card }の追加報酬を辞退する
choice-buy = 活字を{ $price }で買う
choice-swap = 2つのレベルを入れ替える
choice-declare = 達成するものをオーダーごとに選ぶ
choice-best = 達成 { $orders }：{ $guilders }、{ $fame }
choice-leave = 見送る
choice-fulfil = 達成する
choice-fulfil-how = 達成する（{ $manner }）
choice-raised = { $specialty }（{ $from }→{ $to }）
choice-beyond = { $specialty }（VI：代わりに3ギルダー）
choice-sector = { $now }（次のラウンド { $next }、その次 { $after }）

## What is said at the table

say-plan-how = 5つの数（例：2 2 1 1 1）：{ $rows }。
say-more = …ほか{ $count }件（log）
say-no = できません：{ $why }（{ $rule }）
say-not-undone = 元に戻せません：{ $why }
say-can = 問題ありません。今できます。
say-not-now = 今はできません：{ $why }
say-no-choice = 選択肢{ $number }はありません。1から{ $count }までです。
say-nobody = 「{ $name }」という人はこのキーボードにいません。
say-hand-over = { $seat }の計画です。交代してEnterを押してください >
say-try-again = Enterで再試行、qで終了 >
say-not-kept = 記録できなかったため、何も行いませんでした。
say-nothing-to-decide = 今決めることはありません。
say-saved = 保存しました。`{ $command }`で続けられます。
say-exists = { $file }はすでにあります。別のファイル名にしてください。
say-recorded = 記録は{ $file }にあります。
say-stopped = ゲームをここで止めます。
say-last-saved = 最後の保存は{ $file }です。
say-not-saved = 保存されていません（--recordの指定なし）。
say-go-on = 記録は{ $count }件です。続けるには
say-unclear = 「{ $line }」は番号でもコマンドでもアクションでもありません。?で一覧が出ます。
say-no-rule = ルール「{ $rule }」はありません。候補：{ $known }
say-save-how = saveにはファイル名が必要です：save my-game.platen
say-as-how = asにはプレイヤーとアクションが必要です：as Ben buy A
score-final = 最終得点
score-so-far = 現時点の得点

## What can be typed, a line each

help-1 = 番号
    .means = 選ぶ
help-2 = b
    .means = 質問に戻る
help-3 = u
    .means = 直前の自分の行動を元に戻す
help-4 = 2 2 1 1 1
    .means = 計画：オーダー、インク、特殊技能、歯車、パトロンに置くマーカー
help-5 = AIO
    .means = 最初の活字3個
help-6 = hint
    .means = 見えている範囲から強いプレイヤーが選ぶ最善の手
help-7 = log, log all
    .means = このラウンドの、または最初からの出来事
help-8 = score
    .means = 今終わった場合の得点
help-9 = rules ID
    .means = ルールを表示（例：rules ORD-2）
help-10 = why ACTION
    .means = そのアクションができない理由
help-11 = as NAME ACTION
    .means = 別のプレイヤーのフリーアクション
help-12 = save FILE
    .means = 記録をファイルに保存
help-13 = q
    .means = 終了
help-14 = アクション
    .means = docs/notation.md の書き方で
help-signs = 記号：ギ ギルダー、名 名声、赤青金銀（緑）インク、▸有効◂な区分、✓ そろった、両方：追加報酬
