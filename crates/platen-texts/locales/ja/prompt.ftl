# 決めることと、ボタンの文字。

## The awaited decision, by phase

prompt-characters = 2枚のキャラクターから1枚を選んでください。
prompt-opening-orders = 最初のオーダーを取ってください：印刷カードと仕上カードを1枚ずつ。
prompt-opening-letters = 活字を3個取ってください。
prompt-name-wild = このラウンドのワイルドの色を宣言してください。
prompt-planning = マーカー{ $markers }個で計画してください。
    .asked = マーカーで計画してください。
prompt-planning-committed = 計画を決定しました。全員が決めるまでは取り消せます。
prompt-shift-marker = マーカーを1個移すか、そのままにしてください。
prompt-turn-orders = オーダーを取るか、パスしてください。
prompt-turn-inks = セットからインクを取るか、パスしてください。
prompt-turn-specialties = 特殊技能カードを取るか、パスしてください。
prompt-turn-gears = 歯車を取るか回すか、パスしてください。
prompt-turn-patronage = パトロンの報酬かカードを取るか、パスしてください。
prompt-turn-acted = ほかにすることがなければ、番を終えてください。
prompt-fulfil = オーダーを達成するか、パスしてください。
prompt-fulfil-nothing = 購入か歯車を使わなければ達成できるオーダーはありません。使うか、パスしてください。
prompt-fulfil-bonuses = 追加報酬{ $count }件を受け取るか辞退し、手順を終えてください。
    .asked = 追加報酬を受け取るか辞退し、手順を終えてください。
prompt-fulfil-declared = ほかにすることがなければ、手順を終えてください。
prompt-over = ゲームは終了しました。
prompt-waiting = { $seat }を待っています。
prompt-waiting-several = 待っている人：{ $seats }。
prompt-thinking = { $seat }が考えています。

## Rewards being resolved

prompt-frame-keep-gears = 次の軸の歯車を選び、有効な区分を決めてください。
prompt-frame-ungler-levels = Iに上げる特殊技能と、IIに上げる別の特殊技能を選んでください。
prompt-frame-ungler-ink = インクを1個取ってください。
prompt-frame-track = ディスクが報酬（{ $reward }）に届きました。受け取るか辞退してください。
    .asked = 報酬を受け取るか辞退してください。
prompt-frame-order = 引いたカードでオーダーを作るか、2ギルダーで追加を引くか、受け取らないかを選んでください。

## Buttons, by kind of action

action-keep-character = { $character }を選ぶ
action-keep-gear = 歯車{ $gear }を選ぶ
action-raise-two = { $to_one }をI、{ $to_two }をIIに
action-take-types = { $types }を取る
action-name-wild = { $ink }を宣言する
action-commit-plan = 計画を決定する
action-take-back-plan = 計画を取り消す
action-shift-marker = マーカーを移す：{ $from }→{ $to }
action-leave-markers = そのままにする
action-take-order = オーダーを取る
    .discard = オーダー{ $discard }を捨てて取る
action-take-inks = インクを{ $count }個取る
    .paid = { $paid ->
        [0] 無料
       *[other] { $paid }ギルダー
    }
action-take-specialty-card = カードを使う
    .raise = カードを{ $specialty }に使う
action-install-gear = 歯車{ $gear }を取り付ける
    .discard = 軸{ $axle }の歯車を捨てて歯車{ $gear }を取り付ける
action-turn-gear = 軸{ $axle }の歯車を回す
action-patronage-order = オーダーを得る
action-patronage-specialty = { $specialty }を上げる
action-patronage-guilders = 3ギルダーを得る
action-patronage-inks = { $inks }を取る
action-take-patronage-card = パトロンカードを取る
    .inks = { $inks }を使ってカードを取る
action-pass = パス
action-end-turn = 番を終える
    .step = 手順を終える
action-declare = オーダーを{ $count }件達成する
action-take-bonus = 追加報酬を受け取る：{ $bonus }
action-decline-bonus = 追加報酬を辞退する
action-buy-type = 活字{ $letter }を{ $cost }ギルダーで買う
action-use-gear = 歯車を使う：{ $sector }
action-swap-levels = { $a }と{ $b }を入れ替える
action-take-ink = { $ink }を取る
action-take-type = 活字{ $letter }を取る
action-draw-order = オーダーを引く
action-decline-reward = 報酬を辞退する
action-draw-more = 2ギルダーであと2枚引く
action-keep-order = このオーダーを受け取る
    .discard = オーダー{ $discard }を捨てて受け取る
action-keep-none = 受け取らない

## Choices within an action

extra-printing = 印刷カード2枚
extra-refinement = 仕上カード2枚
extra-both = 1枚ずつ

gear-choice-nothing = 使う
gear-choice-exchange-ink = { $give }を渡して{ $take }を取る
gear-choice-exchange-type = { $give }を渡して{ $take }を取る
gear-choice-raise = { $specialty }を上げる
gear-choice-sell-for-fame = { $letter }を名声3点に換える
gear-choice-sell-for-guilders = { $letter }を5ギルダーに換える
gear-choice-ink-for-two = { $give }を渡して{ $inks }を取る
gear-choice-buy = 活字を{ $count }個買う
