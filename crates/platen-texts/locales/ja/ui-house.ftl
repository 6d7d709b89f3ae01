# ページ上の印刷所、作業台、選択シート。

## 印刷所

ui-house-yours = あなたの印刷所
ui-house-of = { $seat }の印刷所
ui-house-free = 無料
ui-house-both = 両方
ui-house-now = 今
ui-house-in-round = R{ $round }
ui-house-axle = 軸{ $axle }
ui-house-slot = 空きスロット
ui-house-buy = { $price }で活字を買う
ui-house-tracks = レベルと報酬
ui-house-rewards = レベルの報酬
ui-house-disc = ディスクはここ
ui-house-gears = 歯車
ui-house-gear = 軸{ $axle }、今：{ $now }
    .used = 軸{ $axle }、このラウンド使用済み：{ $now }
ui-house-sector = 軸{ $axle }、別の区分：{ $sector }
ui-house-ready = 達成できます（{ $what }）。
    .plain = 達成できます。
ui-house-lacks = 不足：{ $what }。
ui-house-waits = 次のラウンドを待ちます。
ui-house-wild = { $ink }、このラウンドはワイルド
ui-house-nothing-held = インクなし

## 作業台

ui-bench-title = オーダーを達成する
ui-bench-how = 活字やインクをタップしてから置き場所をタップするか、ドラッグします。スイッチで1行をまとめて置いたり外したりできます。
ui-bench-best = 最善の提案
ui-bench-order = オーダー{ $slot }
ui-bench-print = 印刷する
ui-bench-later = 後にする
ui-bench-lay = オーダー{ $slot }を印刷する
ui-bench-colours = オーダー{ $slot }の色
ui-bench-decoration = オーダー{ $slot }の装飾
ui-bench-bonus = 両方の追加報酬
ui-bench-leave-out = 省く
ui-bench-left-out = 省いた文字：{ $letter }
ui-bench-laid = { $piece }、配置済み
ui-bench-socket = { $piece }の場所、空き
ui-bench-stone = 作業台の上
ui-bench-loose = 作業台の上の{ $piece }
ui-bench-first = 先に
ui-bench-take-back = 取り消す：{ $action }
ui-bench-lacks = 不足：{ $what }。
ui-bench-to-buy = 購入費用は{ $cost }です。
ui-bench-gains = 得られるもの
ui-bench-empty = オーダーを置くと、得られるものが表示されます。
ui-bench-declare = 達成する
ui-bench-going = 手順を進めています。途中の選択があれば、先に選んでください。

## シート

ui-choose-back = 戻る
ui-choose-hide = テーブルを見る
ui-choose-show = 選ぶ
ui-choose-held = 所持：{ $count }
ui-choose-picked = 選択：{ $what }
ui-choose-symbols = カードの記号どおり
ui-choose-level = { $specialty }をレベル{ $level }に
