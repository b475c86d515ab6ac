#!/usr/bin/env python3
"""Starts and stops PostgreSQL servers of the tests.

  server.py start FOLDER [--set NAME=VALUE] [--tls]   creates a server in a new folder, and prints its addresses
  server.py restart FOLDER                            starts the server of a folder again, on the same port
  server.py stop FOLDER [--kill]                      stops the server; --kill ends its processes with SIGKILL
  server.py run [--set NAME=VALUE] COMMAND [ARGUMENT …]
                                                      runs a command with a server in a temporary folder

A server listens on a socket in its folder, without a password, and on a port of 127.0.0.1 that the system picks, with
the password `secret`. `run` passes the addresses to the command as POPCORN_TEST_DATABASE_URL (the socket) and
POPCORN_TEST_DATABASE_TCP_URL. If the user is root, the server runs as `postgres` or `nobody`.
"""

import argparse
import glob
import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time

USER, PASSWORD, DATABASE = "popcorn", "secret", "popcorn"
START_TIMEOUT_SECONDS = 60
# The tests restart servers and check what was committed, but not after a loss of power.
SETTINGS = {"fsync": "off", "max_connections": "100", "log_min_messages": "warning", "shared_buffers": "32MB"}


class ServerError(Exception):
    """An error with a message for the user."""


