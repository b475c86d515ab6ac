"""A process of `popcorn serve` or another server, for the scripts in the folders beside this file."""

import os
import pathlib
import signal
import subprocess
import sys


class Process:
    """A server on a port of the loopback interface, until the end of a block."""

    def __init__(self, popcorn, *arguments, environment=None, log=subprocess.DEVNULL, input=None):
        base = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}
        self.process = subprocess.Popen([popcorn, *arguments], env=base | (environment or {}), text=True,
                                        stdin=input, stdout=subprocess.PIPE, stderr=log)
        for line in self.process.stdout:
            address = next((word for word in line.split() if word.startswith("http://127.0.0.1:")), None)
            if address:
                self.url = address.rstrip(".,/")
                self.port = int(self.url.split(":")[2].split("/")[0])
                return
        sys.exit(f"{pathlib.Path(popcorn).name} {' '.join(arguments)} does not start: run it to see why")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.end()

    def memory(self):
        """Returns the resident memory in megabytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def processor_seconds(self):
        """Returns the time that all threads have spent on a processor, in seconds."""
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def end(self, by=signal.SIGTERM):
        """Ends the process by a signal, and returns its exit status."""
        self.process.send_signal(by)
        return self.process.wait(timeout=60)
