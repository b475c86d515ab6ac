#!/usr/bin/env python3
"""Runs the commands in the READMEs of the examples, and compares their output.

    Tests/Examples/check.py [NAME...]     default: all examples

A README has blocks of commands, which begin with `$ `, with their output. A line of the output that begins with `…`
stands for any number of lines, of which the last one ends with the rest of the line. A command whose output has an
address starts a server. The server listens on a port that the system selects, which replaces the port of the README in
the commands that follow. After them, the server must exit with the status 0 on SIGTERM. Commands with `<token>` are
skipped.

`.build/debug/popcorn` must be built. The exit status is 1 if an output differs.
"""

import difflib
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
ADDRESS = re.compile(r"127\.0\.0\.1:(\d+)")
DURATION = re.compile(r"after [\d.]+ seconds")
# The separator of the outputs of commands that run in one shell.
SEPARATOR = "\x1e"
SECONDS_TO_BUILD = 1200
SECONDS_TO_STOP = 30


def commands(readme):
    """Returns the commands of a README, each with the lines of its output."""
    result = []
    for block in re.findall(r"^```console\n(.*?)^```$", readme, re.MULTILINE | re.DOTALL):
        for line in block.splitlines():
            if line.startswith("$ "):
                result.append((line.removeprefix("$ "), []))
            else:
                result[-1][1].append(line)
    return [(command, output) for command, output in result if "<token>" not in command]


def matches(expected, lines):
    """Returns whether the lines of an output are the expected ones."""
    if not expected:
        return not lines
    first, rest = expected[0], expected[1:]
    if first == "…":
        return any(matches(rest, lines[index:]) for index in range(len(lines) + 1))
    if first.startswith("…"):
        return any(line.endswith(first[1:]) and matches(rest, lines[index + 1:]) for index, line in enumerate(lines))
    return bool(lines) and first == lines[0] and matches(rest, lines[1:])


class Server:
    """A server that a command starts, whose output is a file."""

    def __init__(self, command, environment, folder):
        self.command = command
        with tempfile.NamedTemporaryFile("w", dir=folder, delete=False) as log:
            self.log = pathlib.Path(log.name)
            # Without `exec`, a signal would end the shell and not the server.
            self.process = subprocess.Popen(["bash", "-c", f"exec {command}"], cwd=folder, env=environment, stdout=log,
                                            stderr=subprocess.STDOUT)
        self.port = self.wait()

    def wait(self):
        """Returns the port when the server listens; None if the server ends or does not listen in time."""
        end = time.monotonic() + SECONDS_TO_BUILD
        while time.monotonic() < end:
            is_running = self.process.poll() is None
            if found := ADDRESS.search(self.log.read_text(encoding="utf-8")):
                return found[1]
            if not is_running:
                return None
            time.sleep(0.1)
        return None

    def stop(self):
        """Ends the server by SIGTERM, and returns its exit status; None if it does not end in time."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=SECONDS_TO_STOP)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            return None


class Example:
    """The commands of an example, which run in a temporary folder."""

    def __init__(self, name, folder):
        self.commands = commands((ROOT / "Examples" / name / "README.md").read_text(encoding="utf-8"))
        self.folder = folder
        self.environment = {key: os.environ[key] for key in ("PATH", "HOME", "SWIFT", "TMPDIR") if key in os.environ}
        self.environment["PORT"] = "0"
        self.servers = []
        # The ports of the README with those that replace them.
        self.ports = {}

    def local(self, command):
        """Returns a command for this computer: with the paths of the programs and the ports of the servers."""
        for program in ("Examples/run", ".build/debug/popcorn"):
            command = command.replace(program, str(ROOT / program))
        for port, actual in self.ports.items():
            command = command.replace(f"127.0.0.1:{port}", f"127.0.0.1:{actual}")
        return command

    def run(self):
        """Runs the commands, and returns the failures."""
        try:
            return self.start_servers() or self.run_others()
        finally:
            for server in self.servers:
                if server.process.poll() is None:
                    server.stop()

    def start_servers(self):
        """Starts the servers, and returns the failures."""
        for command, output in self.commands:
            address = ADDRESS.search("\n".join(output))
            if not address:
                continue
            server = Server(re.sub(r"--port \d+", "--port 0", self.local(command)), self.environment, self.folder)
            self.servers.append(server)
            if server.port is None:
                return [f"{command}\n  does not listen:\n{server.log.read_text(encoding='utf-8')}"]
            self.ports[address[1]] = server.port
        return []

    def run_others(self):
        """Runs the other commands in one shell, then stops the servers. Returns the failures."""
        others = [(command, output) for command, output in self.commands if not ADDRESS.search("\n".join(output))]
        script = "".join(f"{self.local(command)}\nprintf '{SEPARATOR}'\n" for command, _ in others)
        shell = subprocess.run(["bash", "-c", script], cwd=self.folder, env=self.environment, stdout=subprocess.PIPE,
                               text=True, timeout=SECONDS_TO_BUILD, check=False)
        failures = []
        for (command, output), printed in zip(others, shell.stdout.split(SEPARATOR)):
            expected = [DURATION.sub("after 0 seconds", line) for line in output]
            lines = [DURATION.sub("after 0 seconds", line) for line in printed.splitlines()]
            if not matches(expected, lines):
                difference = difflib.unified_diff(expected, lines, "README", "output", lineterm="", n=100)
                failures.append("\n  ".join([command, *difference]))
        for server in self.servers:
            status = server.stop()
            if status != 0:
                failures.append(f"{server.command}\n  exits with the status {status} on SIGTERM")
        return failures


def main():
    names = sys.argv[1:] or sorted(path.parent.name for path in ROOT.glob("Examples/*/README.md"))
    count = 0
    for name in names:
        start = time.monotonic()
        with tempfile.TemporaryDirectory() as folder:
            example = Example(name, pathlib.Path(folder))
            failures = example.run()
        count += len(failures)
        print(f"{name}: {len(example.commands)} commands, {len(failures)} failures, {time.monotonic() - start:.0f} s")
        for failure in failures:
            print(f"  failed: {failure}")
        sys.stdout.flush()
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
