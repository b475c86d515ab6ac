#!/usr/bin/env python3
"""Kills `popcorn index update` at random moments, and counts the bytes that it downloads.

    Tests/Jobs/index.py POPCORN [--titles 60000] [--kills 50] [--seed 1]

A server sends the exports of the stand-in of TMDb slowly. First an index of the exports of yesterday is built. Then a run
of `popcorn index update` is killed with SIGKILL, and the next one continues, until the index has the exports of today.
After each kill, `popcorn suggest` must find a title in the old index.

The script fails if more is downloaded than the exports and what was in flight for each kill, if a suggestion fails, or if
a file of a killed run remains.
"""

import datetime
import http.server
import os
import re
import sys
import threading
import time
import urllib.request

from killing import KilledCommand, parser

KINDS = ("movie", "tv_series", "person")
# The bytes that are sent at once, and the pause after them.
CHUNK_SIZE, PAUSE = 16_384, 0.02
# The bytes that can be in the buffers of a connection at a kill.
IN_FLIGHT = 1_000_000
TITLE = "Fight Club"


class SlowExports:
    """A server of the exports of a stand-in that counts the bytes it sends, by path."""

    def __init__(self, origin):
        self.sent = {}
        self.days = set()
        self.contents = {}
        for kind in KINDS:
            with urllib.request.urlopen(f"{origin}/p/exports/{kind}_ids_01_01_2026.json.gz") as response:
                self.contents[kind] = response.read()
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                name = re.fullmatch(r"/(movie|tv_series|person)_ids_(\d\d_\d\d_\d{4})\.json\.gz", self.path)
                if name is None or name[2] not in outer.days:
                    self.send_response(403)
                    self.send_header("Content-Length", "0")
                    self.end_headers()
                    return
                content, tag, start = outer.contents[name[1]], f'"{name[2]}"', 0
                wanted = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
                if wanted and self.headers.get("If-Range") == tag:
                    start = int(wanted[1])
                    self.send_response(206)
                    self.send_header("Content-Range", f"bytes {start}-{len(content) - 1}/{len(content)}")
                else:
                    self.send_response(200)
                self.send_header("ETag", tag)
                self.send_header("Content-Length", str(len(content) - start))
                self.end_headers()
                for offset in range(start, len(content), CHUNK_SIZE):
                    chunk = content[offset:offset + CHUNK_SIZE]
                    self.wfile.write(chunk)
                    outer.sent[self.path] = outer.sent.get(self.path, 0) + len(chunk)
                    time.sleep(PAUSE)

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True

            def handle_error(self, *_):
                # The command was killed during its request.
                pass

        server = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{server.server_address[1]}"
        threading.Thread(target=server.serve_forever, daemon=True).start()


def day(offset):
    return (datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=offset)).strftime("%m_%d_%Y")


def run(command):
    exports = SlowExports(f"http://127.0.0.1:{command.standin.port}")
    command.environment["TMDB_EXPORTS_URL"] = exports.url

    def suggest():
        if TITLE not in command.complete("suggest", "fight club"):
            sys.exit("A suggestion was not found in the old index.")

    exports.days = {day(-1)}
    command.complete("index", "update")
    exports.days, size = {day(-1), day(0)}, sum(map(len, exports.contents.values()))
    exports.sent.clear()
    start = time.monotonic()
    killed = command.kill("index", "update", after_kill=suggest)
    output = command.complete("index", "update")
    sent = sum(exports.sent.values())
    print(f"{killed} kills in {time.monotonic() - start:.0f} s: {sent:,} bytes for {size:,}, "
          f"{(sent - size) / max(1, killed):,.0f} more for each kill. The last run: {output.splitlines()[0]}")
    suggest()
    command.complete("index", "update")
    if sum(exports.sent.values()) != sent:
        sys.exit("A further run downloaded an export.")
    files = [name for name in os.listdir(command.home) if name == "exports" or "unfinished" in name]
    if files:
        sys.exit(f"Files of a killed run remain: {', '.join(files)}")
    if sent > size + killed * IN_FLIGHT:
        sys.exit("More was downloaded than the exports and what was in flight.")
    if killed < command.arguments.kills:
        sys.exit("The update ended before it was killed often enough; use more titles.")


def main():
    arguments = parser(__doc__)
    arguments.set_defaults(titles=60_000)
    with KilledCommand(arguments.parse_args()) as command:
        run(command)


if __name__ == "__main__":
    main()
