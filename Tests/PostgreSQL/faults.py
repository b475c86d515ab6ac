#!/usr/bin/env python3
"""Runs `popcorn serve` on PostgreSQL servers that fail, and checks the responses during and after each fault.

    Tests/PostgreSQL/faults.py POPCORN [FAULT …]

POPCORN is the program, built with PostgreSQL. Each fault has a server, a stand-in of TMDb and a replica of its own. The
faults, of which all are tried by default:

  clock      The clock of the server is set back by a minute. Needs a C compiler, and is not tried without one.
  demotion   The server becomes read-only, and a standby with synchronous replication is promoted.
  disk       The disk of the server is full. Needs the right to mount a file system, and is not tried without it.
  failover   The server is killed, and a standby with synchronous replication is promoted.
  lock       Another session locks the tables.
  names      The name servers do not answer. Needs a C compiler, and is not tried without one.
  network    Each message between the replica and the server takes 50 ms.
  schema     The schema is dropped.
  slots      Other programs use all connections that the server accepts, except those of the replica.
  timeout    The operator limits each statement and each idle session to less time than the replica needs.
  vacuum     A replica of another version starts while a vacuum has the lock of the largest table.

The script fails if a title, cached or not, cannot be read during a fault, if a watchlist is empty instead of
unavailable, if an acknowledged change is missing afterwards, or if a replica does not recover by itself.
"""

import argparse
import contextlib
import http.client
import json
import os
import pathlib
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "HTTPService"))
import server as postgresql
from serving import Process

# The first identifiers of the generated movies.
FIRST_ID = 100_000_001
RECOVERY_SECONDS = 30
OWNER = "/v1/owners/alice"


class Failure(Exception):
    """A response that a fault must not cause."""


class Proxy:
    """A proxy in front of a port that can delay all bytes of both directions, and refuse connections."""

    def __init__(self, port, delay=0):
        self.port, self.delay, self.refuses = port, delay, False
        self.listener = socket.create_server(("127.0.0.1", 0), backlog=256)
        self.address = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            client, _ = self.listener.accept()
            try:
                if self.refuses:
                    raise OSError
                server = socket.create_connection(("127.0.0.1", self.port))
            except OSError:
                client.close()
                continue
            for source, target in [(client, server), (server, client)]:
                source.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
                threading.Thread(target=self.forward, args=(source, target), daemon=True).start()

    def forward(self, source, target):
        waiting, condition = [], threading.Condition()

        def send():
            while True:
                with condition:
                    while not waiting:
                        condition.wait()
                    moment, data = waiting.pop(0)
                time.sleep(max(moment - time.monotonic(), 0))
                try:
                    if not data:
                        return target.shutdown(socket.SHUT_WR)
                    target.sendall(data)
                except OSError:
                    return

        threading.Thread(target=send, daemon=True).start()
        data = b"-"
        while data:
            try:
                data = source.recv(65536)
            except OSError:
                data = b""
            with condition:
                waiting.append((time.monotonic() + self.delay, data))
                condition.notify()


