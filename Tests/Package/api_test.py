#!/usr/bin/env python3
"""Tests of api.py. `make lint` runs them."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import api  # noqa: E402

SCRIPT = pathlib.Path(__file__).resolve().parent / "api.py"
SWIFT = os.environ.get("SWIFT", "swift")

# A replacement of `swift`. Its packages have a file `graph.json` instead of sources, and are built by a copy of it.
REPLACEMENT = """#!%(python)s
import json, pathlib, sys
arguments = sys.argv[1:]
with open("%(log)s", "a") as log:
    log.write(" ".join(arguments) + "\\n")
if arguments == ["--version"]:
    print("Swift version 6.3")
elif arguments == ["-print-target-info"]:
    print('  "unversionedTriple": "x86_64-unknown-linux-gnu",')
elif arguments == ["package", "dump-package"]:
    print(json.dumps({"products": [
        {"targets": ["A"], "type": {"library": ["automatic"]}}, {"targets": ["Run"], "type": {"executable": None}}]}))
elif arguments[0] == "build":
    folder = pathlib.Path(arguments[arguments.index("--scratch-path") + 1]) / "x86_64" / "debug"
    if "--show-bin-path" in arguments:
        print(folder)
    elif pathlib.Path("graph.json").exists():
        (folder / "Modules").mkdir(parents=True, exist_ok=True)
        (folder / "Modules" / "A.swiftmodule").write_text(pathlib.Path("graph.json").read_text())
        (folder.parent.parent / "checkouts").mkdir(exist_ok=True)
    else:
        sys.exit("error: no graph")
elif arguments[0] == "symbolgraph-extract":
    modules = pathlib.Path(arguments[arguments.index("-I") + 1])
    output = pathlib.Path(arguments[arguments.index("-output-dir") + 1])
    (output / "A.symbols.json").write_text((modules / "A.swiftmodule").read_text())
else:
    sys.exit(f"unexpected: {arguments}")
