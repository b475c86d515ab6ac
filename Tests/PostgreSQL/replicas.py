#!/usr/bin/env python3
"""Runs three replicas of `popcorn serve` on one PostgreSQL database, and counts their requests to TMDb.

    Tests/PostgreSQL/replicas.py POPCORN [--requests 10000] [--kills 20] [--seconds 60] [--seed 1]

POPCORN is the program, built with PostgreSQL. The server of the database and the stand-in of TMDb are started and
stopped. Four parts follow each other:

1. 300 readers of one title that is not cached, over all replicas.
2. Readers of new titles on all replicas, as many as the rate limit of 40 requests a second admits.
3. Mixed requests: details, lists, changes of watchlists, and streams of updates. Meanwhile, replicas are killed with
   SIGKILL and started again at random.
4. Readers of titles that are in memory, on one replica and then on all. The processor time of a request is printed.

The script fails if

- the title of the first part costs more than one request to TMDb;
- in the second part, TMDb receives less than 38 or more than 40 requests a second;
- a response has status 500, or a body that is not complete;
- a change that was acknowledged is missing from the watchlists at the end, on any replica;
- the last event of a stream is not the state at the end.
"""

import argparse
import collections
import http.client
import json
import pathlib
import random
import shutil
import signal
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "HTTPService"))
import server as postgresql
from counting import CountingProxy
from serving import Process

REPLICAS = 3
READERS = 300
CLIENTS = 12
STREAMS = 6
# The titles of the third part. Those of the second part follow.
TITLES = 400
CATALOGUE = 20_000
# The identifiers of the generated movies, most popular first.
IDS = range(100_000_001, 100_000_001 + CATALOGUE)
# The requests and the readers of each replica in the fourth part.
WARM_REQUESTS = 9000
WARM_READERS = 4
DOCUMENTED = {200, 204, 304, 400, 404, 409, 429, 502, 503, 504}


