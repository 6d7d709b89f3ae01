# ゲームの言葉。IDの決まりは ../README.md を参照。

## Types, inks, specialties

letter-a = A
    .type = 活字A
letter-i = I
    .type = 活字I
letter-o = O
    .type = 活字O
letter-u = U
    .type = 活字U

ink-red = 赤
    .token = 赤インク
    .sign = 赤
ink-blue = 青
    .token = 青インク
    .sign = 青
ink-gold = 金
    .token = 金インク
    .sign = 金
ink-silver = 銀
    .token = 銀インク
    .sign = 銀
ink-green = 緑
    .token = 緑インク
    .sign = 緑

specialty-typesetting = 組版
    .short = 組版
specialty-woodcutting = 木版
    .short = 木版
specialty-binding = 製本
    .short = 製本
specialty-illuminating = 彩飾
    .short = 彩飾

## Things, one and many

noun-order = オーダー
    .plural = オーダー
noun-printing-card = 印刷カード
    .plural = 印刷カード
noun-refinement-card = 仕上カード
    .plural = 仕上カード
noun-specialty-card = 特殊技能カード
    .plural = 特殊技能カード
noun-patronage-card = パトロンカード
    .plural = パトロンカード
noun-planning-card = 計画カード
    .plural = 計画カード
noun-execution-card = 実行カード
    .plural = 実行カード
noun-type = 活字
    .plural = 活字
noun-ink = インク
    .plural = インク
noun-ink-set = インクのセット
    .plural = インクのセット
noun-specialty = 特殊技能
    .plural = 特殊技能
noun-level = レベル
    .plural = レベル
noun-gear = 歯車
    .plural = 歯車
noun-sector = 区分
    .plural = 区分
noun-axle = 軸
    .plural = 軸
noun-guilder = ギルダー
    .plural = ギルダー
noun-fame = 名声
    .plural = 名声
noun-marker = イニシアティブマーカー
    .plural = イニシアティブマーカー
noun-character = キャラクター
    .plural = キャラクター
noun-reward = 報酬
    .plural = 報酬
noun-patronage-reward = 報酬
    .plural = 報酬
noun-order-as-reward = 報酬としてのオーダー
    .plural = 報酬としてのオーダー
noun-bonus = 追加報酬
    .plural = 追加報酬
noun-round = ラウンド
    .plural = ラウンド
noun-player = プレイヤー
    .plural = プレイヤー
noun-slot = スロット
    .plural = スロット
noun-card = カード
    .plural = カード
noun-colours = 色
noun-decoration = 装飾
noun-bag = 袋
noun-bank = 銀行
noun-supply = ストック
noun-deck = 山札
noun-discard-pile = 捨て札
noun-reward-track = 報酬トラック
noun-disc = ディスク
noun-printing-house = 印刷所
noun-main-board = メインボード
noun-initiative-board = イニシアティブボード
noun-screen = ついたて
noun-round-track = ラウンドトラック
noun-round-marker = ラウンドマーカー
noun-fame-track = 名声トラック
noun-first-player = ファーストプレイヤー
noun-first-player-token = ファーストプレイヤートークン
noun-patronage = パトロン
noun-automa = オートマ
noun-used-gear = 使用済み歯車
noun-wild = ワイルド
noun-set-up = ゲームの準備
noun-end-of-game = ゲームの終了

## Things, counted

count-orders = オーダー{ $count }件
count-types = 活字{ $count }個
count-inks = インク{ $count }個
count-guilders = { $count }ギルダー
count-fame = 名声{ $count }点
count-markers = マーカー{ $count }個
count-gears = 歯車{ $count }枚
count-cards = カード{ $count }枚
count-bonuses = 追加報酬{ $count }件
count-players = { $count }人
level-of = { $specialty }{ $level }
item-and = { $first }、{ $last }
item-comma = { $first }、{ $last }
player-with-fame = { $name }（{ $fame }）
item-semicolon = { $first }；{ $last }
times = { $what }×{ $count }
numbered = { $what }{ $number }
plan-of = { $row } { $markers }
sector-number = 区分{ $number }
nothing = なし

## The actions: row of the board, and the step of the round

row-orders = オーダー
row-inks = インク
row-specialties = 特殊技能
row-gears = 歯車
row-patronage = パトロン
row-fulfil = 達成

step-turn-gears = 歯車の回転
step-plan = 計画
step-execute = 計画の実施
step-orders = オーダーを取る
step-inks = インクを取る
step-specialties = 特殊技能の開発
step-gears = 印刷所の改良
step-patronage = パトロン
step-fulfil = オーダーを達成する
step-next-round = 次のラウンドの準備

