#!/usr/bin/env python3
"""Checks the HTTP API of `popcorn serve` against its OpenAPI document, with packages from PyPI.

    Tests/HTTPService/API/check.py POPCORN [--requests 10000] [--seed 1]

`openapi-spec-validator` checks the document. `schemathesis` then sends requests with valid, invalid and random
parameters and bodies to a server with sample data, with a token that has all rights and without one, and checks that
each status is documented, each body matches its schema, and invalid requests are rejected. A second server requires
tokens: each route must reject a request without a token, with an unknown token, and for another owner than that of the
token. A third server answers hostile requests to TMDb's own paths: each error must have TMDb's form, and no response and
no line of the log may contain the token.

The server's own log counts the requests by status. The exit status is 1 if a check fails, if a response has status
500, or if fewer than the given number of requests were sent.
"""

import argparse
import collections
import http.client
import json
import os
import pathlib
import random
import re
import socket
import subprocess
import sys
import tempfile
import threading
import urllib.error
import urllib.parse
import urllib.request

from openapi_spec_validator import validate

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from serving import Process

# The checks of schemathesis. `positive_data_acceptance` is not among them, because a schema cannot express that a
# language is supported by TMDb, or that the first day is before the last day.
CHECKS = ["not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
          "response_schema_conformance", "negative_data_rejection", "unsupported_method", "allow_header_conformance"]

# The parts of hostile requests to TMDb's own paths, and the statuses of their responses.
SEGMENTS = ["movie", "tv", "person", "collection", "search", "discover", "trending", "find", "list", "configuration",
            "authentication", "account", "guest_session", "season", "episode", "credits", "images", "account_states",
            "rating", "550", "1396", "1", "0", "-1", "550-fight-club", "tt0137523", "99999999999999999999", "", ".", "..",
            "%2e%2e", "%2F", "%00", "%ff", "%", "%25", "%3F", "{movie_id}", ";", "\u00e9", "a" * 300]
NAMES = ["language", "page", "append_to_response", "api_key", "session_id", "query", "include_adult", "callback", "region",
         "vote_count.gte", "%ff", "%", "", "x" * 50]
VALUES = ["", "de", "en-US", "1", "501", "-1", "%", "%ff", "%00", "%0d%0aX-Injected:%201", "a" * 2_000,
          "credits,images", "credits," * 200, "account_states", "season/1,season/1/credits", "null", "%3Cscript%3E",
          "%22", "'", "+", "%F0%9F%8D%BF"]
TMDB_STATUSES = {200, 400, 401, 403, 404, 405, 422, 502, 503, 504}
# A connection rejects what is not HTTP or too large, before the path is known.
REJECTED = {400, 413, 414, 431}

# A stream of events does not end, so that it is read separately.
STREAMS = "/updates$"


class Server(Process):
    """A process of `popcorn serve --demo`, whose log is read while it runs."""

    def __init__(self, popcorn, *options):
        super().__init__(popcorn, "serve", "--demo", "--port", "0", "--rate-per-client", "0", *options,
                         log=subprocess.PIPE)
        self.statuses = collections.Counter()
        self.errors = []
        # A text that must not be in the log.
        self.secret = None
        self.reader = threading.Thread(target=self.read_log)
        self.reader.start()

    def read_log(self):
        for line in self.process.stderr:
            if self.secret and self.secret in line:
                self.errors.append(f"a secret: {line.strip()}")
            try:
                record = json.loads(line)
            except ValueError:
                self.errors.append(line.strip())
                continue
            if record["message"] in ("Request", "The request is rejected"):
                self.statuses[int(record["metadata"]["status"])] += 1
            elif record["level"] in ("error", "critical"):
                self.errors.append(line.strip())

    def __exit__(self, *_):
        self.end()
        self.reader.join()


