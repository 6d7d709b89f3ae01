#!/usr/bin/env python3
"""A bot of one's own in Python: it sits down at a table and plays there by the protocol, to the end of the game.

    PLATEN_TOKEN=... python3 examples/bot.py 127.0.0.1:1455 TABLE

A token is made by `POST /api/v1/me/tokens`, the table by `POST /api/v1/tables`; its name is the invitation. The bot needs
nothing but Python 3.11, and knows no rule: the server lists what can be done. It chooses at random; put your idea where
`choose` is. docs/protocol.md describes the messages.
"""

import base64
import json
import os
import random
import socket
import struct
import sys

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Socket:
    """A WebSocket that carries JSON."""

    def __init__(self, address, path, token):
        host, port = address.rsplit(":", 1)
        self.stream = socket.create_connection((host, int(port)))
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {path} HTTP/1.1",
            f"Host: {address}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Authorization: Bearer {token}",
        ]
        self.stream.sendall(("\r\n".join(head) + "\r\n\r\n").encode())
        self.reader = self.stream.makefile("rb")
        status = self.reader.readline().decode()
        if " 101 " not in status:
            raise SystemExit(f"the server says {status.strip()}")
        while self.reader.readline().strip():
            pass

    def send(self, value, kind=TEXT):
        data = json.dumps(value).encode() if kind == TEXT else value
        size, mask = len(data), os.urandom(4)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        masked = bytes(byte ^ mask[n % 4] for n, byte in enumerate(data))
        self.stream.sendall(head + mask + masked)

    def hear(self):
        """The next message."""
        data = b""
        while True:
            first, size = self.exactly(2)
            if size == 126:
                (size,) = struct.unpack("!H", self.exactly(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self.exactly(8))
            piece = self.exactly(size)
            kind = first & 15
            if kind == CLOSE:
                raise SystemExit("the server has closed the socket; come again")
            if kind == PING:
                self.send(piece, PONG)
            elif kind != PONG:
                data += piece
                if first & 128:
                    return json.loads(data)

    def exactly(self, size):
        data = self.reader.read(size)
        if len(data) < size:
            raise SystemExit("the connection broke; come again")
        return data


class Bot:
    """Someone at a table, with what they were told last."""

    def __init__(self, address, table, token):
        self.socket = Socket(address, f"/api/v1/tables/{table}/socket", token)
        self.seat, self.state, self.number = None, None, 0

    def ask(self, **request):
        """Asks, and listens until that is answered."""
        self.number += 1
        self.socket.send({"id": self.number, "request": request})
        while True:
            told = self.hear()
            if told.get("to") == self.number:
                return told["message"]

    def hear(self):
        told = self.socket.hear()
        message = told["message"]
        if message["tell"] == "desk":
            self.seat = message.get("you")
        elif message["tell"] == "seated":
            self.state = message["state"]
        elif message["tell"] == "state":
            self.state = message
        return told

    def is_awaited(self):
        return self.state is not None and self.seat in self.state["sight"]["awaited"]

    def choose(self):
        """What to do: here at random."""
        choices = self.state["sight"]["choices"]
        if choices.get("declarations", {}).get("any"):
            return self.ask(ask="propose", table=1, seat=self.seat)["steps"][0]
        if "plans" in choices and (not choices["listed"] or random.random() < 0.9):
            return {"do": "commit_plan", "plan": plan(**choices["plans"])}
        return random.choice(choices["listed"])

    def play(self):
        self.hear()
        if self.seat is None:
            self.ask(ask="take_seat")
        while self.state is None or not self.state["sight"]["over"]:
            if not self.is_awaited():
                self.hear()
                continue
            action = self.choose()
            if self.is_awaited():
                revision = self.state["revision"]
                answer = self.ask(ask="act", table=1, seat=self.seat, action=action, revision=revision)
                if answer["tell"] == "refused" and answer["code"] not in ("stale", "not_kept"):
                    raise SystemExit(f"{action} was refused: {answer['text']}")


def plan(markers, most, count):
    """A way to place all markers on the five actions, so many on one at most."""
    placed = [0] * 5
    for _ in range(markers):
        placed[random.choice([n for n in range(5) if placed[n] < most])] += 1
    return placed


if __name__ == "__main__":
    if len(sys.argv) != 3:
        raise SystemExit(__doc__)
    Bot(sys.argv[1], sys.argv[2], os.environ["PLATEN_TOKEN"]).play()
    print("the game is over")
