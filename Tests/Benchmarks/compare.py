#!/usr/bin/env python3
"""Compares the benchmarks of the checked-out commit with those of a base commit.

    Tests/Benchmarks/compare.py [--filter REGEX] [--rounds N] BASE

Both commits are built, then measured in turn: a round measures each of them once, and the order alternates, so that
a change of the machine's load affects both. For each benchmark, the ratio of the medians of a round is calculated. The
table contains the median, the minimum and the maximum of these ratios. A difference is shown only if all ratios are on
the same side of 1.

With valgrind, the instructions of an iteration are counted, too, if at most 12 benchmarks are selected. They are the
difference between a run with three iterations and a run with one, so that the start of the process does not count.

The base commit is checked out in Tests/Benchmarks/.build/compare, which `make clean` deletes.
"""
import argparse
import json
import os
import pathlib
import re
import shutil
import statistics
import subprocess
import sys
import tempfile

PACKAGE = pathlib.PurePath("Tests/Benchmarks")
EXECUTABLE = "PopcornBenchmarks"
# The environment variable with the number of iterations, which PopcornBenchmarks reads.
ITERATIONS = "POPCORN_BENCHMARK_ITERATIONS"
# The maximum number of benchmarks whose instructions are counted, because each takes up to minutes.
COUNTED_LIMIT = 12
# The metric of a benchmark, and its unit in microseconds. The results of a benchmark may contain the processor time of
# another, so that its name decides.
WALL_CLOCK = ("Time (wall clock)", 1.0)
PROCESSOR_TIME = ("Processor time", 1e-3)


class Failure(Exception):
    """An error with a message for the user."""


# MARK: results


def times(results, names):
    """Returns the median time of each benchmark, in microseconds, from results in JMH's JSON format."""
    found = {}
    for result in results:
        name = next((name for name in names if result["benchmark"].endswith("." + name.replace(" ", "_"))), None)
        if name is None:
            continue
        key, unit = PROCESSOR_TIME if name.endswith("processor time") else WALL_CLOCK
        if metric := result["secondaryMetrics"].get(key):
            found[name] = metric["scorePercentiles"]["50.0"] * unit
    return found


def ratios(base, head, name):
    """Returns the ratios of the times of a benchmark, one for each round in which both commits have one."""
    return [new[name] / old[name] for old, new in zip(base, head) if old.get(name) and name in new]


def row(name, base, head, instructions):
    """Returns the cells of a benchmark: its name, the median times, the ratio, its spread and the instructions."""
    values = ratios(base, head, name)
    old = statistics.median(times[name] for times in base if name in times)
    new = statistics.median(times[name] for times in head if name in times)
    clear = all(value < 1 for value in values) or all(value > 1 for value in values)
    return [
        name, duration(old), duration(new), f"{statistics.median(values):.3f}",
        f"{min(values):.3f}–{max(values):.3f}", ("faster" if values[0] < 1 else "slower") if clear else "",
        counted(instructions.get(name)),
    ]


def counted(pair):
    """Returns the ratio of the instructions of an iteration; an empty text if they were not counted."""
    return f"{pair[1] / pair[0]:.4f}" if pair and pair[0] > 0 else ""


def duration(microseconds):
    for limit, divisor, unit in [(1e3, 1, "µs"), (1e6, 1e3, "ms"), (float("inf"), 1e6, "s")]:
        if microseconds < limit:
            return f"{microseconds / divisor:.3g} {unit}" if microseconds < 1e3 else f"{microseconds / divisor:.4g} {unit}"


def table(rows):
    head = ["", "base", "head", "ratio", "spread", "", "instructions"]
    line = ["---"] + ["---:"] * 4 + ["---", "---:"]
    widths = [max(len(cells[column]) for cells in [head, line] + rows) for column in range(len(head))]

    def text(cells):
        padded = [
            cell.ljust(width) if column in (0, 5) else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(cells, widths))
        ]
        return "| " + " | ".join(padded) + " |"

    return "\n".join(text(cells) for cells in [head, line] + rows)