def server_user():
    """Returns the unprivileged user of the server; None if the current user is not root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            continue
    raise ServerError("PostgreSQL does not run as root, and there is no user postgres or nobody.")


def program(name):
    """Returns the path of a program of the newest installed version."""
    versions = glob.glob(f"/usr/lib/postgresql/*/bin/{name}")
    versions.sort(key=lambda path: float(path.split("/")[4]))
    path = versions[-1] if versions else shutil.which(name)
    if not path:
        raise ServerError(f"{name} is missing. Install the package postgresql (as root: apt-get install postgresql).")
    return path


def call(command, user, **options):
    """Runs a command as the user of the server."""
    if user:
        options.update(user=user.pw_uid, group=user.pw_gid, extra_groups=[])
    # A server inherits its standard output from pg_ctl, so a pipe would stay open: the output goes to a file.
    with tempfile.TemporaryFile(mode="w+") as output:
        result = subprocess.run(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False, **options)
        if result.returncode != 0:
            output.seek(0)
            raise ServerError(f"{os.path.basename(command[0])} failed:\n{output.read()}")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


def owned(path, user):
    if user:
        os.chown(path, user.pw_uid, user.pw_gid)


def addresses(folder):
    with open(os.path.join(folder, "port"), encoding="ascii") as file:
        port = file.read().strip()
    return (
        f"postgresql://{USER}@/{DATABASE}?host={folder}&port={port}",
        f"postgresql://{USER}:{PASSWORD}@127.0.0.1:{port}/{DATABASE}",
    )


def create(folder, settings, tls):
    user = server_user()
    os.makedirs(folder, mode=0o755, exist_ok=True)
    if len(folder) > 80:
        raise ServerError(f"The path {folder} is too long for a socket.")
    owned(folder, user)
    password = os.path.join(folder, "password")
    with open(password, "w", encoding="ascii") as file:
        file.write(PASSWORD)
    owned(password, user)
    data = os.path.join(folder, "data")
    call([
        program("initdb"), "--pgdata", data, "--username", USER, "--pwfile", password, "--no-sync", "--encoding=UTF8",
        "--locale=C", "--auth-local=trust", "--auth-host=scram-sha-256",
    ], user)
    settings = {**SETTINGS, **settings}
    if tls:
        certificate, key = os.path.join(folder, "server.crt"), os.path.join(folder, "server.key")
        call([
            "openssl", "req", "-new", "-x509", "-days", "2", "-nodes", "-batch", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1", "-out", certificate, "-keyout", key,
        ], user)
        settings.update({"ssl": "on", "ssl_cert_file": f"'{certificate}'", "ssl_key_file": f"'{key}'"})
    settings.update({
        "listen_addresses": "'127.0.0.1'", "port": str(free_port()), "unix_socket_directories": f"'{folder}'",
    })
    with open(os.path.join(folder, "port"), "w", encoding="ascii") as file:
        file.write(settings["port"])
    with open(os.path.join(data, "postgresql.conf"), "a", encoding="utf-8") as file:
        file.writelines(f"{name} = {value}\n" for name, value in settings.items())
    start(folder)
    call([program("psql"), "--quiet", "--host", folder, "--port", settings["port"], "--username", USER, "--dbname",
          "postgres", "--command", f"CREATE DATABASE {DATABASE}"], user)


def start(folder):
    log = os.path.join(folder, "log")
    try:
        call([
            program("pg_ctl"), "start", "--wait", "--silent", "--timeout", str(START_TIMEOUT_SECONDS),
            "--pgdata", os.path.join(folder, "data"), "--log", log,
        ], server_user())
    except ServerError as error:
        with open(log, encoding="utf-8", errors="replace") as file:
            raise ServerError(f"{error}\n{file.read()[-2000:]}") from None


def kill(folder):
    """Ends all processes of a server without a chance to clean up, as a crash of the host does."""
    lock = os.path.join(folder, "data", "postmaster.pid")
    with open(lock, encoding="ascii") as file:
        postmaster = int(file.readline())
    listing = subprocess.run(["ps", "-o", "pid=", "--ppid", str(postmaster)], text=True, capture_output=True, check=False)
    processes = [postmaster] + [int(line) for line in listing.stdout.split()]
    for process in processes:
        try:
            os.kill(process, signal.SIGKILL)
        except ProcessLookupError:
            pass
    deadline = time.monotonic() + START_TIMEOUT_SECONDS
    while any(map(is_running, processes)):
        if time.monotonic() > deadline:
            raise ServerError("The server did not end.")
        time.sleep(0.01)
    # The server refuses to start while a process has the number in its lock files. In a container whose first process
    # reaps no orphans, the killed one has.
    for path in [lock] + glob.glob(os.path.join(folder, ".s.PGSQL.*.lock")):
        os.remove(path)


def is_running(process):
    """Returns whether a process still has open files. A zombie, whose state is Z, has none."""
    try:
        with open(f"/proc/{process}/stat", encoding="utf-8", errors="replace") as file:
            return file.read().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def stop(folder, is_killed):
    if is_killed:
        kill(folder)
        return
    call([
        program("pg_ctl"), "stop", "--mode", "immediate", "--silent", "--pgdata", os.path.join(folder, "data"),
    ], server_user())


def run(command, settings):
    # The server is stopped even if this script is ended.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    folder = tempfile.mkdtemp(prefix="popcorn-postgresql-", dir="/tmp")
    os.chmod(folder, 0o755)
    try:
        create(folder, settings, tls=False)
        address, tcp_address = addresses(folder)
        environment = {
            **os.environ, "POPCORN_TEST_DATABASE_URL": address, "POPCORN_TEST_DATABASE_TCP_URL": tcp_address,
        }
        try:
            return subprocess.run(command, env=environment, check=False).returncode
        finally:
            stop(folder, is_killed=False)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    for name in ("start", "restart", "stop", "run"):
        subcommand = commands.add_parser(name)
        if name in ("start", "run"):
            subcommand.add_argument("--set", action="append", default=[], metavar="NAME=VALUE")
        if name == "run":
            subcommand.add_argument("arguments", nargs=argparse.REMAINDER, metavar="COMMAND")
        else:
            subcommand.add_argument("folder", metavar="FOLDER")
        if name == "start":
            subcommand.add_argument("--tls", action="store_true")
        if name == "stop":
            subcommand.add_argument("--kill", action="store_true")
    options = parser.parse_args()
    settings = dict(setting.split("=", 1) for setting in getattr(options, "set", []))
    try:
        if options.command == "run":
            sys.exit(run(options.arguments, settings))
        folder = os.path.abspath(options.folder)
        if options.command == "start":
            create(folder, settings, options.tls)
            print("\n".join(addresses(folder)))
        elif options.command == "restart":
            start(folder)
        else:
            stop(folder, options.kill)
    except ServerError as error:
        sys.exit(f"server.py: {error}")


if __name__ == "__main__":
    main()