class Replicas:

    def __init__(self, popcorn, arguments):
        self.popcorn = popcorn
        self.arguments = arguments
        self.home = tempfile.mkdtemp(prefix="popcorn-replicas-")
        self.failures = []
        self.statuses = collections.Counter()
        self.kill_count = 0
        self.changes = 0
        self.cut = 0
        self.lock = threading.Lock()
        self.processes = [None] * REPLICAS
        self.is_up = [False] * REPLICAS
        # The titles on the watchlist of each owner. The value of an unacknowledged change is not known.
        self.present = collections.defaultdict(dict)
        self.received = 0
        self.events = {}
        self.is_running = True

    def fail(self, message):
        with self.lock:
            self.failures.append(message)
        print(f"  failure: {message}", flush=True)

    # MARK: Processes

    def start(self, index):
        environment = {
            "POPCORN_DATABASE_URL": self.database, "POPCORN_HOME": f"{self.home}/{index}",
            "TMDB_BASE_URL": self.proxy.url, "TMDB_ACCESS_TOKEN": "any",
        }
        self.processes[index] = Process(
            self.popcorn, "serve", "--port", "0", "--max-requests", "5000", "--rate-per-client", "0",
            "--log-level", "error", environment=environment)
        self.is_up[index] = True

    def running(self):
        """Returns the replicas that run, as a load balancer knows them."""
        return [index for index in range(REPLICAS) if self.is_up[index]]

    def request(self, method, path, index, timeout=30):
        """Returns the status and the body; the status is None if the replica was killed."""
        process = self.processes[index]
        try:
            connection = http.client.HTTPConnection("127.0.0.1", process.port, timeout=timeout)
            connection.request(method, path, headers={"Host": "localhost"})
            response = connection.getresponse()
            body = response.read()
            status = response.status
            connection.close()
        except (OSError, http.client.HTTPException):
            with self.lock:
                self.cut += 1
            return None, b""
        with self.lock:
            self.statuses[status] += 1
        if status not in DOCUMENTED:
            self.fail(f"{method} {path} has status {status}: {body[:200]}")
        elif body:
            try:
                # An export has a JSON object on each line.
                for text in body.splitlines():
                    json.loads(text)
            except ValueError:
                self.fail(f"{method} {path} has a body that is not JSON: {body[:100]}")
        return status, body

    def together(self, works):
        threads = [threading.Thread(target=work, daemon=True) for work in works]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    # MARK: Parts

    def read_cold(self):
        path = f"/3/movie/{IDS[0]}"
        self.together([lambda index=index: self.request("GET", f"/v1/movies/{IDS[0]}", index % REPLICAS)
                       for index in range(READERS)])
        count = self.proxy.count(path)
        print(f"1. {READERS} readers of a title on {REPLICAS} replicas: {count} request(s) to TMDb", flush=True)
        if count != 1:
            self.fail(f"a cold title cost {count} requests")

    def read_at_full_rate(self):
        seconds = self.arguments.seconds
        ids = iter(IDS[TITLES:])
        end = time.monotonic() + seconds + 4
        shares = [0] * REPLICAS

        def reader(index):
            while time.monotonic() < end:
                with self.lock:
                    title = next(ids, None)
                if title is None:
                    return self.fail("the catalogue has too few titles")
                self.request("GET", f"/v1/movies/{title}", index)
                with self.lock:
                    shares[index] += 1

        self.together([lambda index=index: reader(index % REPLICAS) for index in range(20 * REPLICAS)])
        # The first two seconds include the burst after an idle time.
        start = end - seconds - 2
        count = sum(1 for moment, _ in self.proxy.requests if start <= moment < start + seconds)
        rate = count / seconds
        percentages = ", ".join(f"{100 * share / sum(shares):.0f} %" for share in shares)
        print(f"2. {REPLICAS} replicas for {seconds} s: {rate:.2f} requests a second to TMDb, shared {percentages}",
              flush=True)
        if not 38 <= rate <= 40.1:
            self.fail(f"TMDb received {rate:.2f} requests a second")

    def mix(self):
        total = self.arguments.requests
        remaining = [total]
        titles = IDS[:TITLES]
        kill_at = sorted(random.Random(self.arguments.seed).sample(range(total // 20, total), self.arguments.kills))
        start = time.monotonic()
        streams = [threading.Thread(target=self.stream, args=(number,), daemon=True)
                   for number in range(STREAMS)]
        for stream in streams:
            stream.start()

        def client(number):
            source = random.Random(self.arguments.seed * 1000 + number)
            owner = f"owner-{number}"
            while True:
                with self.lock:
                    if remaining[0] == 0:
                        return
                    remaining[0] -= 1
                index = source.choice(self.running())
                kind = source.random()
                # Some titles are read much more often than others.
                title = titles[min(int(source.expovariate(1 / 60)), TITLES - 1)]
                if kind < 0.6:
                    self.request("GET", f"/v1/movies/{title}?owner={owner}", index)
                elif kind < 0.7:
                    self.request("GET", f"/v1/movies/popular?page={source.randrange(1, 6)}", index)
                elif kind < 0.75:
                    self.request("GET", f"/v1/owners/{owner}/watchlist", index)
                else:
                    method = source.choice(["PUT", "DELETE"])
                    # Streams observe the first titles.
                    title = titles[source.randrange(STREAMS)] if source.random() < 0.5 else title
                    path = f"/v1/owners/{owner}/watchlist/movie/{title}"
                    status, _ = self.request(method, path, index)
                    with self.lock:
                        self.changes += 1
                        self.present[owner][title] = (method == "PUT") if status == 204 else None

        def killer():
            source = random.Random(self.arguments.seed)
            for point in kill_at:
                while total - remaining[0] < point and remaining[0] > 0:
                    time.sleep(0.01)
                index = source.randrange(REPLICAS)
                self.is_up[index] = False
                self.processes[index].end(by=signal.SIGKILL)
                self.kill_count += 1
                time.sleep(source.random())
                self.start(index)

        self.together([killer] + [lambda number=number: client(number) for number in range(CLIENTS)])
        seconds = time.monotonic() - start
        lost = self.check_watchlists()
        missed = self.check_streams()
        self.is_running = False
        requests = sum(1 for moment, _ in self.proxy.requests if moment >= start)
        print(f"3. {total} requests in {seconds:.0f} s, {self.kill_count} replicas killed: {self.changes} changes, "
              f"{lost} acknowledged ones lost, {self.received} events, {missed} missed, {self.cut} responses cut, "
              f"{requests} requests to TMDb", flush=True)
        print("   statuses: " + ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items())))

    def stream(self, number):
        """Reads the updates of a title with the watchlist status of an owner, from any replica that runs."""
        source = random.Random(number)
        owner, title = f"owner-{number}", IDS[number]
        while self.is_running:
            process = self.processes[source.choice(self.running())]
            try:
                connection = http.client.HTTPConnection("127.0.0.1", process.port, timeout=40)
                connection.request("GET", f"/v1/movies/{title}/updates?owner={owner}", headers={"Host": "localhost"})
                response = connection.getresponse()
                if response.status != 200:
                    raise OSError
                while line := response.readline():
                    if line.startswith(b"data:"):
                        self.events[number] = json.loads(line[5:]).get("isOnWatchlist")
                        self.received += 1
            except (OSError, http.client.HTTPException, ValueError):
                time.sleep(0.1)

    def check_streams(self):
        """Waits until the last event of each stream is the current state, and returns the number of the others."""
        end = time.monotonic() + 10
        while True:
            missed = []
            for number in range(STREAMS):
                _, body = self.request("GET", f"/v1/movies/{IDS[number]}?owner=owner-{number}", 0)
                if json.loads(body).get("isOnWatchlist") != self.events.get(number):
                    missed.append(number)
            if not missed or time.monotonic() > end:
                break
            time.sleep(0.2)
        for number in missed:
            self.fail(f"the stream {number} missed a change")
        return len(missed)

    def check_watchlists(self):
        """Compares the watchlists on all replicas with the acknowledged changes, and returns the number of losses."""
        lost = 0
        for owner, titles in self.present.items():
            for index in range(REPLICAS):
                status, body = self.request("GET", f"/v1/owners/{owner}/export", index)
                if status != 200:
                    self.fail(f"the export of {owner} has status {status}")
                    continue
                stored = {entry["id"] for entry in map(json.loads, body.decode().splitlines()) if "id" in entry}
                differing = [title for title, isPresent in titles.items()
                             if isPresent is not None and (title in stored) != isPresent]
                if differing:
                    lost += len(differing)
                    self.fail(f"the watchlist of {owner} on replica {index} differs in {differing}")
        return lost

    def read_warm(self):
        titles = IDS[:STREAMS]

        def read(indices, count):
            def reader(index, count):
                connection = http.client.HTTPConnection("127.0.0.1", self.processes[index].port, timeout=30)
                for number in range(count):
                    connection.request("GET", f"/v1/movies/{titles[number % len(titles)]}",
                                       headers={"Host": "localhost"})
                    response = connection.getresponse()
                    response.read()
                    if response.status != 200:
                        self.fail(f"a title in memory has status {response.status}")
                connection.close()

            def processor_seconds():
                return sum(self.processes[index].processor_seconds() for index in set(indices))

            start = processor_seconds()
            self.together([lambda index=index: reader(index, count // len(indices)) for index in indices])
            return (processor_seconds() - start) / count

        read(range(REPLICAS), 10 * STREAMS * REPLICAS)
        # Each replica has the same number of readers.
        alone = read([0] * WARM_READERS, WARM_REQUESTS)
        together = read([*range(REPLICAS)] * WARM_READERS, REPLICAS * WARM_REQUESTS)
        print(f"4. {WARM_REQUESTS} reads of titles in memory on each: {1e6 * alone:.0f} µs of processor time a request on one replica, "
              f"{1e6 * together:.0f} µs on {REPLICAS}; {REPLICAS} are worth {REPLICAS * alone / together:.2f}", flush=True)

    # MARK: All

    def run(self):
        folder = tempfile.mkdtemp(prefix="popcorn-postgresql-", dir="/tmp")
        pathlib.Path(folder).chmod(0o755)
        try:
            postgresql.create(folder, {}, tls=False)
            self.database = postgresql.addresses(folder)[1]
            with Process(self.popcorn, "standin", "--catalogue-size", str(CATALOGUE), "--latency", "50ms") as standin:
                self.proxy = CountingProxy(standin.port)
                for index in range(REPLICAS):
                    self.start(index)
                self.read_cold()
                self.read_at_full_rate()
                self.mix()
                self.read_warm()
        finally:
            self.is_running = False
            for process in self.processes:
                if process:
                    process.end()
            postgresql.stop(folder, is_killed=False)
            shutil.rmtree(folder, ignore_errors=True)
            shutil.rmtree(self.home, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", metavar="POPCORN")
    parser.add_argument("--requests", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    replicas = Replicas(arguments.popcorn, arguments)
    replicas.run()
    if replicas.failures:
        sys.exit(f"{len(replicas.failures)} failure(s), the first: {replicas.failures[0]}")


if __name__ == "__main__":
    main()
