"""What schemathesis does before each request to a server: it signs in under a new name, and often asks for a table that is there."""

import json
import os
import random
import urllib.request

import schemathesis

SERVER = os.environ["PLATEN_SERVER"] + "/api/v1"
OPTIONS = {
    "players": 2,
    "edition": "second",
    "characters": True,
    "automa": False,
    "first_player": "random",
    "free_actions": "any_time",
    "reward_order_when_full": "discard",
    "gear_counts_ink": "symbol",
    "left_out_counts": True,
    "cheap_types": "one",
    "tory_without_inks": False,
}
TERMS = {"options": OPTIONS, "chairs": ["person", {"bot": {"level": "random"}}]}


def post(path, body, **headers):
    request = urllib.request.Request(SERVER + path, json.dumps(body).encode(), {"Content-Type": "application/json", **headers})
    with urllib.request.urlopen(request) as answer:
        return answer.headers, json.load(answer)


def sign_in():
    headers, _ = post("/me", {"name": "Schemathesis"})
    return headers["Set-Cookie"].split(";")[0]


def make_tables(count):
    cookie = sign_in()
    return [post("/tables", TERMS, Cookie=cookie)[1]["table"] for _ in range(count)]


TABLES = make_tables(20)


@schemathesis.auth(refresh_interval=None)
class Auth:
    def get(self, case, context):
        return sign_in()

    def set(self, case, data, context):
        case.headers = case.headers or {}
        case.headers["Cookie"] = data
        if "table" in case.path_parameters and random.random() < 0.7:
            case.path_parameters["table"] = random.choice(TABLES)
