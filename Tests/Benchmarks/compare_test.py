#!/usr/bin/env python3
"""Tests of compare.py. `make lint` runs them."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
import unittest.mock

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import compare  # noqa: E402

SCRIPT = pathlib.Path(__file__).with_name("compare.py")

# A replacement of the command `swift`: the times of a commit are in the file `times.json` of its package.
SWIFT = """#!%(python)s
import json, pathlib, sys
arguments = sys.argv[1:]
times = json.load(open("times.json"))
pathlib.Path("%(log)s").open("a").write(pathlib.Path.cwd().as_posix() + " " + " ".join(arguments[:1]) + "\\n")
if arguments[0] == "build":
    sys.exit(0)
if "list" in arguments:
    print("\\nTarget 'PopcornBenchmarks' available benchmarks:\\n" + "\\n".join(times) + "\\n")
    sys.exit(0)
number = pathlib.Path("%(log)s").read_text().count("package") // 2
names = [arguments[i + 1].replace("\\\\", "") for i, part in enumerate(arguments) if part == "--filter"]
results = [
    {"benchmark": "package.benchmark.PopcornBenchmarks." + name.replace(" ", "_"),
     "secondaryMetrics": {"Time (wall clock)": {"scorePercentiles": {"50.0": times[name] + 10 * number}}}}
    for name in names
]
folder = pathlib.Path(arguments[arguments.index("--path") + 1])
folder.joinpath("Current_run.jmh.json").write_text(json.dumps(results))
"""


class CalculationTests(unittest.TestCase):

    def test_times_are_medians_of_wall_clock_or_of_processor_time_by_the_name(self):
        wall = {"Time (wall clock)": {"scorePercentiles": {"50.0": 12.5}}}
        both = wall | {"Processor time": {"scorePercentiles": {"50.0": 7000}}}
        results = [
            {"benchmark": "package.benchmark.X.Read_a_movie_-_Popcorn", "secondaryMetrics": both},
            {"benchmark": "package.benchmark.X.Cold_-_one,_processor_time", "secondaryMetrics": both},
            {"benchmark": "package.benchmark.X.Cold_-_two,_processor_time", "secondaryMetrics": wall},
            {"benchmark": "package.benchmark.X.Another", "secondaryMetrics": wall},
        ]
        names = ["Read a movie - Popcorn", "Cold - one, processor time", "Cold - two, processor time"]
        self.assertEqual(
            compare.times(results, names), {"Read a movie - Popcorn": 12.5, "Cold - one, processor time": 7})

    def test_a_row_has_the_median_and_the_spread_of_the_ratios(self):
        base = [{"a": 100}, {"a": 200}, {"a": 100}]
        head = [{"a": 110}, {"a": 260}, {"a": 120}]
        self.assertEqual(
            compare.row("a", base, head, {"a": (1000, 1100)}),
            ["a", "100 µs", "120 µs", "1.200", "1.100–1.300", "slower", "1.1000"])

    def test_a_difference_within_the_spread_is_not_shown(self):
        self.assertEqual(compare.row("a", [{"a": 100}] * 2, [{"a": 90}, {"a": 110}], {})[4:], ["0.900–1.100", "", ""])
        self.assertEqual(compare.row("a", [{"a": 100}] * 2, [{"a": 90}, {"a": 95}], {})[5], "faster")

    def test_a_round_without_a_result_is_ignored(self):
        self.assertEqual(compare.ratios([{"a": 1}, {}, {"a": 0}], [{"a": 3}, {"a": 1}, {"a": 1}], "a"), [3])

    def test_durations_have_units(self):
        self.assertEqual(
            [compare.duration(value) for value in [0.5, 27.94, 1841, 2_500_000]],
            ["0.5 µs", "27.9 µs", "1.841 ms", "2.5 s"])

    def test_names_are_selected_by_a_regular_expression(self):
        names = ["Read a movie", "Write a movie", "Call (1)"]
        self.assertEqual(compare.select(names, "movie$"), names[:2])
        self.assertEqual(compare.select(names, ""), names)
        with self.assertRaisesRegex(compare.Failure, "no benchmark matches 'series'(.|\n)*  Write a movie"):
            compare.select(names, "series")
        with self.assertRaisesRegex(compare.Failure, "not a regular expression"):
            compare.select(names, "(")

    def test_a_name_is_escaped_for_swift(self):
        self.assertEqual(compare.escaped("Call (1.5) - a"), r"Call \(1\.5\) - a")

    def test_names_are_read_from_the_list(self):
        output = "Build complete!\n\nTarget 'A' available benchmarks:\nb\na\n\nTarget 'B' available benchmarks:\nb\nc\n\nx\n"
        self.assertEqual(compare.listed(output), ["a", "b", "c"])

    def test_instructions_are_read_from_the_output_of_callgrind(self):
        self.assertEqual(compare.collected("==1== Events    : Ir\n==1== Collected : 12345678\n"), 12_345_678)
        with self.assertRaises(compare.Failure):
            compare.collected("killed")

    def test_a_table_is_aligned(self):
        lines = compare.table([["a", "1 µs", "2 µs", "2.000", "1.900–2.100", "slower", ""]]).splitlines()
        self.assertEqual(len({len(line) for line in lines}), 1)
        self.assertIn("2.000", lines[2])


class InstructionTests(unittest.TestCase):
    """Tests of the number of instructions, with sides that need 1,000 instructions to start."""

    class Side(compare.Side):
        def __init__(self, title, iteration, isCounting=True):
            self.title, self.iteration, self.isCounting = title, iteration, isCounting
            self.folder = pathlib.Path()

        def package(self, *arguments):
            return "/bin\n", ""

        def counts_instructions(self):
            return self.isCounting

    def count(self, base, head, names, valgrind="/usr/bin/valgrind"):
        def run(command, folder, environment=None, error=None):
            iterations = int(environment[compare.ITERATIONS])
            side = next(side for side in (base, head) if str(side.iteration) in command[-1])
            return "", f"==1== Collected : {1000 + iterations * side.iteration}"

        with unittest.mock.patch.object(compare, "run", run), \
                unittest.mock.patch.object(compare.shutil, "which", lambda name: valgrind), \
                unittest.mock.patch.object(compare, "escaped", lambda name: f"{name} {self.current}"):
            original = compare.Side.instructions

            def instructions(side, name):
                self.current = side.iteration
                return original(side, name)

            with unittest.mock.patch.object(compare.Side, "instructions", instructions):
                return compare.count_instructions(base, head, names)

    def test_the_start_of_the_process_does_not_count(self):
        counts, reason = self.count(self.Side("base", 500), self.Side("head", 450), ["a", "b"])
        self.assertEqual(counts, {"a": (500, 450), "b": (500, 450)})
        self.assertIsNone(reason)
        self.assertEqual(compare.counted(counts["a"]), "0.9000")

    def test_the_reason_is_printed_if_instructions_are_not_counted(self):
        sides = self.Side("base 1234", 500, isCounting=False), self.Side("head", 450)
        self.assertIn("benchmarks of base 1234 ignore POPCORN_BENCHMARK_ITERATIONS", self.count(*sides, ["a"])[1])
        self.assertIn("valgrind is not installed", self.count(*sides, ["a"], valgrind=None)[1])
        self.assertIn("at most 12 benchmarks", self.count(*sides, ["a"] * 13)[1])


class CommandTests(unittest.TestCase):
    """Tests of the whole command in a repository of their own, with a replacement of `swift`."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.root = self.folder / "repository"
        self.package = self.root / "Tests" / "Benchmarks"
        self.package.mkdir(parents=True)
        self.swift = self.folder / "swift"
        self.log = self.folder / "log"
        self.log.write_text("")
        self.swift.write_text(SWIFT % {"log": self.log, "python": sys.executable})
        self.swift.chmod(0o755)
        self.git("init", "--quiet", "--initial-branch=main")
        (self.root / ".gitignore").write_text(".build/\n")
        (self.root / "README").write_text("")
        self.commit({"Old": 100})
        (self.package / "Package.swift").write_text("")
        self.commit({"Read": 100, "Write": 300, "Gone": 1})
        self.git("tag", "before")
        self.commit({"Read": 50, "Write": 330, "New": 1})

    def git(self, *arguments):
        environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
        for role in ("AUTHOR", "COMMITTER"):
            environment |= {f"GIT_{role}_NAME": "test", f"GIT_{role}_EMAIL": "test@example.com"}
        return subprocess.run(
            ["git", *arguments], cwd=self.root, env=environment, check=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True).stdout

    def commit(self, times):
        (self.package / "times.json").write_text(json.dumps(times))
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "times")

    def compare(self, *arguments):
        """Returns the exit code, the output and the errors of the command."""
        # Without valgrind in the path.
        tools = self.folder / "tools"
        tools.mkdir(exist_ok=True)
        if not (tools / "git").exists():
            (tools / "git").symlink_to(shutil.which("git"))
        done = subprocess.run(
            [sys.executable, SCRIPT, *arguments], cwd=self.package, text=True, capture_output=True,
            env={**os.environ, "SWIFT": str(self.swift), "PATH": str(tools)})
        return done.returncode, done.stdout, done.stderr

    def test_two_commits_are_measured_in_turn(self):
        code, output, errors = self.compare("before", "--rounds", "2")
        self.assertEqual(code, 0, errors)
        rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in output.splitlines() if line[0] == "|"]
        self.assertEqual([row[0] for row in rows], ["", "---", "Read", "Write"])
        self.assertEqual(rows[2][5], "faster")
        self.assertIn("'New' is not compared, because the base does not have it.", errors)
        self.assertIn("valgrind is not installed", output)
        measured = [line.split()[0] for line in self.log.read_text().splitlines() if line.endswith(" package")][2:]
        base = str(self.package / ".build" / "compare" / "base" / "Tests" / "Benchmarks")
        self.assertEqual(measured, [base, str(self.package), str(self.package), base])
        self.assertEqual(self.git("status", "--porcelain"), "")

    def test_the_checkout_is_reused_for_another_base(self):
        self.assertEqual(self.compare("before", "--rounds", "1")[0], 0)
        self.commit({"Read": 60, "Write": 330, "New": 1})
        code, output, errors = self.compare("HEAD~1", "--rounds", "1", "--filter", "New")
        self.assertEqual(code, 0, errors)
        self.assertIn("| New ", output)
        self.assertNotIn("Read", output)

    def test_errors_are_helpful(self):
        for arguments, message in [
            (["nowhere"], "'nowhere' is not a commit of this repository"),
            (["HEAD"], "'HEAD' is the checked-out commit"),
            (["HEAD~2"], "'HEAD~2' has no benchmarks in Tests/Benchmarks"),
            (["before", "--filter", "("], "not a regular expression"),
            (["before", "--filter", "nothing"], "no benchmark matches 'nothing'. The benchmarks are:\n  New"),
            (["before", "--rounds", "0"], "at least 1"),
            (["before", "--filter", "New"], "no selected benchmark in common"),
        ]:
            code, output, errors = self.compare(*arguments)
            self.assertEqual((code, output), (1, ""))
            self.assertIn("compare.py: ", errors)
            self.assertIn(message, errors)
            self.assertNotIn("Traceback", errors)
        (self.package / "new.swift").write_text("")
        code, _, errors = self.compare("before")
        self.assertEqual(code, 1)
        self.assertIn("commit or stash them:\n?? Tests/Benchmarks/new.swift", errors)


if __name__ == "__main__":
    unittest.main()
