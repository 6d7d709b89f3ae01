### テーブルのまわりの画面：スタート、準備、設定、保存したゲーム、結果、読みもの、再生。

## スタート

ui-tagline = 本を刷り、歯車を回し、名声を得よう。1〜4人用の非公式「グーテンベルク」。
ui-opening = お待ちください…
ui-continue = 続ける
ui-alone = ひとりで遊ぶ
ui-alone-about = オートマを相手に称号を目指す
ui-new = 新しいゲーム
ui-new-about = ボットと、またはこの端末で友だちと
ui-daily = 今日のゲーム
ui-daily-about = { $date }：全員が同じ初期配置
ui-daily-best = { $date }：全員が同じ初期配置。自己ベスト：{ $fame }
ui-rules = ルール
ui-rules-about = 章ごとに、検索つき
ui-games = 保存したゲーム
ui-games-about = 続き、再生、ファイルを開く
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
ui-person = 人間
ui-bot = ボット
ui-empty = なし
ui-automa-needed = 1人のときは、必ずオートマが加わります。
ui-automa-full = 満席のため、オートマの席はありません。
ui-hints = ヒント
ui-hints-about = 最善の手をボットに聞けます。
ui-undo = 元に戻す
ui-undo-about = 隠れた情報が明らかになるまで、手を元に戻せます。
ui-more = ハウスルール、シード、カードセット
ui-seed = シード
ui-seed-about = 同じ整数を入れると同じゲームを再現できます。空欄なら新しく配ります。
ui-set = カードセット
ui-set-house = ハウスセット
ui-set-choose = ファイルを選ぶ…
ui-set-about = 製品をお持ちの方は、ご自分のカードをファイルに書いて使えます。
ui-deal = ゲームを始める

## 保存したゲームとファイル

ui-no-games = 保存されたゲームはまだありません。遊んだものはすべて自動で保存されます。
ui-file-open = ファイルを開く…
ui-file-about = 途中のゲームは続きから、終わったゲームの記録は再生します。
ui-file-set = カードセットを選ぶ…
ui-file-save = ファイルに保存
ui-round-of = ラウンド{ $round }／6
ui-finished = 終了
ui-remove = 削除
ui-remove-sure = このゲームを完全に削除しますか？　元には戻せません。
ui-remove-keep = 残す

## 設定

ui-language = 言語
ui-device = 端末に合わせる
ui-theme = 明るさ
ui-theme-light = 昼
ui-theme-dark = 夜
ui-motion = 動き
ui-motion-off = なし
ui-motion-fast = 速い
ui-motion-normal = ふつう
ui-sound = 音

## 結果

ui-end-win = { $names }が名声{ $fame }点で勝利
ui-end-shared = { $names }が名声{ $fame }点で勝利を分け合う
ui-end-title = { $title }（名声{ $fame }点）
ui-end-next = あと{ $more }点で{ $title }でした。
ui-end-second = { $names }：{ $place }位、名声{ $fame }点。
ui-end-best = 同じ構成での、この端末の最高記録：{ $fame }。
ui-end-new-best = この端末での新記録！
ui-end-source = 名声の内訳
ui-end-chart = ラウンドごとの名声
ui-end-numbers = 数値
ui-end-table = テーブルを見る
ui-end-again = 結果
ui-same-deal = 同じ初期配置でもう一度
ui-new-deal = 新しい初期配置で遊ぶ
ui-to-start = スタート画面へ
ui-replay = 再生

## 読みもの

ui-search = ルールを検索
ui-found = { $count }件
ui-not-found = 見つかりません。1語で試してください。
ui-tip = コツ
ui-play-well = 活かし方
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
ui-pause = 一時停止
ui-step = 手
ui-step-of = { $step } / { $steps }
ui-seen-by = 視点
ui-spectator = 観戦者
ui-play-on = ここから遊ぶ
ui-what-happened = できごと
ui-the-houses = 印刷所

## うまくいかないとき

ui-broken = Platenを続けられません
ui-broken-storage = ゲームはこのブラウザーに保存しますが、保存が許可されていません。多くの場合、プライベートウィンドウか保存のブロックが原因です。このページで許可してください。
ui-broken-worker = ゲームを動かす部分が何度も止まりました。ページを読み込み直してください。保存したゲームは無事です。
ui-try-again = もう一度試す
ui-elsewhere = このゲームは別のタブで開いています
ui-elsewhere-about = データが失われないように、1つのゲームは同時に1つのタブでしか遊べません。
ui-go-on-here = ここで続ける
ui-other-games = ほかのゲーム
ui-no-game = このゲームはこのブラウザーに保存されていません。
ui-not-kept = 別のタブでこのゲームが先に進んでいました。そこでの状態を表示しています。
ui-file-too-long = ゲームのファイルとしては長すぎます。
ui-worker-lost = ゲームを開き直しました。最後の手をもう一度行ってください。
ui-new-version = 新しいバージョンがあります。
ui-reload = 読み込み直す

## Platenについて

ui-about-what = Platenはボードゲーム「グーテンベルク」のソフトウェアです。ルールにはすべて番号とテストがあり、ボット、オートマ、記録、再生を備えています。ゲームはこのブラウザーの中で動き、保存されます。ほかの人といっしょに遊ぶゲームだけが、このページを配信したサーバーに送られます。
ui-about-unofficial = 言葉も絵もカードの数値も独自の、非公式の翻案です。ゲームの作者や出版社とは関係ありません。気に入ったら、ぜひ製品版をお求めください。
ui-about-licence = プログラムはフリーソフトウェアです。MITライセンスかApacheライセンス2.0のどちらかを選べます。
ui-about-fonts = SIL Open Font License 1.1の書体：{ $fonts }。
ui-version = バージョン{ $version }
