# ブラウザーでのテーブル。質問の横に出るものと、読み上げで聞くもの。

## ページの各部

play-menu = メニュー
play-board = メインボード
play-others = ほかのプレイヤー
play-prompt = 決めること
play-panels = テーブルの各部
play-rounds = ラウンドとパトロンカード
play-log = 記録
play-keys = キー操作
play-words = 文字で見るボード
play-recap = ほかのプレイヤーがしたこと
    .short = 経過
play-close = 閉じる
play-to-start = スタート画面へ
play-house-of = { $seat }の印刷所
play-tab-board = ボード
play-tab-house = 印刷所
play-tab-others = ほか

## 質問の横

play-back = 戻る
play-undo-short = 戻す
play-undo = { $count ->
    [0] 元に戻す
   *[other] 元に戻す（{ $count }手まで）
}
play-hurry = 今すぐ決めさせる
play-hand-to = { $seat }に端末を渡す
play-next = 次は{ $seat }の番です。
play-meanwhile = その間も歯車の使用と活字の購入ができます。
play-seat-order = このラウンドのプレイヤー順：{ $seats }
play-ties = 同数のときはプレイヤー順：{ $seats }
play-go-on = 手番順を隠す
play-take = 受け取る
play-for-fame = 名声3点と引き換え
play-for-guilders = 5ギルダーと引き換え
play-symbols = カードの記号どおり
play-ask-printing = どの印刷カードと組み合わせますか？
play-ask-raise = カードの記号どおりに上げますか、好きな特殊技能を1つ上げますか？
play-marker-from = { $row }からマーカーを移す
play-marker-to = { $row }へマーカーを移す

## 計画と手番順

play-left = 残り
play-clear = 全部戻す
play-not-all = 先にすべてのマーカーを置いてください。
play-slots = { $row }：マーカー{ $count }個
play-nobody = なし
play-tie = 同数：ファーストプレイヤートークンからのプレイヤー順で決まります。
play-turn = { $seat }、マーカー{ $count }個
play-turn-tied = { $seat }、マーカー{ $count }個（同数、プレイヤー順で後）
play-turn-passed = { $seat }、マーカー{ $count }個（パス）

## 選ぶと得られるもの

play-brings-types = オーダー{ $order }の活字がそろう
play-brings-colours = オーダー{ $order }の色がそろう
play-brings-decoration = オーダー{ $order }の装飾がそろう
play-brings-nears = オーダー{ $order }：インクあと{ $count }個
play-brings-reward = レベル{ $level }：{ $reward }

## コンポーネントの説明

play-tip-type = 活字{ $letter }：{ $held }個持っています。次の活字は{ $price }です。
play-tip-ink = { $ink }：手元に{ $held }個、袋に{ $bag }個あります。
play-tip-sector = 軸{ $axle }：{ $sector }
play-tip-row = { $row ->
    [orders] 印刷カードと仕上カードを1枚ずつ取り、合わせて1つのオーダーにします。
    [inks] 1つのセットから、左から順にインクを1～3個取ります。
    [specialties] 特殊技能カードを1枚取り、描かれた技能か、好きな技能1つを上げます。
    [gears] 歯車を1枚取り付けるか、自分の歯車1枚を手で回します。
   *[patronage] 4つの報酬のうち1つか、条件を満たすパトロンカード1枚を取ります。
}
play-tip-round = { $is ->
    [past] ラウンド{ $round }は終わりました。
    [now] 全6ラウンドのうち、ラウンド{ $round }です。
   *[coming] 全6ラウンドのうちのラウンド{ $round }。
}
play-tip-first = ファーストプレイヤー：プレイヤー順はここから始まり、同数の場合を決めます。
play-nothing-placed = まだマーカーを1つも置いていません。

## 記録

play-close-of-round = ラウンドの終わり
play-log-section = ラウンド{ $round }：{ $section }

## 端末の受け渡し

play-hand-over = 端末を渡してください
play-hand-over-why = 計画は秘密です。次に計画する人が端末を受け取り、自分の名前をタップしてください。
play-i-am = { $seat }です

## 手助け

play-hint = ヒント：強いプレイヤーならどうする？
    .short = ヒント
play-hint-stop = ここまでの最善を見る
play-hint-thinking = 選択肢を考えています
play-hint-best = おすすめの手
play-hint-fame = 名声{ $fame }点
play-hint-equal = 同じくらい良い手
play-hint-caution = ゲーム終了時に見込まれる名声と、差がつくところです。手をタップするとテーブル上に示します。
play-try = コピーで試す（実際のゲームは進みません）
    .short = 試す
play-try-leave = お試しを終える
play-trial = お試し：これはコピーです。隠れた情報は配り直されており、ここでの結果は実際のゲームに影響しません。
play-trial-ends = お試しはここまでです。次は{ $seats }の番になります。一手戻すか、お試しを終えてください。

## キー操作

play-key-tab = 次のまとまり
play-key-across = 次・前のコンポーネント
play-key-regions = テーブルの次・前の部分
play-key-rows = ボードの列
play-key-prompt = 質問
play-key-choose = 選ぶ
play-key-back = 戻る、閉じる、ボットに今すぐ決めさせる
play-key-undo = 元に戻す
play-key-pass = パス
play-key-end = 番を終える、計画を決定する
play-key-hint = ヒント
play-key-rule = 示したもののルールを開く
play-key-lesson = レッスン
play-key-log = 記録
play-key-words = 文字で見るボード
play-key-keys = この一覧

words-bag = 袋の中：{ $inks }
words-price = 次の活字は{ $price }
words-disc = ディスクはレベル{ $level }
words-gear = 軸{ $axle }：今は{ $now }、次は{ $next }、その次は{ $after }
    .used = 軸{ $axle }（使用済み）：{ $now }、次は{ $next }、その次は{ $after }
words-empty = 空きスペース
words-taken = { $what }：{ $seats }が取得
words-from = 第{ $round }ラウンドから：{ $card }