## Sectors of the gears (GRW-1 to GRW-13): short name and effect

sector-grw-1 = インクの交換
    .effect = 自分のインク1個を袋に入れ、別の色のインク1個を取ります。
sector-grw-2 = 活字の交換
    .effect = 自分の活字1個を別の文字と交換します。
sector-grw-3 = 最低レベル+1
    .effect = 最もレベルの低い特殊技能を1上げます。同じレベルなら選べます。
sector-grw-4 = ラウンド数の名声
    .effect = 現在のラウンド数と同じ点数の名声を得ます。
sector-grw-5 = オーダー
    .effect = 報酬としてオーダーを得ます。
sector-grw-6 = 活字の売却
    .effect = 活字1個を捨て、名声3点か5ギルダーを得ます。
sector-grw-7 = { $ink }で名声
    .effect = 色も達成するオーダーのうち{ $ink }を示すもの1件につき、名声2点を得ます。
sector-grw-8 = { $ink }を取る
    .effect = 袋から{ $ink }のインク1個を取ります。
sector-grw-9 = { $ink }をインク2個に
    .effect = { $ink }のインク1個を袋に入れ、好きなインク2個を取ります。
sector-grw-10 = { $letter }で名声
    .effect = 達成するオーダーのうち活字{ $letter }を示すもの1件につき、名声2点を得ます。
sector-grw-11 = { $letter }を3ギルダー引き
    .effect = 活字{ $letter }を3ギルダー安く買います。
sector-grw-12 = { $specialty }で名声
    .effect = 装飾も達成するオーダーのうち{ $specialty }を示すもの1件につき、名声2点を得ます。
sector-grw-13 = { $specialty }+1
    .effect = { $specialty }を1レベル上げます。

## Bonuses of refinement cards

bonus-inks = 好きなインク{ $count }個
bonus-guilders = { $count }ギルダー
bonus-fame = 名声{ $count }点
bonus-specialty = 特殊技能1つを1レベル上げる
bonus-order = オーダー

## Patronage rewards and rewards of the track

patronage-reward-order = オーダー
patronage-reward-specialty = 特殊技能1つを1レベル上げる
patronage-reward-guilders = 3ギルダー
patronage-reward-inks = 好きなインク2個

track-reward-ink = インク
track-reward-order = オーダー
track-reward-type = 活字

## Where something comes from

why-bought = 購入
why-gear = 歯車
why-specialty-card = 特殊技能カード
why-beyond-top = レベルVI超え
why-track = 報酬トラック
why-patronage = パトロン
why-patronage-card = パトロンカード
why-spent = 色
why-printing = 印刷
why-colours = 色
why-decoration = 装飾
why-bonus = 追加報酬
why-guillard = シャルロット・ギヤール
why-ungler = ヘレナ・アングラー
why-tory = ジェフロワ・トリー
why-improved = 新しい歯車

deck-printing = 印刷カード
deck-refinement = 仕上カード
deck-specialty = 特殊技能カード
deck-gears = 歯車
deck-patronage = パトロンカード
deck-characters = キャラクター
deck-planning = 計画カード
deck-execution = 実行カード
deck-bag = 袋
deck-first-player = ファーストプレイヤー

## Characters

character-gutenberg = ヨハネス・グーテンベルク
    .power = ラウンドに1回、計画の公開後に、自分のマーカー1個を別のアクションへ移せます。
character-guillard = シャルロット・ギヤール
    .power = 4枚から選んだ歯車2枚を持って始めます。
character-manuzio = アルド・マヌージオ
    .power = オーダーを2件以上同時に達成するとき、そのうち1件の文字を1つ省けます。
character-ungler = ヘレナ・アングラー
    .power = 特殊技能1つをI、別の1つをIIにし、好きなインク1個を持って始めます。
character-schoeffer = ペーター・シェーファー
    .power = ラウンドに歯車1枚を2回使えます。使用は合計3回までです。
character-tory = ジェフロワ・トリー
    .power = 各ラウンドの終わりに、持っているインクがすべて自分のオーダーに合えば名声3点を得ます。
character-plantin = クリストフ・プランタン
    .power = ラウンドに1回、自分の特殊技能2つのレベルを入れ替えられます。
character-caxton = ウィリアム・キャクストン
    .power = 毎ラウンド色を1つ宣言し、その色の自分のインクはワイルドになります。
character-fiol = シュヴァイポルト・フィオル
    .power = 仕上げの2つのうち片方だけでも、オーダーの追加報酬を得られます。
