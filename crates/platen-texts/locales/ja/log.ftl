# 出来事の種類ごとに1つの文。

## Set-up

event-first-player = { $seat }がファーストプレイヤーになった。
event-display = 最初のオーダー候補：印刷カード{ $printing }、仕上カード{ $refinement }。
event-board-filled = 第{ $round }ラウンドのボードを補充した。
event-patronage-laid = パトロンカードを並べた：{ $cards }。
event-deck-rebuilt = 捨て札を切り直して山札にした：{ $deck }。
event-display-cleared = 最初のオーダー候補の残り{ $count }枚を捨てた。
event-characters-dealt = { $seat }に{ $characters }が配られた。
event-character-kept = { $seat }は{ $character }を選んだ。
event-gears-drawn = { $seat }は歯車{ $gears }を引いた。
event-gears-offered = { $seat }は歯車{ $kept }を選んだ。
event-opening-types = { $seat }は活字{ $types }を取った。

## Turning and planning

event-round-started = 第{ $round }ラウンド開始。ファーストプレイヤーは{ $first }。
event-gears-turned = { $seat }の歯車が回った。有効な区分：{ $sectors }。
event-wild-named = { $seat }は{ $ink }をワイルドの色に宣言した。
event-plan-committed = { $seat }は計画を決めた。
event-plan-taken-back = { $seat }は計画を取り消した。
event-plan = { $seat }の計画：{ $plan }。
event-automa-plan = オートマの計画カード{ $card }：{ $plan }。
event-marker-shifted = { $seat }はマーカーを移した：{ $from }→{ $to }。

## Turns

event-turn = { $seat }：{ $step }。
event-turn-ended = { $seat }が終えた：{ $step }。
event-passed = { $seat }はパスした：{ $step }。
event-order-taken = { $from ->
    [display] { $seat }は最初のオーダーを取った：{ $order }。
    [reward] { $seat }は報酬としてオーダーを得た：{ $order }。
   *[board] { $seat }はオーダーを取った：{ $order }。
}
event-order-discarded = { $seat }はオーダーを捨てた：{ $order }。
event-cards-drawn = { $paid ->
    [0] { $seat }は{ $cards }を引いた（{ $why }）。
   *[other] { $seat }は{ $paid }ギルダー払って{ $cards }を引いた（{ $why }）。
}
event-cards-declined = { $seat }はオーダーを受け取らなかった。
event-inks-taken = { $paid ->
    [0] { $seat }はセット{ $set }から{ $inks }を取った。
   *[other] { $seat }は{ $paid }ギルダー払ってセット{ $set }から{ $inks }を取った。
}
event-specialty-card = { $raise ->
    [none] { $seat }は特殊技能カード{ $card }を使った。
   *[other] { $seat }は特殊技能カード{ $card }を{ $raise }に使った。
}
event-patronage-reward = { $seat }はパトロンの報酬を得た：{ $reward }。
event-patronage-card = { $inks ->
    [none] { $seat }はパトロンカード{ $card }を取った。
   *[other] { $seat }は{ $inks }を使ってパトロンカード{ $card }を取った。
}

## Gains and losses

event-level = { $seat }は{ $specialty }をレベル{ $level }に上げた（{ $why }）。
event-disc = { $taken ->
    [no] { $seat }はレベル{ $level }の報酬を受け取らなかった：{ $reward }。
   *[yes] { $seat }はレベル{ $level }の報酬を受け取った：{ $reward }。
}
event-ink-gained = { $seat }は{ $ink }を得た（{ $why }）。
event-ink-lost = { $seat }は{ $ink }を袋に入れた（{ $why }）。
event-type-gained = { $paid ->
    [none] { $seat }は活字{ $letter }を得た（{ $why }）。
    [0] { $seat }は活字{ $letter }を無料で得た。
   *[other] { $seat }は活字{ $letter }を{ $paid }ギルダーで買った。
}
event-type-lost = { $seat }は活字{ $letter }を手放した（{ $why }）。
event-guilders = { $seat }は{ $amount }ギルダーを受け取った（{ $why }）。
event-fame = { $seat }は名声{ $amount }点を得た（{ $why }）。

## Gears and levels

event-gear-installed = { $discarded ->
    [none] { $seat }は歯車{ $gear }を軸{ $axle }に取り付けた。有効な区分：{ $sector }。
   *[other] { $seat }は歯車{ $discarded }を捨て、歯車{ $gear }を軸{ $axle }に取り付けた。有効な区分：{ $sector }。
}
event-gear-reset = { $seat }は軸{ $axle }の歯車を回した。有効な区分：{ $sector }。
event-gear-used = { $seat }は軸{ $axle }の歯車を使った：{ $sector }。
event-levels-swapped = { $seat }は{ $a }と{ $b }のレベルを入れ替えた。

## Fulfilling

event-fulfilled = { $seat }はオーダーを{ $count }件達成した：{ $orders }。
event-bonus = { $taken ->
    [no] { $seat }は仕上カード{ $card }の追加報酬を受け取らなかった：{ $bonus }。
   *[yes] { $seat }は仕上カード{ $card }の追加報酬を受け取った：{ $bonus }。
}
event-tory = { $met ->
    [no] { $seat }のインクにはオーダーに合わないものがある。
   *[yes] { $seat }のインクはすべてオーダーに合っている。
}

## The automa, the board, the end

event-automa-took = { $kind ->
    [printing] オートマが印刷カード{ $what }を取り除いた。
    [refinement] オートマが仕上カード{ $what }を取り除いた。
    [inks] オートマが袋に戻した：{ $what }。
    [specialty] オートマが特殊技能カード{ $what }を取り除いた。
    [gear] オートマが歯車{ $what }を取り除いた。
    [reward] オートマが報酬にマーカーを置いた：{ $what }。
    [patronage-card] オートマがパトロンカード{ $what }をゲームから取り除いた。
   *[nothing] オートマが取れるものはなかった。
}
event-board-cleared = { $action ->
    [orders] { $count ->
        [0] ボードにオーダーのカードは残っていない。
       *[other] ボードに残ったオーダーのカード{ $count }枚を捨てた。
    }
    [inks] { $count ->
        [0] ボードにインクは残っていない。
       *[other] ボードに残ったインク{ $count }個を袋に戻した。
    }
    [specialties] { $count ->
        [0] ボードに特殊技能カードは残っていない。
       *[other] ボードに残った特殊技能カード{ $count }枚を捨てた。
    }
    [gears] { $count ->
        [0] ボードに歯車は残っていない。
       *[other] ボードに残った歯車{ $count }枚を捨てた。
    }
   *[patronage] パトロンのマーカーはラウンドの終わりまで残る。
}
event-marker-passed = { $from }は{ $to }にマーカーを1個渡した。
event-round-ended = 第{ $round }ラウンド終了。
event-final = { $seat }の最終得点は名声{ $total }点：ゲーム中{ $fame }、特殊技能{ $specialties }、パトロンカード{ $patronage }、ギルダー{ $guilders }（残り：活字{ $types }個、インク{ $inks }個）。
event-result = { $kind ->
    [title] { $seat }の称号は「{ $title }」。
    [shared] { $seat }が勝利を分け合った。
   *[winner] { $seat }の勝ち。
}
