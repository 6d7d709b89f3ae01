### いっしょに遊ぶ：名前、共有テーブル、待合室、サーバーとの接続。

## 入口と名前

far-together = いっしょに遊ぶ
far-together-about = 別の端末の友だちと
far-turns = { $count }件のゲームがあなたの番です
far-name = あなたの名前
far-name-about = 名前だけで遊べます。パスワードもメールも要りません。
far-name-keep = この名前にする
far-begin = 始める
far-you-are = { $name }として遊んでいます
far-me = あなたの名前
far-code = 復元コード
far-code-about = 名前とゲームを別の端末に移せます。人に教えないでください。表示されるのは今だけです。
far-code-new = 新しいコードを作る
far-code-new-about = 前のコードは使えなくなり、ほかの端末はサインアウトします。
far-code-have = コードを持っています
far-code-enter = 別の端末のコード
far-code-use = この端末に名前を移す
far-copy = コピー
far-copied = コピーしました
far-notify = 自分の番を通知する
far-notify-about = ほかの画面を見ているとき、ブラウザーが知らせます。
far-sign-out = サインアウト
far-sign-out-about = この端末はあなたの名前を忘れます。復元コードがあれば戻れます。先に控えておいてください。
far-sign-out-sure = コードがないと、自分のゲームには戻れません。サインアウトしますか？
far-sign-out-here = この端末だけ
far-sign-out-everywhere = すべての端末
far-sign-out-stay = やめる
far-erase = 名前を消す
far-erase-about = 消すと、名前とコードがなくなります。ゲームは名前なしで残ります。
far-erase-sure = 名前を完全に消しますか？　自分のゲームには戻れなくなります。
far-erase-keep = 残す

## ゲームとテーブル

far-games = あなたのゲーム
far-no-games = ほかの人とのゲームはまだありません。
far-tables = 募集中のテーブル
far-no-tables = 今、募集中のテーブルはありません。
far-new = 新しいテーブル
far-your-turn = あなたの番
far-their-turn = 相手の番
far-gathering = プレイヤー待ち
far-closed = 閉じられました
far-seats-free = 空席{ $count }
far-nobody = 空席
far-watch = 観戦する

## テーブルの準備

far-make = テーブルを作る
far-seat-person = 招待する人
far-seat-you = あなた
far-pace = 1手の持ち時間
far-pace-about = 時間が切れると、戻るまでボットが代わりに続けます。
far-pace-none = 制限なし
far-pace-minutes = { $count }分
far-pace-hours = { $count }時間
far-pace-days = { $count }日
far-stand-in = 代役
far-stand-in-about = 席を離れた人の代わりに続けるボット。
far-open = だれでも参加できる
far-open-about = 知らない人も一覧から参加できます。オフなら、リンクを持つ人だけが来られます。
far-more = ハウスルールとカードセット
far-invited = 招待のみ

## 待合室

far-room = プレイヤーを待っています
far-room-about = テーブルを作った人が始めるとゲームが始まります。空席にはボットが座ります。
far-invite = 招待
far-invite-about = このリンクを持つ人は、ここに座るか観戦できます。
far-sit = ここに座る
far-get-up = 席を立つ
far-free-seat = 席を空ける
far-close-table = テーブルを閉じる
far-start = ゲームを始める
far-start-bots = 空席はボットで始める
far-calling = 接続しています…
far-missing = そのテーブルはありません
far-missing-about = リンクが欠けているか、長いあいだだれも来なかったのかもしれません。
far-table-closed = このテーブルは閉じられました
far-table-closed-about = だれも座っていなくなったか、作った人が閉じたか、1週間始まらなかったテーブルです。

## テーブルで

far-lost = 接続が切れました。自動でつなぎ直します。何も失われません。
far-lost-waiting = 接続が切れました。最後の手は保留中で、自動で送られます。
far-outdated = サーバーのPlatenが新しくなりました。ページを読み込み直してください。ゲームは無事です。
far-left = 残り時間：{ $time }
far-left-days = { $days }日{ $hours }時間
far-left-hours = { $hours }時間{ $minutes }分
far-away = 戻るまで{ $level }が代わりにプレイしています。
far-come-back = 戻りました
far-stands-in = ボットが代役
far-absent = 未接続
far-gave-up = 投了
far-talk = 会話
far-talk-unread = 会話：新着{ $count }件
far-say = 話しかける
far-send = 送る
far-silence = まだ会話はありません。
far-mute = ミュート
far-muted = ほかの人の発言は表示されません。
far-watching = 観戦中
far-leave = テーブルを離れる
far-leave-about = 戻るまでボットが代わりに続けます。
far-resign = 投了する
far-resign-sure = 本当に投了しますか？　最後までボットがあなたの印刷所を続けます。
far-resign-keep = 続ける
far-again = もう一度遊ぶ
far-again-join = 次のゲームに参加する
far-invite-copy = このテーブルのリンクをコピー

## タブ

far-title-gathering = プレイヤー待ち
far-title-yours = あなたの番です！
far-title-others = { $name }の番
far-title-waiting = ほかの人を待っています
far-title-over = ゲーム終了

## 公平さ

far-fair-proven = 公平さを検証しました：カードはサーバーの秘密と{ $names }の持ち分から決まり、{ $count }件の計画はすべて封印時のままです。
far-fair-shown = 記録によれば、カードはサーバーの秘密と{ $names }の持ち分から決まり、{ $count }件の計画はすべて封印時のままです。ゲーム前に公開された内容は、対戦した端末だけが知っています。
far-fair-house = 検証しました：カードはサーバーの秘密だけから決まり、{ $count }件の計画はすべて封印時のままです。
far-fair-flawed = 公平さを証明できません：記録が、ゲーム前に公開された内容と合いません。
far-seal-broken = 計画が封印されたものと違います。このサーバーが書き換えました。このゲームは信用できません。