class Bench:
    """A server of PostgreSQL, a stand-in of TMDb, and a replica."""

    def __init__(self, popcorn, *standin):
        self.popcorn = popcorn
        self.folder = tempfile.mkdtemp(prefix="popcorn-faults-", dir="/tmp")
        pathlib.Path(self.folder).chmod(0o755)
        self.home = tempfile.mkdtemp(prefix="popcorn-home-")
        self.servers = []
        self.mounts = []
        self.replica = None
        self.standin = Process(popcorn, "standin", *(standin or ("--catalogue-size", "5000")))
        self.present = set()
        self.next_id = FIRST_ID

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for process in (self.replica, self.standin):
            if process:
                process.end(by=signal.SIGKILL)
        for folder in self.servers:
            try:
                postgresql.stop(folder, is_killed=False)
            except postgresql.ServerError:
                pass  # The fault ended the server.
        for path in self.mounts:
            subprocess.run(["umount", "--lazy", path], check=False)
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.rmtree(self.home, ignore_errors=True)

    # MARK: The server

    def create(self, name="primary", **settings):
        folder = os.path.join(self.folder, name)
        postgresql.create(folder, settings, tls=False)
        self.servers.append(folder)
        return folder

    def port(self, folder):
        with open(os.path.join(folder, "port"), encoding="ascii") as file:
            return int(file.read())

    def psql(self, folder):
        return [postgresql.program("psql"), "--quiet", "--no-psqlrc", "--tuples-only", "--no-align", "--host", folder,
                "--port", str(self.port(folder)), "--username", postgresql.USER, "--dbname", postgresql.DATABASE]

    def sql(self, folder, *commands):
        arguments = [argument for command in commands for argument in ("--command", command)]
        result = subprocess.run(self.psql(folder) + arguments, text=True, capture_output=True, check=False)
        if result.returncode != 0:
            raise Failure(f"psql failed: {result.stderr}")
        return result.stdout.strip()

    # MARK: The replica

    def serve(self, url, **environment):
        self.replica = Process(
            self.popcorn, "serve", "--port", "0", "--rate-per-client", "0", "--log-level", "error",
            environment={"POPCORN_DATABASE_URL": url, "POPCORN_HOME": self.home, "TMDB_BASE_URL": self.standin.url,
                         "TMDB_ACCESS_TOKEN": "any"} | environment)

    def request(self, method, path):
        status, body, self.seconds = self.request_alone(method, path)
        return status, body

    def request_alone(self, method, path):
        """Returns the status, the JSON objects of the body and the duration. Threads can call it together."""
        connection = http.client.HTTPConnection("127.0.0.1", self.replica.port, timeout=60)
        start = time.monotonic()
        connection.request(method, path, headers={"Host": "localhost"})
        response = connection.getresponse()
        body = response.read()
        connection.close()
        # An export has a JSON object on each line.
        return response.status, [json.loads(line) for line in body.splitlines()], time.monotonic() - start

    def expect(self, method, path, *statuses):
        status, body, self.seconds = self.expect_alone(method, path, *statuses)
        return status, body

    def expect_alone(self, method, path, *statuses):
        """Does the same as `expect`. Threads can call it together."""
        status, body, seconds = self.request_alone(method, path)
        if status not in statuses:
            raise Failure(f"{method} {path} has status {status} instead of {statuses}: {body}")
        return status, body, seconds

    def new_title(self):
        self.next_id += 1
        return f"/v1/movies/{self.next_id}"

    def add(self, *statuses):
        """Adds a title to the watchlist, and returns whether that was acknowledged."""
        self.next_id += 1
        status, _ = self.expect("PUT", f"{OWNER}/watchlist/movie/{self.next_id}", *statuses)
        if status == 204:
            self.present.add(self.next_id)
        return status == 204

    def check_titles(self):
        """Reads a title that is in memory, and one that is not cached."""
        self.expect("GET", f"/v1/movies/{FIRST_ID}", 200)
        self.expect("GET", self.new_title(), 200)

    def begin(self):
        """Reads titles and changes a watchlist before a fault."""
        self.check_titles()
        for _ in range(3):
            self.add(204)

    def wait_until(self, is_met, what):
        end = time.monotonic() + RECOVERY_SECONDS
        while not is_met():
            if time.monotonic() > end:
                raise Failure(f"{what} took longer than {RECOVERY_SECONDS} s")
            time.sleep(0.1)

    def recover(self):
        """Waits until changes are acknowledged again, and checks that no acknowledged one is missing."""
        start = time.monotonic()
        self.wait_until(lambda: self.add(204, 503), "the recovery")
        seconds = time.monotonic() - start
        self.wait_until(lambda: self.expect("GET", "/health/ready", 200, 503)[0] == 200, "the readiness")
        self.check_titles()
        _, entries = self.expect("GET", f"{OWNER}/export", 200)
        missing = self.present - {entry.get("id") for entry in entries}
        if missing:
            raise Failure(f"acknowledged changes are missing: {sorted(missing)}")
        return seconds


# MARK: - Faults

