#!/usr/bin/env python3
"""Tests of oldest.py. `make lint` runs them."""
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import oldest  # noqa: E402

SCRIPT = pathlib.Path(__file__).resolve().parent / "oldest.py"

# A replacement of `swift`. The manifest of a package is its file `manifest.json`. Packages whose manifest requires the
# exact version 2.0.0 cannot be built.
REPLACEMENT = """#!%(python)s
import os, pathlib, sys
arguments = sys.argv[1:]
if arguments == ["package", "dump-package"]:
    print(pathlib.Path("manifest.json").read_text())
elif arguments[0] == "build":
    source = pathlib.Path(arguments[arguments.index("--package-path") + 1]) / "Package.swift"
    with open("%(log)s", "a") as log:
        log.write(" ".join([*arguments[-2:], "tests:" + os.environ["POPCORN_TESTS"]]) + "\\n")
    if 'exact: "2.0.0"' in source.read_text():
        sys.exit("error: no such module")
else:
    sys.exit(f"unexpected: {arguments}")
"""


def dependency(identity, url, lower, upper):
    return {"sourceControl": [{
        "identity": identity, "location": {"remote": [{"urlString": url}]},
        "requirement": {"range": [{"lowerBound": lower, "upperBound": upper}]}}]}


class SelectTests(unittest.TestCase):

    def select(self, own, versions, manifests=()):
        """Selects versions. Manifests are those of packages with a version, as {(url, version): requirements}."""
        return oldest.select(
            {name: (name, *bounds) for name, bounds in own.items()}, lambda url: versions[url],
            lambda url, version: {
                name: (name, lower, None) for name, lower in dict(manifests).get((url, version), {}).items()})

    def test_the_oldest_version_that_a_requirement_permits_is_selected(self):
        versions = {"a": [(1, 9, 0), (2, 0, 1), (2, 1, 0), (3, 0, 0)]}
        self.assertEqual(self.select({"a": ((2, 0, 0), (3, 0, 0))}, versions), {"a": (2, 0, 1)})
        self.assertEqual(self.select({"a": ((2, 0, 2), (3, 0, 0))}, versions), {"a": (2, 1, 0)})

    def test_requirements_of_selected_versions_raise_other_versions(self):
        own = {"a": ((1, 0, 0), (2, 0, 0)), "b": ((1, 0, 0), (2, 0, 0)), "c": ((1, 0, 0), (2, 0, 0))}
        versions = {name: [(1, 0, 0), (1, 1, 0), (1, 2, 0)] for name in own}
        manifests = {
            ("a", (1, 0, 0)): {"b": (1, 1, 0), "other": (9, 0, 0)}, ("b", (1, 0, 0)): {"c": (1, 0, 0)},
            ("b", (1, 1, 0)): {"c": (1, 2, 0)}}
        self.assertEqual(self.select(own, versions, manifests), {"a": (1, 0, 0), "b": (1, 1, 0), "c": (1, 2, 0)})

    def test_a_requirement_without_a_version_is_an_error(self):
        own = {"a": ((1, 0, 0), (2, 0, 0)), "b": ((1, 0, 0), (2, 0, 0))}
        with self.assertRaisesRegex(
                oldest.Failure, "b has no version from 1.1.0 \\(required by a 1.0.0\\) below 2.0.0"):
            self.select(own, {"a": [(1, 0, 0)], "b": [(1, 0, 0), (2, 0, 0)]}, {("a", (1, 0, 0)): {"b": (1, 1, 0)}})


class ManifestTests(unittest.TestCase):

    def test_only_ranges_of_versions_are_requirements(self):
        branch = dependency("b", "https://example.com/b", "1.0.0", "2.0.0")
        branch["sourceControl"][0]["requirement"] = {"branch": ["main"]}
        manifest = {"dependencies": [
            dependency("a", "https://example.com/a", "1.2.0", "2.0.0"), branch, {"fileSystem": [{"identity": "c"}]}]}
        self.assertEqual(oldest.requirements(manifest), {"a": ("https://example.com/a", (1, 2, 0), (2, 0, 0))})

    def test_versions_before_a_release_are_not_versions(self):
        self.assertEqual(oldest.number("1.2.3"), (1, 2, 3))
        self.assertEqual(oldest.number("v1.2.3"), (1, 2, 3))
        self.assertIsNone(oldest.number("1.2.3-beta.1"))
        self.assertIsNone(oldest.number("swift-6.3-RELEASE"))

    def test_a_manifest_requires_exactly_the_selected_versions(self):
        source = '''
            .package(url: "https://example.com/a", from: "1.2.0", traits: []),
            .package(url: "https://example.com/a-b", from: "1.2.0"),
            '''
        own = {"a": ("https://example.com/a", (1, 2, 0), (2, 0, 0))}
        self.assertEqual(
            oldest.exactly(source, own, {"a": (1, 3, 4)}),
            source.replace('a", from: "1.2.0"', 'a", exact: "1.3.4"'))
        with self.assertRaisesRegex(oldest.Failure, "Package.swift has 0 dependencies"):
            oldest.exactly("", own, {"a": (1, 3, 4)})


