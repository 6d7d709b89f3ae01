### テーブルのまわりの画面：スタート、準備、設定、保存したゲーム、結果、読みもの、再生。

## スタート

ui-tagline = 本を刷り、歯車を回し、名声を得よう。1〜4人用の非公式「グーテンベルク」。
ui-opening = お待ちください…
ui-continue = つづける
ui-alone = ひとりで遊ぶ
ui-alone-about = オートマを相手に、称号をめざす
ui-new = 新しいゲーム
ui-new-about = ボットと、またはこの端末を囲んで
ui-daily = 今日の配り
ui-daily-about = { $date }：だれにも同じ配り
ui-daily-best = { $date }：だれにも同じ配り。あなたの最高：{ $fame }
ui-rules = ルール
ui-rules-about = 章ごとに、検索つき
ui-games = 記録
ui-games-about = 保存、ファイル、再生
ui-first-about = 案内つきで
ui-coach-end = ここからは自分で
ui-options = 設定
ui-options-about = 言語と見た目
ui-about = Platenについて
ui-offline = オフラインでも遊べます

## シート

ui-close = 閉じる
ui-back = 戻る
ui-line = { $line }行目：{ $text }

## 準備

ui-seats = プレイヤー
ui-seat = 席{ $number }
ui-name = 名前
ui-level = レベル
ui-person = 人
ui-bot = ボット
ui-empty = なし
ui-automa-needed = 1人のときは、必ずオートマが加わります。
ui-automa-full = 満席のため、オートマの席はありません。
ui-hints = ヒント
ui-hints-about = 最善の手をボットにたずねられます。
ui-undo = 取り消し
ui-undo-about = 隠れたものが明らかになるまで、手を戻せます。
ui-more = ハウスルール、シード、カードセット
ui-seed = シード
ui-seed-about = 整数を入れると同じ配りになります。空なら新しく配ります。
ui-set = カードセット
ui-set-house = ハウスセット
ui-set-choose = ファイルを選ぶ…
ui-set-about = 製品をお持ちの方は、ご自分のカードをファイルに書いて使えます。
ui-deal = 配る

## 保存したゲームとファイル

ui-no-games = 保存されたゲームはまだありません。遊んだものはすべて自動で保存されます。
ui-file-open = ファイルを開く…
ui-file-about = 途中のゲームは続きから、終わったゲームの記録は再生します。
ui-file-save = ファイルに保存
ui-round-of = 第{ $round }ラウンド（全6）
ui-finished = 終了
ui-remove = 削除
ui-remove-sure = このゲームを完全に削除しますか。元には戻せません。
ui-remove-keep = 残す

## 設定

ui-language = 言語
ui-device = 端末にあわせる
ui-theme = 明るさ
ui-theme-light = 昼
ui-theme-dark = 夜
ui-motion = 動き
ui-motion-off = なし
ui-motion-fast = 速い
ui-motion-normal = ふつう
ui-sound = 音

## 結果

ui-end-win = { $names }が名声{ $fame }で勝利
ui-end-shared = { $names }が名声{ $fame }で勝利を分けあう
ui-end-title = { $title }（名声{ $fame }）
ui-end-next = あと{ $more }で{ $title }でした。
ui-end-second = { $names }：{ $place }位、名声{ $fame }。
ui-end-best = この卓での最高：{ $fame }。
ui-end-new-best = この端末での新記録！
ui-end-source = 内訳
ui-end-chart = ラウンドごとの名声
ui-end-numbers = 数値
ui-end-table = テーブルを見る
ui-end-again = 結果
ui-same-deal = 同じ配りでもう一度
ui-new-deal = 新しい配り
ui-to-start = スタートへ
ui-replay = 再生

## 読みもの

ui-search = ルールを検索
ui-found = { $count }件
ui-not-found = 見つかりません。一語で試してください。
ui-tip = コツ
ui-play-well = 遊び方
ui-book-rules = ルール
ui-book-printers = 印刷人
ui-book-history = 印刷の起源
ui-book-titles = 称号
ui-contents = 目次

## 再生

ui-first = 最初へ
ui-previous = 一手戻る
ui-next = 一手進む
ui-last = 最後へ
ui-play = 再生する
ui-pause = 止める
ui-step = 手
ui-step-of = { $step } / { $steps }
ui-seen-by = 視点
ui-spectator = 観戦者
ui-play-on = ここから遊ぶ
ui-what-happened = できごと
ui-the-houses = 印刷所

## うまくいかないとき

ui-broken = ここではPlatenを続けられません
ui-broken-storage = ゲームはこのブラウザーに保存しますが、許可されていません。プライベートウィンドウや保存の禁止が原因です。
ui-broken-worker = ゲームを動かす部分が何度も止まりました。ページを読み込み直してください。保存したゲームは無事です。
ui-try-again = もう一度
ui-elsewhere = このゲームは別のタブで開いています
ui-elsewhere-about = 何も失われないよう、一つのゲームは一つのタブだけで遊べます。
ui-go-on-here = ここで続ける
ui-other-games = ほかのゲーム
ui-no-game = このゲームはこのブラウザーに保存されていません。
ui-not-kept = 保存できなかったため、実行されませんでした。ディスクがいっぱいではありませんか。
ui-file-too-long = ゲームのファイルとしては長すぎます。
ui-worker-lost = ゲームを開き直しました。最後の手をもう一度行ってください。
ui-new-version = 新しいバージョンがあります。
ui-reload = 読み込み直す

## Platenについて

ui-about-what = Platenはボードゲーム「グーテンベルク」のソフトウェアです。ルールにはすべて番号とテストがあり、ボット、オートマ、記録、再生を備えます。ゲームはこのブラウザーの中で動き、保存されます。どこにも送信しません。
ui-about-unofficial = 言葉も絵もカードの数値も独自の、非公式の翻案です。ゲームの作者や出版社とは関係ありません。気に入ったら、ぜひ製品版をお求めください。
ui-about-licence = プログラムは、MITライセンスまたはApacheライセンス2.0のどちらかを選べる自由なソフトウェアです。
ui-about-fonts = SIL Open Font License 1.1の書体：{ $fonts }。
ui-version = バージョン{ $version }
