# カードと歯車の説明。

## Short

card-printing = { $no }（{ $letters }、{ $guilders }ギルダー）
card-refinement = { $no }（色 { $inks }：名声{ $colour_fame }点／装飾 { $levels }：名声{ $decoration_fame }点／追加報酬：{ $bonus }）
card-order = { $printing }＋{ $refinement }
card-specialty = { $no }（{ $symbols }）
card-patronage = { $no }（{ $needs }）
card-gear = { $no }（{ $sectors }）
needs-inks = インク{ $inks }を支払う
needs-types = 活字{ $letters }を持つ
fulfilled-without = { $letter }を省く
fulfilled-colours = 色あり（{ $inks }）
fulfilled-decoration = 装飾あり

## Sentences

face-printing = 印刷カード{ $no }：活字 { $letters }、{ $guilders }ギルダー。
face-refinement = 仕上カード{ $no }：色（{ $inks }）で名声{ $colour_fame }点。装飾（{ $levels }）で名声{ $decoration_fame }点。両方で追加報酬：{ $bonus }。
face-order = { $printing }{ $refinement }
face-specialty = 特殊技能カード{ $no }：{ $symbols }。または好きな特殊技能1つを1レベル上げる。
face-patronage = パトロンカード{ $no }：{ $needs }。ゲーム終了時に名声8点。
face-gear = 歯車{ $no }（時計回り）：{ $sectors }。
face-character = { $character }：{ $power }
