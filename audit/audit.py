#!/usr/bin/env python3
"""Audit a trace of Gutenberg games (JSON Lines, trace.md) against rules.md.

    python3 audit.py TRACE.jsonl [--max-problems N] [--coverage]        (- for standard input)

Prints a line for each violation and a summary. Exit status: 0 no problem, 1 problems, 2 the file could not be read.
"""

import argparse
import json
import sys
from collections import Counter

from auditor.coverage import unseen
from auditor.game import Game


def unique(pairs):
    """A JSON object; a key given twice is an error."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a key twice in one object")
    return found


def games(lines):
    """Split lines into games: (first line number, events, problem or None)."""
    start, events, broken = 0, [], None
    for number, text in enumerate(lines, 1):
        try:
            event = json.loads(text, object_pairs_hook=unique)
            if not isinstance(event, dict):
                raise ValueError("not an object")
        except (ValueError, RecursionError) as error:
            event, broken = {}, broken or f"line {number}: not a JSON object: {error}"
        if event.get("e") == "game" and events:
            yield start, events, broken
            events, broken = [], None
        if not events:
            start = number
        events.append(event)
    if events:
        yield start, events, broken


class Report:
    def __init__(self, limit):
        self.limit = limit
        self.games = self.events = self.problems = self.failed = 0
        self.coverage = Counter()

    def problem(self, text):
        self.problems += 1
        if self.limit is None or self.problems <= self.limit:
            print(text)

    def add(self, events, broken, start):
        index = self.games
        self.games += 1
        self.events += len(events)
        before = self.problems
        if broken:
            self.problem(f"game {index}, {broken}: TRACE: the game is not audited")
        elif events[0].get("e") != "game":
            self.problem(f"game {index}, line {start} ({events[0].get('e')}): TRACE: a game begins with `game`")
        else:
            game = Game(index, events, self.coverage)
            game.audit()
            for text in game.problems:
                self.problem(text)
        self.failed += self.problems > before

    def summary(self):
        if self.limit is not None and self.problems > self.limit:
            print(f"({self.problems - self.limit} more problems not shown)")
        print(f"{self.games} games, {self.events} events, {self.problems} problems")
        print(f"{self.games - self.failed} passed, {self.failed} failed")

    def print_coverage(self):
        print("coverage:")
        for what in sorted(self.coverage):
            print(f"{self.coverage[what]:9d}  {what}")
        print("never seen:")
        for what in unseen(self.coverage):
            print(f"        0  {what}")


def audit_lines(lines, limit=None):
    report = Report(limit)
    for start, events, broken in games(lines):
        report.add(events, broken, start)
    return report


def main(arguments=None):
    parser = argparse.ArgumentParser(description="Audit a trace of Gutenberg games.")
    parser.add_argument("trace", help="JSON Lines file, - for standard input")
    parser.add_argument("--max-problems", type=int, default=None, metavar="N", help="print at most N problems")
    parser.add_argument("--coverage", action="store_true", help="print how often each rule was seen")
    options = parser.parse_args(arguments)
    try:
        if options.trace == "-":
            report = audit_lines(sys.stdin, options.max_problems)
        else:
            with open(options.trace, encoding="utf-8") as lines:
                report = audit_lines(lines, options.max_problems)
    except (OSError, UnicodeDecodeError) as error:
        print(f"{options.trace}: {error}", file=sys.stderr)
        return 2
    report.summary()
    if options.coverage:
        report.print_coverage()
    if report.games == 0:
        print(f"{options.trace}: no game in it", file=sys.stderr)
        return 2
    return 1 if report.problems else 0


if __name__ == "__main__":
    sys.exit(main())