class CommandTests(unittest.TestCase):
    """Tests of the command with repositories of their own, and a replacement of `swift`."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name).resolve()
        self.log = self.folder / "log"
        self.swift = self.folder / "swift"
        self.swift.write_text(REPLACEMENT % {"log": self.log, "python": sys.executable})
        self.swift.chmod(0o755)
        dependencies = {"a": [("1.0.0", []), ("1.1.0", []), ("1.2.0-beta", []), ("1.2.0", [])],
                        "b": [("1.5.0", [("a", "1.1.0")]), ("2.0.0", [])]}
        for name, versions in dependencies.items():
            for version, required in versions:
                self.commit(name, required, version)

    def commit(self, name, required, tag=None):
        root = self.folder / name
        root.mkdir(exist_ok=True)
        if not (root / ".git").exists():
            self.git(root, "init", "--quiet", "--initial-branch=main")
        urls = {other: self.folder.as_uri() + f"/{other}" for other, _ in required}
        (root / "manifest.json").write_text(json.dumps({
            "dependencies": [
                dependency(other, urls[other], lower, f"{int(lower[0]) + 1}.0.0") for other, lower in required],
            "products": [
                {"name": "Library", "targets": ["Code"], "type": {"library": ["automatic"]}},
                {"name": "command", "targets": ["Command"], "type": {"executable": None}}]}))
        (root / "Package.swift").write_text("".join(
            f'.package(url: "{urls[other]}", from: "{lower}"),\n' for other, lower in required))
        (root / ".gitignore").write_text(".build*/\n")
        self.git(root, "add", "--all")
        self.git(root, "commit", "--quiet", "--allow-empty", "--message", "manifest")
        if tag:
            self.git(root, "tag", tag)
        return root

    def git(self, root, *arguments):
        environment = {**os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"}
        for role in ("AUTHOR", "COMMITTER"):
            environment |= {f"GIT_{role}_NAME": "test", f"GIT_{role}_EMAIL": "test@example.com"}
        return subprocess.run(
            ["git", *arguments], cwd=root, env=environment, check=True, capture_output=True, text=True).stdout

    def oldest(self, root, *arguments):
        done = subprocess.run(
            [sys.executable, SCRIPT, *arguments], cwd=root, text=True, capture_output=True,
            env={**os.environ, "SWIFT": str(self.swift)})
        return done.returncode, done.stdout, done.stderr

    def test_the_products_are_built_with_the_selected_versions(self):
        root = self.commit("package", [("a", "1.0.0"), ("b", "1.0.0")])
        code, output, errors = self.oldest(root)
        self.assertEqual(code, 0, errors)
        self.assertEqual(output, "a 1.1.0 (required: 1.0.0, newest: 1.2.0)\nb 1.5.0 (required: 1.0.0)\n")
        self.assertEqual(self.log.read_text(), "--target Code tests:\n--product command tests:\n")
        self.assertEqual(
            (root / ".build-oldest" / "sources" / "Package.swift").read_text(),
            (root / "Package.swift").read_text().replace('a", from: "1.0.0"', 'a", exact: "1.1.0"')
            .replace('b", from: "1.0.0"', 'b", exact: "1.5.0"'))
        self.assertEqual(self.git(root, "status", "--porcelain"), "")

    def test_a_failed_build_is_reported(self):
        root = self.commit("package", [("b", "2.0.0")])
        code, output, errors = self.oldest(root)
        self.assertEqual((code, output), (1, "b 2.0.0\n"))
        self.assertIn("oldest.py: Library cannot be built with these versions\nerror: no such module", errors)


if __name__ == "__main__":
    unittest.main()