character-vietor = ヒエロニムス・ヴィエトール
    .power = ゲームの終了時、3ギルダーごとに名声を1点ではなく2点得ます。

## Titles for one player (END-4)

title-student = 学生
    .range = 名声100点まで
title-senior-student = 上級学生
    .range = 名声101～110点
title-apprentice = 徒弟
    .range = 名声111～120点
title-senior-apprentice = 上級徒弟
    .range = 名声121～130点
title-junior-master = 若親方
    .range = 名声131～140点
title-master-of-printing = 印刷の親方
    .range = 名声141～150点
title-guildmaster = ギルドマスター
    .range = 名声151点以上

## Score sheet

score-colours = 色
score-decoration = 装飾
score-bonus = 追加報酬
score-gears = 歯車
score-tory = ジェフロワ・トリー
score-specialties = 特殊技能
score-patronage = パトロンカード
score-guilders = ギルダー
score-total = 名声の合計

## Levels of bots

bot-random = ランダム
    .about = できることを何も考えずに選びます。
bot-novice = 初心者
    .about = 一手先だけを見ます。
bot-journeyman = 職人
    .about = ラウンドの先を手短に読みます。
bot-expert = 熟練者
    .about = ラウンドの先をじっくり読みます。
bot-master = 親方
    .about = 最も長く考え、最も手ごわい相手です。

## Who sits where

seat-automa = オートマ
seat-player = 印刷人{ $number }
seat-bot = { $number ->
    [1] コンラート
    [2] アグネス
    [3] ウルリヒ
   *[other] バルバラ
}

## Options of a game

option-players = プレイヤー数
    .about = オートマを除いた人数です。
option-edition = 版
    .about = どの版のルールで遊ぶかです。
option-edition-second = 第2版
    .about = 銀インク。歯車で安く買える活字は1回に1個です。
option-edition-first = 第1版
    .about = 緑インク。歯車で安く買える活字は何個でもかまいません。
option-characters = キャラクター
    .about = 各プレイヤーがキャラクターを持つかどうかです。
option-characters-on = あり
    .about = 2枚のキャラクターから1枚を選びます。
option-characters-off = なし
    .about = 特別な能力は誰にもありません。
option-automa = オートマ
    .about = オートマも参加するかどうかです。1人なら必ず参加します。
option-automa-on = あり
    .about = オートマも計画し、ボードのものを取り除きます。
option-automa-off = なし
    .about = ボードから取るのはプレイヤーだけです。
option-first-player = ファーストプレイヤー
    .about = 誰から始めるかです。オートマがいればオートマからです。
option-first-player-random = 無作為
    .about = シードで決まります。
option-first-player-seat = { $seat }
    .about = { $seat }から始めます。
option-free-actions = フリーアクション
    .about = 活字の購入、歯車の使用、レベルの入れ替えができる時です。
option-free-actions-any-time = いつでも
    .about = ほかのプレイヤーが決めている間もできます。
option-free-actions-own-decisions = 自分の番だけ
    .about = 自分が決めるときだけできます。
option-reward-order-when-full = 4件あるときの報酬オーダー
    .about = すでに4件持っているとき、報酬としてのオーダーがどうなるかです。
option-reward-order-when-full-discard = 捨てられる
    .about = 4件のうち1件を捨てて受け取れます。
option-reward-order-when-full-needs-slot = 空きが必要
    .about = 空いたスロットがなければ何も得られません。
option-gear-counts-ink = インクを数える歯車
    .about = ワイルドのインクで払ったオーダーで何を数えるかです。
option-gear-counts-ink-symbol = 記号
    .about = カードに示された色を数えます。
option-gear-counts-ink-token = トークン
    .about = 実際に使ったインクを数えます。
option-left-out-counts = 省いた文字
    .about = アルド・マヌージオが省いた文字を歯車が数えるかどうかです。
option-left-out-counts-on = 数える
    .about = 置いたものとして数えます。
option-left-out-counts-off = 数えない
    .about = 実際に置いた文字だけを数えます。
option-cheap-types = 3引きの活字
    .about = その歯車を1回使って買える活字の数です。
option-cheap-types-one = 1個
    .about = 1回に1個だけです。
option-cheap-types-many = 何個でも
    .about = 払えるだけ買えます。
option-tory-without-inks = インクのないジェフロワ・トリー
    .about = インクを1個も持たないときに名声を得るかどうかです。
option-tory-without-inks-on = 得る
    .about = インクがなくても得ます。
option-tory-without-inks-off = 得ない
    .about = 少なくとも1個のインクが必要です。
