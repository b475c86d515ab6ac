#!/usr/bin/env python3
"""Checks the output of `popcorn calendar --ics` with the parser `icalendar` from PyPI.

    Tests/Calendar/check.py POPCORN

This script serves the sample catalogue with `popcorn standin`, adds titles to a watchlist, and exports the calendar. It
checks the octets of the file, and compares each parsed event with the output of `popcorn calendar --json`.

The exit status is 1 if anything differs.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from datetime import date, timedelta

from icalendar import Calendar

FIRST, LAST = "2025-05-01", "2025-08-31"
TITLES = {"movie": range(100_000_001, 100_000_041), "tv": range(200_000_001, 200_000_021)}


class Check:

    def __init__(self, popcorn):
        self.popcorn = popcorn
        self.home = tempfile.mkdtemp(prefix="popcorn-calendar-")
        self.address = ""
        self.failures = 0

    def expect(self, condition, message):
        if not condition:
            self.failures += 1
            print(message)

    def ask(self, *arguments):
        environment = {"PATH": os.environ["PATH"], "POPCORN_HOME": self.home, "TMDB_BASE_URL": self.address,
                       "TMDB_ACCESS_TOKEN": "any"}
        return subprocess.run([self.popcorn, *arguments], env=environment, capture_output=True, check=True).stdout

    def calendar(self, *options):
        return self.ask("calendar", "--owner", "alice", "--from", FIRST, "--to", LAST, *options)

    def expected(self):
        """Returns the expected events: the identifier, with the day and the text that the summary contains."""
        events = {}
        for day in json.loads(self.calendar("--json"))["days"]:
            for episode in day["episodes"]:
                events[f"episode-{episode['id']}@popcorn"] = (day["date"], episode["name"], episode.get("overview"))
            for release in day["releases"]:
                events[f"release-{release['id']}@popcorn"] = (day["date"], release["title"], None)
        return events

    def check_octets(self, file):
        self.expect(file.endswith(b"END:VCALENDAR\r\n"), "the file does not end with END:VCALENDAR and CRLF")
        lines = file.split(b"\r\n")
        self.expect(all(len(line) <= 75 for line in lines), "a line has more than 75 octets")
        self.expect(any(line.startswith(b" ") for line in lines), "no line is folded")
        self.expect(not any(b"\n" in line or b"\r" in line for line in lines), "a line break is not CRLF")
        for line in lines:
            line.decode("utf-8")

    def check_events(self, file, expected):
        events = {str(event["UID"]): event for event in Calendar.from_ical(file).walk("VEVENT")}
        self.expect(len(expected) > 10, f"only {len(expected)} events")
        self.expect(set(events) == set(expected), f"events differ: {set(events) ^ set(expected)}")
        for uid, (day, title, overview) in expected.items():
            event = events.get(uid)
            if event is None:
                continue
            start, end = event["DTSTART"].dt, event["DTEND"].dt
            self.expect(type(start) is date and start.isoformat() == day, f"{uid}: starts on {start}, not {day}")
            self.expect(end == start + timedelta(days=1), f"{uid}: ends on {end}")
            self.expect(event["DTSTAMP"].dt.utcoffset() == timedelta(0), f"{uid}: DTSTAMP is not in UTC")
            self.expect(title in str(event["SUMMARY"]), f"{uid}: the summary is {event['SUMMARY']}, not {title}")
            self.expect(
                overview in (None, "") or str(event["DESCRIPTION"]) == overview, f"{uid}: the description differs")

    def run(self):
        standin = subprocess.Popen([self.popcorn, "standin"], stdout=subprocess.PIPE, text=True)
        try:
            self.address = re.search(r"http://\S+", standin.stdout.readline()).group(0)
            for kind, ids in TITLES.items():
                self.ask("watchlist", "add", *map(str, ids), "--kind", kind, "--owner", "alice")
            expected = self.expected()
            file = self.calendar("--ics")
            self.check_octets(file)
            self.check_events(file, expected)
        finally:
            standin.terminate()
            standin.wait()
        print(f"{len(expected)} events compared, {self.failures} differences")
        return 1 if self.failures else 0


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("usage: check.py POPCORN")
    sys.exit(Check(sys.argv[1]).run())