def disk(bench):
    data = os.path.join(bench.folder, "primary")
    os.mkdir(data)
    command = ["mount", "-t", "tmpfs", "-o", "size=96m,mode=0755", "tmpfs", data]
    if subprocess.run(command, capture_output=True, check=False).returncode != 0:
        return "not tried: no right to mount a file system"
    bench.mounts.append(data)
    folder = bench.create(min_wal_size="'32MB'", max_wal_size="'32MB'")
    bench.serve(postgresql.addresses(folder)[1])
    bench.begin()
    filler = os.path.join(data, "filler")
    for size in (1 << 16, 1 << 12):
        with open(filler, "ab", buffering=0) as file:
            try:
                while file.write(bytes(size)) == size:
                    pass
            except OSError:
                pass
    for _ in range(300):
        bench.check_titles()
    # A change that needs no new page is acknowledged.
    acknowledged = 0
    while bench.add(204, 503):
        acknowledged += 1
        if acknowledged == 5000:
            raise Failure("the disk is not full")
    status, _ = bench.request("GET", f"{OWNER}/export")
    os.remove(filler)
    try:
        postgresql.start(folder)
    except postgresql.ServerError:
        pass  # It did not end.
    return (f"600 titles read, a change refused after {acknowledged} others, watchlist {status}; "
            f"changes {bench.recover():.1f} s after there was space")


def with_standby(bench):
    """Creates a primary server and a standby with synchronous replication, and serves from both addresses.

    Returns the folders of both servers."""
    primary = bench.create(synchronous_standby_names="'*'", synchronous_commit="local")
    standby = os.path.join(bench.folder, "standby")
    os.mkdir(standby, mode=0o755)
    user = postgresql.server_user()
    postgresql.owned(standby, user)
    bench.sql(primary, f"ALTER ROLE {postgresql.USER} REPLICATION")
    port = str(bench.port(primary))
    with open(os.path.join(primary, "data", "pg_hba.conf"), "a", encoding="utf-8") as file:
        file.write("local replication all trust\n")
    bench.sql(primary, "SELECT pg_reload_conf()")
    data = os.path.join(standby, "data")
    postgresql.call([postgresql.program("pg_basebackup"), "--pgdata", data, "--write-recovery-conf", "--no-sync",
                     "--checkpoint=fast", "--host", primary, "--port", port, "--username", postgresql.USER], user)
    standby_port = str(postgresql.free_port())
    with open(os.path.join(standby, "port"), "w", encoding="ascii") as file:
        file.write(standby_port)
    with open(os.path.join(data, "postgresql.conf"), "a", encoding="utf-8") as file:
        file.write(f"port = {standby_port}\nunix_socket_directories = '{standby}'\nsynchronous_standby_names = ''\n")
    postgresql.start(standby)
    bench.servers.append(standby)
    bench.sql(primary, "ALTER SYSTEM SET synchronous_commit = 'remote_apply'", "SELECT pg_reload_conf()")
    bench.wait_until(lambda: bench.sql(primary, "SELECT sync_state FROM pg_stat_replication") == "sync", "the standby")
    bench.serve(f"postgresql://{postgresql.USER}:{postgresql.PASSWORD}@127.0.0.1:{port},127.0.0.1:{standby_port}"
                f"/{postgresql.DATABASE}?target_session_attrs=read-write")
    return primary, standby


def promote(standby):
    data = os.path.join(standby, "data")
    postgresql.call([postgresql.program("pg_ctl"), "promote", "--wait", "--silent", "--pgdata", data],
                    postgresql.server_user())


def failover(bench):
    primary, standby = with_standby(bench)
    bench.begin()
    postgresql.kill(primary)
    bench.servers.remove(primary)
    for _ in range(5):
        bench.check_titles()
        bench.add(503)
    bench.expect("GET", f"{OWNER}/watchlist", 503)
    bench.expect("GET", "/health/ready", 503)
    promote(standby)
    return f"titles read, watchlists 503; changes {bench.recover():.1f} s after the promotion"


