"""Takes the states of the pacts over HTTP: a starter in Python. Test code, never in production.

Reads states.schema.json and operations.json beside it, and needs nothing but Python 3.
By itself:  python3 states.py 8001       POST http://127.0.0.1:8001/_pact/states
From yours: from states import serve, state; write the states; serve(8001)
In Django:  path("_pact/states", states.view) in the urls of your test settings alone, and
            "states.FailNextCall" as the first of MIDDLEWARE there. Run one process (runserver --noreload). Without the
            middleware the calls that have to fail are reported as pending and do not count. Tried with Django 5.2.
"""

import json
import sys
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

DESCRIBED = json.loads(Path(__file__).with_name("states.schema.json").read_text("utf-8"))["$defs"]
OPERATIONS = json.loads(Path(__file__).with_name("operations.json").read_text("utf-8"))
STATES = {}
FAILURES = {}


def state(name):
    """One function per state: it sets up the state in your API and returns the values that states.schema.json names.

    Make new people and new animals each time, and no state needs to be undone. The password of every account is
    Tabaski-2026.
    """

    def keep(function):
        STATES[name] = function
        return function

    return keep


@state("nothing is asked beforehand")
def nothing():
    return {}


@state("animals are on sale")
def animals_on_sale():
    return {}


# @state("a customer is signed in")
# def signed_in():
#     return {"token": access_token_of(create_customer(password="Tabaski-2026"))}
#
# @state("a customer is signed in and an animal is on sale")
# def signed_in_with_animal(stock):
#     return {**signed_in(), "productId": str(create_product(quantity_initial=stock).pk)}


@state("the next call fails")
def fail_next(operation, status):
    FAILURES[operation] = status
    return {}


def enter_state(asked):
    """The status and body with which a request for a state is answered."""
    name, action, params = asked.get("state"), asked.get("action", "setup"), asked.get("params") or {}
    if name not in DESCRIBED:
        return 404, {"error": f'There is no state "{name}".'}
    if action == "teardown":
        FAILURES.clear()
        return 200, {}
    promised = DESCRIBED[name]["properties"]["values"].get("required", [])
    if name not in STATES:
        return 501, {"error": f'Write the state "{name}"; it gives {", ".join(promised) or "nothing"}.'}
    try:
        values = STATES[name](**params)
    except Exception as error:
        return 500, {"error": f'The state "{name}" failed: {error!r}'}
    missing = [value for value in promised if not values.get(value)]
    if missing:
        return 500, {"error": f'The state "{name}" has to give {", ".join(missing)}.'}
    return 200, values


def operation_of(method, path):
    """The operationId of a call, as operations.json has it."""
    parts = path.split("/")
    for one in OPERATIONS:
        pattern = one["path"].split("/")
        if one["method"] == method and len(pattern) == len(parts):
            if all(said == part or said.startswith("{") for said, part in zip(pattern, parts)):
                return one["operationId"]
    return None


class FailNextCall:
    """Django middleware: answers the call that "the next call fails" named, once."""

    def __init__(self, get_response):
        self.get_response = get_response

    def __call__(self, request):
        status = FAILURES.pop(operation_of(request.method, request.path), None)
        if status is None:
            return self.get_response(request)
        from django.http import JsonResponse

        return JsonResponse({"message": "Panne provoquée."}, status=status)


def view(request):
    """Django view of the address that takes the states."""
    from django.http import JsonResponse

    status, body = enter_state(json.loads(request.body))
    return JsonResponse(body, status=status)


view.csrf_exempt = True


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        status, body = enter_state(asked) if self.path == "/_pact/states" else (404, {"error": "POST /_pact/states"})
        payload = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(payload)))
        self.end_headers()
        self.wfile.write(payload)

    def log_message(self, *_):
        pass


def serve(port=8001):
    """Listens for the states."""
    server = HTTPServer(("127.0.0.1", port), Handler)
    print("The states are taken.", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 8001)
