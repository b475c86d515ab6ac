#!/usr/bin/env python3
"""Attacks `popcorn serve` from one address, and measures what another client notices.

    Tests/HTTPService/Load/attack.py POPCORN [--seconds 60] [ATTACK …]

POPCORN is the program, with its default limits. The attacks, of which all are tried by default:

  batches   50 times a second, 500 titles that are not cached are requested, and the connection is closed at once.
  appended  500 times a second, a title with 20 parts is requested by TMDb's own path, with another key and other unknown
            parameters each time, and the connection is closed at once.
  readers   1,200 clients request large responses, and do not read them.
  streams   2,000 event streams are opened.
  idle      10,000 connections are opened without a request.
  limits    Eight addresses reach the limits of connections, event streams and requests in progress, all at the same time.

Another client reads titles in memory 20 times a second. The script fails if

- a response to that client has another status than 200, or the 99th percentile of its latency exceeds 50 ms;
- the resident memory exceeds 400 MB, or is more than 20 % above that before the attack a minute after it;
- requests are sent to TMDb more than 5 seconds after the attack.

At the limits of all addresses, only the memory is checked: at most 1,000 MB, as MemoryMax of the unit.
"""

import argparse
import contextlib
import http.client
import multiprocessing
import os
import pathlib
import resource
import socket
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from counting import CountingProxy
from serving import Process

FIRST_ID = 100_000_001
# The addresses of the clients, which all are addresses of this host.
ATTACKER, READER = "127.0.0.2", "127.0.0.3"
WARM_TITLES, BATCH = 100, 500
LATENCY, MEMORY, GROWTH = 50, 400, 1.2
# The time until the last request for an attacker that has left, and until the memory is compared, in seconds.
WORK_TIME, REST_TIME = 5, 60


class Reader:
    """A client whose latencies are measured."""

    def __init__(self, port):
        self.port, self.latencies, self.failures, self.is_running = port, [], [], True
        self.thread = threading.Thread(target=self.run)
        self.thread.start()

    def run(self):
        number = 0
        while self.is_running:
            start, number = time.monotonic(), number + 1
            try:
                status = get(self.port, f"/v1/movies/{FIRST_ID + number % WARM_TITLES}", READER)
            except (OSError, http.client.HTTPException) as error:
                status = repr(error)
            self.latencies.append(1_000 * (time.monotonic() - start))
            if status != 200:
                self.failures.append(status)
            time.sleep(max(0, start + 0.05 - time.monotonic()))

    def end(self):
        self.is_running = False
        self.thread.join()
        return sorted(self.latencies)


def get(port, path, address):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30, source_address=(address, 0))
    connection.request("GET", path, headers={"Host": "localhost"})
    response = connection.getresponse()
    response.read()
    connection.close()
    return response.status


def connect(port, request="", address=ATTACKER):
    """Opens a connection of the attacker, and sends a request."""
    client = socket.create_connection(("127.0.0.1", port), timeout=5, source_address=(address, 0))
    if request:
        client.sendall(f"GET {request} HTTP/1.1\r\nHost: localhost\r\n\r\n".encode())
    return client


def batches(port, seconds):
    first, end = FIRST_ID + 10_000, time.monotonic() + seconds
    while time.monotonic() < end:
        start = time.monotonic()
        with contextlib.suppress(OSError):
            connect(port, "/v1/movies?ids=" + ",".join(map(str, range(first, first + BATCH)))).close()
        first += BATCH
        time.sleep(max(0, start + 1 / 50 - time.monotonic()))


def appended(port, seconds):
    parts = ",".join(["credits", "images", "videos", "keywords", "release_dates", "similar", "reviews", "lists",
                      "recommendations", "translations", "external_ids", "alternative_titles", "watch/providers",
                      "changes", "a", "b", "c", "d", "e", "f"])
    number, end = 0, time.monotonic() + seconds
    while time.monotonic() < end:
        start, number = time.monotonic(), number + 1
        with contextlib.suppress(OSError):
            connect(port, f"/3/movie/{FIRST_ID + 10_000 + number}?append_to_response={parts}&api_key={number}&x={number}"
                    ).close()
        time.sleep(max(0, start + 1 / 500 - time.monotonic()))