class Check:

    def __init__(self, popcorn, requests, seed):
        self.popcorn = popcorn
        self.requests = requests
        self.seed = seed
        self.failures = 0

    def expect(self, condition, message):
        if not condition:
            self.failures += 1
            print(f"failed: {message}")

    def token(self, file, *options):
        """Returns a new token, whose line is the content of a file."""
        made = subprocess.run([self.popcorn, "token", *options], capture_output=True, check=True, text=True)
        file.write_text(made.stderr)
        return made.stdout.strip()

    def schemathesis(self, url, token, examples):
        """Runs schemathesis, and prints its output if a check fails."""
        own = pathlib.Path(__file__).resolve().parent
        hooks = {"PYTHONPATH": os.pathsep.join([str(own), os.environ.get("PYTHONPATH", "")]),
                 "SCHEMATHESIS_HOOKS": "hooks"}
        with tempfile.TemporaryDirectory() as folder:
            result = subprocess.run(
                [sys.executable, "-m", "schemathesis.cli", "--config-file", str(own / "schemathesis.toml"), "run",
                 f"{url}/openapi.json",
                 "--header", f"Authorization: Bearer {token}", "--phases", "examples,coverage,fuzzing",
                 "--max-examples", str(examples), "--seed", str(self.seed),
                 "--exclude-path-regex", STREAMS, "--checks", ",".join(CHECKS), "--continue-on-failure",
                 "--request-timeout", "30", "--no-color", "--warnings", "off"],
                env=os.environ | hooks, cwd=folder, capture_output=True, text=True)
        if result.returncode != 0:
            print(result.stdout[-20_000:] + result.stderr[-5_000:])
        self.expect(result.returncode == 0, "schemathesis found a difference")

    def check_streams(self, url, document):
        """Reads the first event of each stream."""
        paths = [path for path in document["paths"] if re.search(STREAMS, path)]
        self.expect(len(paths) >= 3, "the document has too few streams of events")
        for path in paths:
            example = self.example(path, document["paths"][path]["get"])
            with urllib.request.urlopen(url + example, timeout=30) as response:
                lines = []
                while not any(line.startswith("data:") for line in lines):
                    lines.append(response.readline().decode())
            self.expect(response.headers["Content-Type"] == "text/event-stream", f"the media type of {example}")
            self.expect("id" in json.loads(lines[-1].removeprefix("data:")), f"the first event of {example}")

    def check_public_server(self):
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "tokens"
            token = self.token(file, "--rights", "read,library,operate", "--all-owners")
            with Server(self.popcorn, "--tokens", str(file), "--public-read") as server:
                self.send_requests(server, token)
        counts = ", ".join(f"{count} × {status}" for status, count in sorted(server.statuses.items()))
        total = sum(server.statuses.values())
        print(f"{total} requests: {counts}")
        self.expect(total >= self.requests, f"only {total} of {self.requests} requests were sent")
        self.expect(server.statuses[500] == 0, "a response has status 500")
        self.expect(not server.errors, f"the log has errors: {server.errors[:5]}")

    def send_requests(self, server, token):
        with urllib.request.urlopen(f"{server.url}/openapi.json", timeout=30) as response:
            document = json.load(response)
        validate(document)
        routes = sum(len(operations) for operations in document["paths"].values())
        print(f"the OpenAPI document is valid; it has {routes} routes")
        self.check_streams(server.url, document)
        self.schemathesis(server.url, token, max(1, self.requests // 120))

    def check_server_with_tokens(self):
        """Sends requests to each route without a token, with an unknown token, and for another owner."""
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "tokens"
            token = self.token(file, "--rights", "read,library", "--owner", "alice")
            with Server(self.popcorn, "--tokens", str(file)) as server:
                with urllib.request.urlopen(f"{server.url}/openapi.json", timeout=30) as response:
                    document = json.load(response)
                for path, operations in document["paths"].items():
                    # Health and the document need no token, and there are no images.
                    if not path.startswith("/v1/") and path != "/metrics":
                        continue
                    for method, operation in operations.items():
                        target = server.url + self.example(path.replace("{owner}", "bob"), operation)
                        body = operation.get("requestBody", {}).get("content", {})
                        if operation.get("security") == []:
                            # The path has a secret in place of a token. That of the example is unknown.
                            self.expect_status(404, method, target, body)
                            continue
                        self.expect_status(401, method, target, body)
                        self.expect_status(401, method, target, body, "pop_unknown")
                        if "{owner}" in path:
                            self.expect_status(403, method, target, body, token)
        print(f"requests to a server with tokens: {server.statuses[401]} × 401, {server.statuses[403]} × 403")

    def check_tmdb_api(self):
        """Sends hostile requests to TMDb's own paths."""
        source = random.Random(self.seed)
        with tempfile.TemporaryDirectory() as folder:
            file = pathlib.Path(folder) / "tokens"
            token = self.token(file, "--rights", "read")
            with Server(self.popcorn, "--tmdb-api", "--tokens", str(file)) as server:
                server.secret = token
                self.check_same_requests(server, token)
                for _ in range(max(100, self.requests // 5)):
                    method = source.choice(["GET"] * 6 + ["HEAD", "POST", "DELETE", "OPTIONS", "PURGE"])
                    path = f"/{source.choice(['3', '3', '3', '4', '/3'])}/" + "/".join(
                        source.choice(SEGMENTS) for _ in range(source.randint(0, 8)))
                    count = source.choice([0, 1, 2, 5, 120])
                    query = [f"{source.choice(NAMES)}={source.choice(VALUES)}" for _ in range(count)]
                    query.append(f"api_key={source.choice([token, token, token, token[:-1], 'x'])}")
                    self.send_hostile(server, method, f"{path}?{'&'.join(query)}", token)
        counts = ", ".join(f"{count} × {status}" for status, count in sorted(server.statuses.items()))
        print(f"requests to TMDb's own paths: {counts}")
        self.expect(server.statuses[500] == 0, "a response to a path of TMDb has status 500")
        self.expect(not server.errors, f"the log has errors: {server.errors[:5]}")

    def check_same_requests(self, server, token):
        """Compares the responses to requests with the same meaning."""
        bodies = set()
        for query in ["append_to_response=credits,images&language=de",
                      "language=de&append_to_response=images,credits&x=1"]:
            status, headers, body = self.exchange(server, "GET", f"/3/movie/550?{query}&api_key={token}")
            self.expect(status == 200, f"/3/movie/550?{query} has status {status}")
            self.expect(headers["Cache-Control"].startswith("private"), "a response with a token is not private")
            bodies.add((body, headers["ETag"]))
        self.expect(len(bodies) == 1, "the order of parameters changes a response of TMDb")

    def send_hostile(self, server, method, target, token):
        """Checks the response to a request."""
        status, headers, body = self.exchange(server, method, target)
        name = f"{method} {target[:200]}"
        self.expect(token not in f"{headers}" and token.encode() not in body, f"{name} returns the token")
        self.expect("X-Injected" not in headers, f"{name} adds a header")
        kind = headers.get("Content-Type", "")
        if kind == "application/problem+json" and status in REJECTED:
            return
        self.expect(status in TMDB_STATUSES or method == "OPTIONS" and status == 204, f"{name} has status {status}")
        if method != "HEAD" and status != 204:
            self.expect(kind == "application/json;charset=utf-8", f"{name} has the media type {kind}")
            value = json.loads(body)
            self.expect(status == 200 or list(value) == ["success", "status_code", "status_message"],
                        f"{name} has the body {value}")

    @staticmethod
    def exchange(server, method, target):
        """Sends a request as it is, which a library would normalise. Returns the status, the headers and the body."""
        with socket.create_connection(("127.0.0.1", server.port), timeout=30) as client:
            client.sendall(f"{method} {target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            response = http.client.HTTPResponse(client, method=method)
            response.begin()
            return response.status, response.headers, response.read()

    def expect_status(self, status, method, url, body, token=None):
        headers, data = {"Authorization": f"Bearer {token}"} if token else {}, None
        for media_type, content in body.items():
            headers["Content-Type"], example = media_type, content["example"]
            data = (example if isinstance(example, str) else json.dumps(example)).encode()
        request = urllib.request.Request(url, data=data, headers=headers, method=method.upper())
        try:
            with urllib.request.urlopen(request, timeout=30) as response:
                received = response.status
        except urllib.error.HTTPError as error:
            received = error.code
        self.expect(received == status, f"{method} {url} has status {received} instead of {status}")

    @staticmethod
    def example(path, operation):
        """Returns a path with the examples of its parameters."""
        for parameter in operation.get("parameters", []):
            path = path.replace("{%s}" % parameter["name"], urllib.parse.quote(str(parameter.get("example"))))
        return path


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", help="the command")
    parser.add_argument("--requests", type=int, default=10_000, help="the minimum number of requests (default: 10000)")
    parser.add_argument("--seed", type=int, default=1, help="the seed of random parameters (default: 1)")
    arguments = parser.parse_args()
    check = Check(os.path.abspath(arguments.popcorn), arguments.requests, arguments.seed)
    check.check_public_server()
    check.check_server_with_tokens()
    check.check_tmdb_api()
    if check.failures:
        sys.exit(f"{check.failures} checks failed")


if __name__ == "__main__":
    main()