def demotion(bench):
    primary, standby = with_standby(bench)
    bench.begin()
    # The connections of the replica remain, as those to a server that has become a standby behind a proxy.
    bench.sql(primary, "ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")
    bench.wait_until(lambda: not bench.add(204, 503), "the end of the changes")
    for _ in range(5):
        bench.check_titles()
    promote(standby)
    seconds = bench.recover()
    # The old primary accepts no changes, so these are on the new one.
    return f"titles read; changes {seconds:.1f} s after the promotion, on the connections to the new server"


@contextlib.contextmanager
def occupied_slots(bench, folder):
    """Connects programs until the server refuses another one, and passes their number."""
    others = []
    try:
        while True:
            other = subprocess.Popen(bench.psql(folder), stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                     stderr=subprocess.DEVNULL, text=True)
            others.append(other)
            with contextlib.suppress(BrokenPipeError):
                other.stdin.write("SELECT 'connected';\n")
                other.stdin.flush()
            # The output ends if the server refuses the connection.
            if not any("connected" in line for line in iter(other.stdout.readline, "")):
                break
            if len(others) > 100:
                raise Failure("the server accepts all connections")
        yield len(others) - 1
    finally:
        for other in others:
            other.kill()
            other.wait()


def slots(bench):
    folder = bench.create(max_connections="24")
    bench.serve(postgresql.addresses(folder)[1])
    bench.begin()
    failures = []

    def client(number):
        try:
            for index in range(20):
                bench.expect_alone("GET", f"/v1/movies/{FIRST_ID + 100 + 20 * number + index}", 200)
                bench.expect_alone("PUT", f"{OWNER}/watchlist/movie/{FIRST_ID + 20 * number + index}", 204)
        except Failure as failure:
            failures.append(failure)

    with occupied_slots(bench, folder) as count:
        clients = [threading.Thread(target=client, args=(number,)) for number in range(16)]
        for thread in clients:
            thread.start()
        for thread in clients:
            thread.join()
        if failures:
            raise failures[0]
    bench.present |= set(range(FIRST_ID, FIRST_ID + 320))
    return f"320 titles read and 320 changes beside {count} other programs; changes {bench.recover():.1f} s later"


def vacuum(bench):
    folder = bench.create()
    url = postgresql.addresses(folder)[1]
    bench.serve(url)
    bench.begin()
    bench.replica.end()

    def start(seconds):
        """Starts a replica whose layouts are not registered while a vacuum runs, and returns the duration."""
        bench.sql(folder, "DELETE FROM popcorn.record_layout")
        table = "popcorn.movies_movie"
        vacuuming = threading.Thread(target=bench.sql, args=(
            folder, f"BEGIN; LOCK TABLE {table} IN SHARE UPDATE EXCLUSIVE MODE; SELECT pg_sleep({seconds})"))
        vacuuming.start()
        bench.wait_until(lambda: bench.sql(
            folder, "SELECT count(*) FROM pg_locks WHERE mode = 'ShareUpdateExclusiveLock' AND granted "
            f"AND relation = '{table}'::regclass") != "0", "the lock")
        begin = time.monotonic()
        bench.serve(url)
        duration = time.monotonic() - begin
        is_locked = vacuuming.is_alive()
        bench.recover()
        vacuuming.join()
        bench.replica.end()
        return duration, is_locked

    same, is_locked = start(20)
    if not is_locked:
        raise Failure(f"a start without a new column took {same:.1f} s")
    bench.sql(folder, "ALTER TABLE popcorn.movies_movie DROP COLUMN is_outdated")
    new, _ = start(4)
    return f"a start without a new column in {same:.1f} s, with one in {new:.1f} s"


CLOCK = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>

