"""An independent auditor of Gutenberg traces: it shares no code with the engine.

Modules: words (vocabulary), schema (shape of events), components (first line and set), table (the state), game (the
cursor over one game's events, problems, coverage), effects (levels, disc, inks, rewarded orders), gears (GRW), free
(FRE), setup (SET), turns (PLN, the five actions), automa (AUT), fulfil (FUL), rounds (RND, END).
"""