"""


def symbol(path, text, kind="method", **more):
    """Returns a symbol of a symbol graph, whose identifier is its path and its text."""
    return {
        "kind": {"identifier": f"swift.{kind}"}, "pathComponents": path.split("."),
        "identifier": {"precise": f"{path} {text}"}, "declarationFragments": [{"kind": "text", "spelling": text}],
        **more,
    }


def graph(*symbols, relations=()):
    return {"symbols": list(symbols), "relationships": [
        {"kind": kind, "source": source, "target": target, **(more[0] if more else {})}
        for kind, source, target, *more in relations]}


def changes(base, head):
    return list(api.changes(api.API([("A", base)]), api.API([("A", head)])))


class DeclarationTests(unittest.TestCase):

    def change(self, base, head, kind="method", path="S.f()"):
        """Returns the change of a single declaration, without its name."""
        found = changes(graph(symbol(path, base, kind)), graph(symbol(path, head, kind)))
        self.assertLessEqual(len(found), 1)
        return found[0].split(": ", 1)[1] if found else None

    def test_a_removed_type_is_reported_without_its_members(self):
        base = graph(symbol("S", "struct S", "struct"), symbol("S.f()", "func f()"), symbol("T", "struct T", "struct"))
        self.assertEqual(changes(base, graph(symbol("T", "struct T", "struct"))), ["A S: `struct S` is removed"])

    def test_another_type_and_other_effects_are_changes(self):
        for base, head in [
            ("func f() -> Int", "func f() -> Int?"),
            ("func f() throws(E)", "func f() throws"),
            ("func f(_: () -> Void)", "func f(_: @Sendable () -> Void)"),
            ("func f<T>(_: T)", "func f<T>(_: T) where T: Sendable"),
            ("func f(a: Int = 1)", "func f(a: Int)"),
            ("func f(a: Int, b: Int)", "func f(b: Int, a: Int)"),
            ("func f(a: Int)", "func f(a: Int, b: Int)"),
            ("func f()", "@MainActor func f()"),
        ]:
            self.assertEqual(self.change(base, head), f"`{base}` is now `{head}`")

    def test_parameters_and_values_by_default_may_be_added(self):
        for base, head in [
            ("func f(a: Int)", "func f(a: Int = 1)"),
            ("func f(a: Int = 1)", "func f(a: Int = 2)"),
            ("func f(a: Int)", 'func f(a: Int, b: [String: (Int, Int)] = ["), (": (1, 2)], c: Int = 3)'),
            ("func f(b: Int)", "func f(a: Int = 1, b: Int)"),
            ("func f()", "@discardableResult func f()"),
        ]:
            self.assertIsNone(self.change(base, head))

    def test_a_function_with_more_parameters_has_another_path(self):
        base = graph(symbol("S.init(a:)", "init(a: Int)", "init"))
        self.assertEqual(changes(base, graph(symbol("S.init(a:b:)", "init(a: Int, b: Int? = nil)", "init"))), [])
        self.assertEqual(changes(base, graph(symbol("S.init(a:b:)", "init(a: Int, b: Int?)", "init"))), [
            "A S.init(a:): `init(a: Int)` is now `init(a: Int, b: Int?)`"])

    def test_an_added_overload_replaces_nothing(self):
        base = graph(symbol("f(_:)", "func f(_: Int)", "func"), symbol("f(_:)", "func f(_: String)", "func"))
        head = graph(symbol("f(_:)", "func f(_: Int)", "func"))
        self.assertEqual(changes(base, head), ["A f(_:): `func f(_: String)` is removed"])
        self.assertEqual(changes(head, base), [])

    def test_names_inside_a_function_are_not_compared(self):
        def function(name):
            return graph({
                **symbol("f(_:)", ""), "identifier": {"precise": name}, "declarationFragments": [
                    {"kind": "text", "spelling": "func f("}, {"kind": "externalParam", "spelling": "_"},
                    {"kind": "text", "spelling": " "}, {"kind": "internalParam", "spelling": name},
                    {"kind": "text", "spelling": ": Int)"}]})
        self.assertEqual(changes(function("a"), function("b")), [])

    def test_an_operator_is_a_function(self):
        path, base = "S.<(_:_:)", "static func < (lhs: S, rhs: S) -> Bool"
        self.assertIsNone(self.change(base, base, "func.op", path))
        self.assertEqual(
            api.Declaration("A", symbol(path, base, "func.op")).signature(),
            ("static func < ", [("lhs: S", False), ("rhs: S", False)], " -> Bool"))

    def test_a_property_may_become_settable(self):
        for base, head in [
            ("let a: Int", "var a: Int"), ("let a: Int", "var a: Int { get }"), ("var a: Int { get }", "let a: Int"),
            ("var a: Int { get }", "var a: Int { get set }"), ("static let a: Int", "static var a: Int { get }"),
            ("var a: Int", "var a: Int { get set }"),
        ]:
            self.assertIsNone(self.change(base, head, "property", "S.a"))
        for base, head in [
            ("var a: Int", "let a: Int"), ("var a: Int { get set }", "var a: Int { get }"),
            ("let a: Int", "static let a: Int"), ("var a: Int { get }", "var a: Int { get async }"),
        ]:
            self.assertEqual(self.change(base, head, "property", "S.a"), f"`{base}` is now `{head}`")

    def test_a_declaration_in_an_extension_with_other_constraints_is_a_change(self):
        def method(*conditions):
            return graph(symbol("S.f()", "func f()", swiftExtension={"constraints": [
                {"kind": "conformance", "lhs": "Element", "rhs": rhs} for rhs in conditions]}))
        self.assertEqual(changes(method("Hashable"), method("Hashable", "Sendable")), [
            "A S.f(): `func f() in an extension where Element : Hashable` is now "
            "`func f() in an extension where Element : Hashable, Element : Sendable`"])

    def test_a_declaration_that_becomes_unavailable_is_a_change(self):
        base, head = symbol("f()", "func f()"), symbol("f()", "func f()")
        head["availability"] = [{"domain": "*", "isUnconditionallyUnavailable": True}]
        self.assertEqual(changes(graph(base), graph(head)), [
            "A f(): `func f()` is now `@available(*, unavailable) func f()`"])
        head["availability"] = [{"domain": "*", "isUnconditionallyDeprecated": True}]
        self.assertEqual(changes(graph(base), graph(head)), [])


class RelationTests(unittest.TestCase):

    def test_a_case_of_an_exhaustive_enumeration_is_a_change(self):
        for attribute, expected in [("", ["A E.b: `case b` is a case of an enumeration without `@nonexhaustive`"]),
                                    ("@nonexhaustive ", [])]:
            enumeration = symbol("E", f"{attribute}enum E", "enum"), symbol("E.a", "case a", "enum.case")
            head = graph(*enumeration, symbol("E.b", "case b", "enum.case"))
            self.assertEqual(changes(graph(*enumeration), head), expected)

    def test_an_enumeration_may_become_exhaustive(self):
        base, head = symbol("E", "@nonexhaustive enum E", "enum"), symbol("E", "enum E", "enum")
        self.assertEqual(changes(graph(base), graph(head)), [])
        self.assertEqual(changes(graph(head), graph(base)), ["A E: `enum E` is now `@nonexhaustive enum E`"])

    def test_a_requirement_without_a_default_is_a_change(self):
        protocol, requirement = symbol("P", "protocol P", "protocol"), symbol("P.f()", "func f()")
        default = {**symbol("P.f()", "func f()"), "identifier": {"precise": "default"}}
        required = ("requirementOf", "P.f() func f()", "P protocol P")
        self.assertEqual(changes(graph(protocol), graph(protocol, requirement, relations=[required])), [
            "A P.f(): `func f()` is a requirement without a default implementation"])
        implemented = ("defaultImplementationOf", "default", "P.f() func f()")
        head = graph(protocol, requirement, default, relations=[required, implemented])
        self.assertEqual(changes(graph(protocol), head), [])
        self.assertEqual(changes(graph(), head), [])

    def test_a_changed_requirement_is_one_change_although_callers_compile(self):
        def protocol(text):
            return graph(
                symbol("P", "protocol P", "protocol"), symbol("P.a", text, "property"),
                relations=[("requirementOf", f"P.a {text}", "P protocol P")])
        self.assertEqual(changes(protocol("var a: Int { get }"), protocol("var a: Int { get set }")), [
            "A P.a: `var a: Int { get }` is now `var a: Int { get set }`"])

    def test_a_conformance_that_is_removed_is_a_change(self):
        structure = symbol("S", "struct S", "struct")
        def conforming(*conditions):
            return graph(structure, relations=[
                ("conformsTo", "S struct S", "s:SQ", {
                    "targetFallback": "Swift.Equatable", "swiftConstraints": condition})
                for condition in conditions])
        condition = [{"kind": "conformance", "lhs": "T", "rhs": "Equatable"}]
        self.assertEqual(changes(conforming([]), conforming()), [
            "A S: no longer conforms to or inherits from Swift.Equatable"])
        self.assertEqual(changes(conforming(condition), conforming()), [
            "A S: no longer conforms to or inherits from Swift.Equatable where T : Equatable"])
        self.assertEqual(changes(conforming(condition), conforming([])), [])
        self.assertEqual(changes(conforming([]), graph()), ["A S: `struct S` is removed"])

    def test_a_protocol_that_inherits_from_another_is_a_change(self):
        protocol = symbol("P", "protocol P", "protocol")
        relation = ("conformsTo", "P protocol P", "s:s8SendableP", {"targetFallback": "Swift.Sendable"})
        self.assertEqual(changes(graph(protocol), graph(protocol, relations=[relation])), [
            "A P: inherits from Swift.Sendable"])


class CompilerTests(unittest.TestCase):
    """Tests with the symbol graphs of the compiler."""

    def graphs(self, source):
        with tempfile.TemporaryDirectory() as name:
            folder = pathlib.Path(name)
            build, output = folder / "x86_64" / "debug", folder / "graphs"
            (build / "Modules").mkdir(parents=True)
            for path in ("checkouts", "Adapters", "Core"):
                (folder / path).mkdir()
            (folder / "A.swift").write_text(source)
            subprocess.run(
                [SWIFT + "c", "-emit-module", "-module-name", "A", "-package-name", "test", "-parse-as-library",
                 "-swift-version", "6", "A.swift", "-o", build / "Modules" / "A.swiftmodule"], cwd=folder, check=True)
            subprocess.run([api.SCRIPTS / "graphs.sh", folder, build, output, "A"], cwd=folder, check=True)
            return api.API(api.read_graphs(output))

    def test_public_declarations_are_compared(self):
        base = self.graphs("""
            public struct S<Element> {
                public var a: Int
                public func f(_ value: Int = 1, body: (Element) -> Void) throws(E) {}
                package func g() {}
            }
            @nonexhaustive public enum E: Error { case one }
            extension Int { public var twice: Int { 2 * self } }
            """)
        head = self.graphs("""
            public struct S<Element> {
                public private(set) var a: Int
                public func f(_ other: Int = 2, body: (Element) -> Void, again: Bool = false) throws {}
            }
            @nonexhaustive public enum E { case one, two }
            """)
        self.assertEqual(list(api.changes(base, head)), [
            "A Int.twice: `var twice: Int { get }` is removed",
            "A S.a: `var a: Int` is now `var a: Int { get }`",
            "A S.f(_:body:): `func f(_: Int = 1, body: (Element) -> Void) throws(E)` is now "
            "`func f(_: Int = 2, body: (Element) -> Void, again: Bool = false) throws`",
            "A E: no longer conforms to or inherits from Swift.Error",
            "A E: no longer conforms to or inherits from Swift.Sendable",
        ])
        self.assertEqual(list(api.changes(base, base)), [])


class CommandTests(unittest.TestCase):
    """Tests of the command in a repository of their own, with a replacement of `swift`."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve() / "repository"
        self.log = self.root.with_name("log")
        self.swift = self.root.with_name("swift")
        self.swift.write_text(REPLACEMENT % {"log": self.log, "python": sys.executable})
        self.swift.chmod(0o755)
        for name in ("Adapters", "Core", "Tests/Documentation"):
            (self.root / name).mkdir(parents=True)
            (self.root / name / "kept").write_text("")
        modules = self.root / "Tests" / "Documentation" / "modules.sh"
        modules.write_text("#!/bin/sh\necho A\n")
        modules.chmod(0o755)
        (self.root / ".gitignore").write_text(".build*/\n")
        self.accepted = self.root / "accepted.txt"
        self.accepted.write_text("# Comment\n")
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit(graph(symbol("f()", "func f()", "func"), symbol("g()", "func g()", "func")))
        self.git("tag", "1.0.0")
        self.commit(graph(symbol("f()", "func f()", "func")))

    def git(self, *arguments):
        environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
        for role in ("AUTHOR", "COMMITTER"):
            environment |= {f"GIT_{role}_NAME": "test", f"GIT_{role}_EMAIL": "test@example.com"}
        return subprocess.run(
            ["git", *arguments], cwd=self.root, env=environment, check=True, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True).stdout

    def commit(self, content):
        (self.root / "graph.json").write_text(json.dumps(content))
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "graph")

    def api(self, *arguments):
        """Returns the exit code, the output and the errors of the command."""
        done = subprocess.run(
            [sys.executable, SCRIPT, *arguments, "--accepted", self.accepted, "--", "--traits", "T"], cwd=self.root,
            text=True, capture_output=True, env={**os.environ, "SWIFT": str(self.swift)})
        return done.returncode, done.stdout, done.stderr

    def test_a_change_that_is_not_listed_fails(self):
        code, output, errors = self.api("1.0.0")
        self.assertEqual((code, output), (1, "A g(): `func g()` is removed\n"), errors)
        self.assertIn("api.py: 1 changes break services that use 2 public declarations in 1 modules of 1.0.0", errors)
        self.assertEqual(self.git("status", "--porcelain"), "")

    def test_a_listed_change_passes(self):
        self.accepted.write_text("# Comment\n\nA g(): `func g()` is removed\n")
        code, output, errors = self.api("1.0.0")
        self.assertEqual((code, output), (0, ""), errors)
        self.assertIn("of 1.0.0, except the listed ones: 1.", errors)

    def test_changes_that_are_not_committed_are_compared_and_the_base_is_built_once(self):
        (self.root / "graph.json").write_text(json.dumps(graph()))
        for _ in range(2):
            code, output, errors = self.api("HEAD")
            self.assertEqual((code, output), (1, "A f(): `func f()` is removed\n"), errors)
        built = [line for line in self.log.read_text().splitlines() if line.endswith("--traits T --target A")]
        head, base = str(self.root / ".build"), str(self.root / ".build-api" / "build")
        self.assertEqual([line.split()[2] for line in built], [base, head, head])

    def test_errors_are_helpful(self):
        code, output, errors = self.api("nowhere")
        self.assertEqual((code, output), (2, ""))
        self.assertIn("api.py: 'nowhere' is not a commit of this repository", errors)
        (self.root / "graph.json").unlink()
        code, output, errors = self.api("1.0.0")
        self.assertEqual((code, output), (2, ""))
        self.assertIn("api.py: this commit cannot be built\nerror: no graph", errors)
        self.accepted.unlink()
        self.assertIn("accepted.txt does not exist", self.api("1.0.0")[2])


if __name__ == "__main__":
    unittest.main()