// Adds the seconds in the file that POPCORN_CLOCK names.
int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    static int (*system_time)(struct timeval *, void *);
    if (!system_time) system_time = dlsym(RTLD_NEXT, "gettimeofday");
    int result = system_time(time, zone);
    FILE *file = fopen(getenv("POPCORN_CLOCK"), "r");
    long seconds = 0;
    if (file) {
        if (fscanf(file, "%ld", &seconds) == 1) time->tv_sec += seconds;
        fclose(file);
    }
    return result;
}
"""


def preloaded(bench, name, source):
    """Compiles a library in C, and returns the environment of programs that load it; None without a C compiler."""
    compiler, library = shutil.which("cc") or shutil.which("clang"), os.path.join(bench.folder, f"{name}.so")
    if not compiler:
        return None
    subprocess.run([compiler, "-shared", "-fPIC", "-x", "c", "-", "-o", library, "-ldl"], input=source, text=True,
                   check=True)
    return {"LD_PRELOAD": library}


class AdjustableClock:
    """A clock with an adjustable difference, of the programs that start while it is applied."""

    def __init__(self, library, file):
        self.file = file
        self.environment = library | {"POPCORN_CLOCK": file}

    def set(self, seconds):
        with open(self.file, "w", encoding="ascii") as file:
            file.write(str(seconds))

    @contextlib.contextmanager
    def applied(self):
        """Lets the programs that start meanwhile have the clock."""
        os.environ |= self.environment
        try:
            yield
        finally:
            for name in self.environment:
                del os.environ[name]


def adjustable_clock(bench):
    """Returns a clock; None without a C compiler."""
    library = preloaded(bench, "clock", CLOCK)
    return AdjustableClock(library, os.path.join(bench.folder, "offset")) if library else None


def clock(bench):
    server_clock = adjustable_clock(bench)
    if not server_clock:
        return "not tried: no C compiler"
    with server_clock.applied():
        folder = bench.create()
    bench.serve(postgresql.addresses(folder)[1])
    bench.begin()
    before = bench.sql(folder, "SELECT extract(epoch FROM clock_timestamp())")
    server_clock.set(-60)
    after = bench.sql(folder, "SELECT extract(epoch FROM clock_timestamp())")
    if float(after) > float(before):
        raise Failure("the clock of the server was not set back")
    slowest = 0
    for _ in range(100):
        bench.check_titles()
        slowest = max(slowest, bench.seconds)
        bench.add(204)
    if slowest > 5:
        raise Failure(f"a title took {slowest:.1f} s")
    return f"100 titles, each in at most {slowest:.1f} s; changes {bench.recover():.1f} s later"


def lock(bench):
    folder = bench.create()
    bench.serve(postgresql.addresses(folder)[1])
    bench.begin()
    locking = threading.Thread(target=bench.sql, args=(
        folder, "BEGIN; LOCK TABLE popcorn.movies_movie, popcorn.watchlist_entry; SELECT pg_sleep(20)"))
    locking.start()
    bench.wait_until(lambda: bench.sql(
        folder, "SELECT count(*) FROM pg_locks WHERE mode = 'AccessExclusiveLock' AND granted "
        "AND relation = 'popcorn.watchlist_entry'::regclass") != "0", "the lock")
    bench.check_titles()
    seconds = bench.seconds
    start = time.monotonic()
    bench.add(503)
    refused = time.monotonic() - start
    locking.join()
    return (f"a title that is not cached after {seconds:.1f} s, a change refused after {refused:.1f} s; "
            f"changes {bench.recover():.1f} s after the lock")


NAMES = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netdb.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Waits for half a minute before it resolves the name of this host, while the file that POPCORN_NAMES names exists.
int getaddrinfo(const char *node, const char *service, const struct addrinfo *hints, struct addrinfo **result) {
    static int (*system_function)(const char *, const char *, const struct addrinfo *, struct addrinfo **);
    if (!system_function) system_function = dlsym(RTLD_NEXT, "getaddrinfo");
    if (node && !strcmp(node, "localhost") && !access(getenv("POPCORN_NAMES"), F_OK)) sleep(30);
    return system_function(node, service, hints, result);
}
"""


def names(bench):
    library, file = preloaded(bench, "names", NAMES), os.path.join(bench.folder, "unanswered")
    if not library:
        return "not tried: no C compiler"
    folder = bench.create()
    bench.serve(postgresql.addresses(folder)[1].replace("127.0.0.1", "localhost"), POPCORN_NAMES=file, **library)
    bench.begin()
    with open(file, "w", encoding="ascii"):
        pass
    postgresql.kill(folder)
    postgresql.start(folder)
    slowest = {"a title": 0, "a change": 0}
    for _ in range(5):
        for name, work in [("a title", bench.check_titles), ("a change", lambda: bench.add(503))]:
            work()
            slowest[name] = max(slowest[name], bench.seconds)
    if max(slowest.values()) > 6:
        raise Failure(f"the longest responses: {slowest}")
    os.remove(file)
    return (", ".join(f"{name} in at most {seconds:.1f} s" for name, seconds in slowest.items())
            + f"; changes {bench.recover():.1f} s after the name servers answered")