def select(names, pattern):
    """Returns the names in which a regular expression is found."""
    try:
        expression = re.compile(pattern or "")
    except re.error as error:
        raise Failure(f"'{pattern}' is not a regular expression: {error}")
    selected = [name for name in names if expression.search(name)]
    if not selected:
        raise Failure(f"no benchmark matches '{pattern}'. The benchmarks are:\n" + "\n".join(f"  {n}" for n in names))
    return selected


def escaped(name):
    """Returns a regular expression of Swift that matches only a name."""
    return re.sub(r"([\\.^$*+?()\[\]{}|])", r"\\\1", name)


def listed(output):
    """Returns the names of benchmarks in the output of the command `benchmark list`."""
    names, inside = [], False
    for line in output.splitlines():
        if line.endswith("available benchmarks:"):
            inside = True
        elif inside and line.strip():
            names.append(line.strip())
        elif not line.strip():
            inside = False
    return sorted(set(names))


def collected(output):
    """Returns the number of instructions in the output of callgrind."""
    found = re.search(r"Collected\s*:\s*([\d,]+)", output)
    if not found:
        raise Failure("valgrind reported no number of instructions:\n" + output[-2000:])
    return int(found.group(1).replace(",", ""))


# MARK: commands


def run(command, folder, environment=None, error=None):
    """Runs a command and returns its standard output and standard error."""
    done = subprocess.run(
        [str(part) for part in command], cwd=folder, env={**os.environ, **(environment or {})},
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    if done.returncode != 0:
        detail = (done.stdout + done.stderr).strip()[-2000:]
        raise Failure(f"{error or 'failed: ' + ' '.join(map(str, command))}\n{detail}".rstrip())
    return done.stdout, done.stderr


def git(root, *arguments, error=None):
    return run(["git", *arguments], root, error=error)[0].strip()


def resolve(root, base):
    """Returns the identifiers of the base commit and of the checked-out commit."""
    changes = git(root, "status", "--porcelain")
    if changes:
        raise Failure("the checked-out commit is compared, but these files have changes; commit or stash them:\n" + changes)
    error = f"'{base}' is not a commit of this repository. Give a hash, a tag or a branch, such as BASE=HEAD~1."
    commit = git(root, "rev-parse", "--verify", "--quiet", base + "^{commit}", error=error)
    head = git(root, "rev-parse", "HEAD")
    if commit == head:
        raise Failure(f"'{base}' is the checked-out commit; there is nothing to compare")
    if run(["git", "ls-tree", commit, str(PACKAGE) + "/Package.swift"], root)[0] == "":
        raise Failure(f"'{base}' has no benchmarks in {PACKAGE}")
    return commit, head


def check_out(root, commit):
    """Checks out a commit in a worktree of its own, and returns its folder. The build of an earlier run is reused."""
    folder = root / PACKAGE / ".build" / "compare" / "base"
    git(root, "worktree", "prune")
    if (folder / ".git").exists():
        git(folder, "checkout", "--quiet", "--force", "--detach", commit)
    else:
        shutil.rmtree(folder, ignore_errors=True)
        folder.parent.mkdir(parents=True, exist_ok=True)
        git(root, "worktree", "add", "--quiet", "--force", "--detach", folder, commit)
    return folder


class Side:
    """A commit whose benchmarks are measured."""

    def __init__(self, title, root, swift):
        self.title = title
        self.folder = root / PACKAGE
        self.swift = swift

    def build(self):
        """Builds the benchmarks, and returns their names."""
        # The command builds what it lists. Another build before it, with other settings, would be repeated.
        print(f"Building {self.title} …", file=sys.stderr, flush=True)
        command = ["package", "-c", "release", "--disable-sandbox", "benchmark", "list"]
        return listed(self.package(*command)[0])

    def package(self, *arguments):
        return run([self.swift, *arguments], self.folder, error=f"{self.title}: swift {' '.join(arguments[:1])} failed")

    def measure(self, names):
        """Runs benchmarks once, and returns their times."""
        with tempfile.TemporaryDirectory() as results:
            filters = [part for name in names for part in ("--filter", escaped(name))]
            self.package(
                "package", "-c", "release", "--disable-sandbox", "benchmark", "--no-progress", "--format", "jmh", "--path",
                results, *filters)
            path = pathlib.Path(results) / "Current_run.jmh.json"
            if not path.exists():
                raise Failure(f"{self.title}: the benchmarks wrote no results")
            return times(json.loads(path.read_text()), names)

    def counts_instructions(self):
        sources = self.folder / "Benchmarks" / EXECUTABLE
        return any(ITERATIONS in path.read_text() for path in sources.glob("*.swift"))

    def instructions(self, name):
        """Returns the number of instructions of one iteration of a benchmark."""
        binary = self.package("build", "-c", "release", "--show-bin-path")[0].strip()

        def count(iterations):
            with tempfile.TemporaryDirectory() as folder:
                return collected(run(
                    ["valgrind", "--tool=callgrind", f"--callgrind-out-file={folder}/out",
                     pathlib.Path(binary) / EXECUTABLE, "--quiet", "true", "--filter", escaped(name)],
                    self.folder, {ITERATIONS: str(iterations)})[1])

        return (count(3) - count(1)) / 2


def measure_in_turn(base, head, names, rounds):
    """Measures two sides in alternating order, and returns the times of each round."""
    results = {base: [], head: []}
    for number in range(rounds):
        for side in ([base, head] if number % 2 == 0 else [head, base]):
            print(f"Round {number + 1} of {rounds}: {side.title} …", file=sys.stderr, flush=True)
            results[side].append(side.measure(names))
    return results[base], results[head]


def count_instructions(base, head, names):
    """Returns the instructions of an iteration of each benchmark with both sides, and why they were not counted."""
    if not shutil.which("valgrind"):
        return {}, "Instructions were not counted, because valgrind is not installed."
    if len(names) > COUNTED_LIMIT:
        return {}, f"Instructions are counted for at most {COUNTED_LIMIT} benchmarks; select them with FILTER."
    lacking = [side.title for side in (base, head) if not side.counts_instructions()]
    if lacking:
        return {}, f"Instructions were not counted, because the benchmarks of {lacking[0]} ignore {ITERATIONS}."
    counts = {}
    for name in names:
        print(f"Counting the instructions of '{name}' …", file=sys.stderr, flush=True)
        try:
            counts[name] = (base.instructions(name), head.instructions(name))
        except Failure as failure:
            # The times are of use without them.
            return counts, f"Instructions were not counted: {str(failure).splitlines()[0]}"
    return counts, None


def main(arguments):
    parser = argparse.ArgumentParser(description="Compares the benchmarks of the checked-out commit with a base commit.")
    parser.add_argument("base", metavar="BASE", help="the commit to compare with")
    parser.add_argument("--filter", default="", help="a regular expression that is found in the names (default: all)")
    parser.add_argument("--rounds", type=int, default=3, help="the number of measurements of each commit (default: 3)")
    options = parser.parse_args(arguments)
    if options.rounds < 1:
        raise Failure("the number of rounds must be at least 1")
    try:
        re.compile(options.filter)
    except re.error as error:
        raise Failure(f"'{options.filter}' is not a regular expression: {error}")
    root = pathlib.Path(git(pathlib.Path.cwd(), "rev-parse", "--show-toplevel"))
    commit, head_commit = resolve(root, options.base)
    swift = os.environ.get("SWIFT", "swift")
    head = Side(f"head {head_commit[:10]}", root, swift)
    base = Side(f"base {commit[:10]}", check_out(root, commit), swift)
    known, former = head.build(), base.build()
    selected = select(known, options.filter)
    names = [name for name in selected if name in former]
    for name in selected:
        if name not in former:
            print(f"'{name}' is not compared, because the base does not have it.", file=sys.stderr)
    if not names:
        raise Failure("the commits have no selected benchmark in common")
    old, new = measure_in_turn(base, head, names, options.rounds)
    instructions, reason = count_instructions(base, head, names)
    measured = [name for name in names if ratios(old, new, name)]
    print(table([row(name, old, new, instructions) for name in measured]))
    for name in names:
        if name not in measured:
            print(f"'{name}' has no results.")
    if reason:
        print(reason)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except Failure as failure:
        sys.exit(f"compare.py: {failure}")
    except KeyboardInterrupt:
        sys.exit(130)