def hold(port, seconds, count, request):
    """Opens connections, and holds them."""
    clients, end = [], time.monotonic() + seconds
    for number in range(count):
        with contextlib.suppress(OSError):
            clients.append(connect(port, request and request(number)))
    time.sleep(max(0, end - time.monotonic()))
    for client in clients:
        client.close()


def readers(port, seconds):
    ids = ",".join(str(FIRST_ID + number) for number in range(WARM_TITLES))
    hold(port, seconds, 1_200, lambda number: f"/v1/movies?ids={ids}")


def streams(port, seconds):
    hold(port, seconds, 2_000, lambda number: f"/v1/movies/{FIRST_ID + number % WARM_TITLES}/updates")


def idle(port, seconds):
    hold(port, seconds, 10_000, None)


def limits(port, seconds):
    """Opens 2,000 streams, 1,000 requests that wait for TMDb, and idle connections up to almost 20,000."""
    clients, end = [], time.monotonic() + seconds
    for number in range(min(19_900, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OTHER_FILES)):
        path = (f"/v1/movies/{FIRST_ID + number % WARM_TITLES}/updates" if number < 2_000 else
                f"/v1/movies/{FIRST_ID + 10_000 + number}" if number < 3_000 else "")
        with contextlib.suppress(OSError):
            clients.append(connect(port, path, f"127.0.1.{1 + number % 8}"))
    time.sleep(max(0, end - time.monotonic()))
    for client in clients:
        client.close()


ATTACKS = {attack.__name__: attack for attack in (batches, appended, readers, streams, idle, limits)}
# The maximum memory in megabytes of attacks from several addresses.
MEMORY_OF_LIMITS = 1_000
# The number of files that are open besides the connections.
OTHER_FILES = 400


def run(popcorn, name, seconds):
    """Returns the description of an attack, and whether the aims are met."""
    with contextlib.ExitStack() as stack:
        home = stack.enter_context(tempfile.TemporaryDirectory(prefix="popcorn-attack-"))
        standin = stack.enter_context(Process(popcorn, "standin", "--catalogue-size", "2000000", "--latency", "50ms"))
        tmdb = CountingProxy(standin.port)
        server = stack.enter_context(Process(
            popcorn, "serve", "--tmdb-api", "--port", "0", "--log-level", "error",
            environment={"POPCORN_HOME": home, "TMDB_BASE_URL": tmdb.url, "TMDB_ACCESS_TOKEN": "any"}))
        for number in range(WARM_TITLES):
            get(server.port, f"/v1/movies/{FIRST_ID + number}", READER)
        before = peak = server.memory()
        # A process of its own, so that the attack does not delay the measurement.
        reader, attack = Reader(server.port), multiprocessing.Process(target=ATTACKS[name], args=(server.port, seconds))
        attack.start()
        while attack.is_alive():
            peak = max(peak, server.memory())
            time.sleep(0.2)
        end = time.monotonic()
        latencies = reader.end()
        time.sleep(REST_TIME)
        after, late = server.memory(), sum(1 for moment, _ in tmdb.requests if moment > end + WORK_TIME)
        p99 = latencies[int(len(latencies) * 0.99)]
        if name == "limits":
            # The other client is rejected, too.
            is_met = peak <= MEMORY_OF_LIMITS and after <= GROWTH * before
        else:
            is_met = (not reader.failures and p99 <= LATENCY and peak <= MEMORY and after <= GROWTH * before
                      and not late)
        return (f"{name}: {len(latencies)} reads of another client, {len(reader.failures)} failed, p99 {p99:.0f} ms; "
                f"memory {before:.0f} MB before, {peak:.0f} MB at most, {after:.0f} MB a minute after; "
                f"{late} late requests to TMDb{'' if is_met else ': missed'}", is_met)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", metavar="POPCORN")
    parser.add_argument("attacks", metavar="ATTACK", nargs="*", choices=[[], *ATTACKS])
    parser.add_argument("--seconds", type=float, default=60)
    arguments = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    is_met = True
    for name in arguments.attacks or ATTACKS:
        text, is_attack_met = run(os.path.abspath(arguments.popcorn), name, arguments.seconds)
        print(text, flush=True)
        is_met = is_met and is_attack_met
    sys.exit(0 if is_met else 1)


if __name__ == "__main__":
    main()