def network(bench):
    folder = bench.create()
    proxy = Proxy(bench.port(folder), delay=0.05)
    url = (f"postgresql://{postgresql.USER}:{postgresql.PASSWORD}@127.0.0.1:{proxy.address}/{postgresql.DATABASE}"
           "?sslmode=disable")
    start = time.monotonic()
    bench.serve(url)
    started = time.monotonic() - start
    bench.begin()
    times = {}
    bench.expect("GET", "/v1/movies/popular", 200)

    def measure(name, work):
        samples = []
        for _ in range(5):
            work()
            samples.append(bench.seconds)
        times[name] = sorted(samples)[len(samples) // 2]

    measure("not cached", lambda: bench.expect("GET", bench.new_title(), 200))
    measure("change of a watchlist", lambda: bench.add(204))
    measure("watchlist", lambda: bench.expect("GET", f"{OWNER}/watchlist", 200))
    cached = bench.next_id
    bench.replica.end()
    bench.serve(url)
    bench.expect("GET", bench.new_title(), 200)
    ids = iter(range(FIRST_ID, cached))
    measure("in PostgreSQL", lambda: bench.expect("GET", f"/v1/movies/{next(ids)}", 200))
    measure("list in PostgreSQL", lambda: bench.expect("GET", "/v1/movies/popular", 200))

    def is_in_memory():
        bench.expect("GET", f"/v1/movies/{FIRST_ID}", 200)
        return bench.seconds < 0.05

    # The maintenance after the start changes rows.
    bench.wait_until(is_in_memory, "a title in memory")
    measure("in memory", is_in_memory)
    bench.recover()
    return f"start {started:.1f} s, " + ", ".join(f"{name} {1000 * value:.0f} ms" for name, value in times.items())


def schema(bench):
    folder = bench.create()
    url = postgresql.addresses(folder)[1]
    bench.serve(url)
    bench.begin()
    bench.sql(folder, "DROP SCHEMA popcorn CASCADE")
    bench.check_titles()
    bench.add(503)
    bench.expect("GET", f"{OWNER}/watchlist", 503)
    bench.expect("GET", "/health/ready", 503)
    bench.replica.end()
    bench.present.clear()
    bench.serve(url)
    return f"titles read, watchlists 503; a restart creates the schema, changes after {bench.recover():.1f} s"


def timeout(bench):
    folder = bench.create()
    bench.sql(folder, *(f"ALTER SYSTEM SET {name} = '{value}'" for name, value in [
        ("statement_timeout", "1ms"), ("lock_timeout", "1ms"), ("idle_session_timeout", "500ms")]),
              "SELECT pg_reload_conf()")
    bench.serve(postgresql.addresses(folder)[1])
    bench.begin()
    for _ in range(20):
        time.sleep(0.2)
        bench.check_titles()
        bench.add(204)
    return f"the limits of the replica apply; changes {bench.recover():.1f} s later"


FAULTS = {fault.__name__: fault for fault in (
    clock, demotion, disk, failover, lock, names, network, schema, slots, timeout, vacuum)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("popcorn", metavar="POPCORN")
    parser.add_argument("faults", metavar="FAULT", nargs="*", choices=[[], *FAULTS])
    arguments = parser.parse_args()
    failures = 0
    for name in arguments.faults or FAULTS:
        with Bench(arguments.popcorn) as bench:
            try:
                print(f"{name}: {FAULTS[name](bench)}", flush=True)
            except Failure as failure:
                failures += 1
                print(f"{name}: failed: {failure}", flush=True)
    if failures:
        sys.exit(f"{failures} fault(s) failed")


if __name__ == "__main__":
    main()
