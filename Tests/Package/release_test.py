#!/usr/bin/env python3
"""Tests of release.py, in a repository of their own. `make lint` runs them."""
import os
import pathlib
import subprocess
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import release  # noqa: E402

SCRIPT = pathlib.Path(__file__).resolve().parent / "release.py"
CHANGES = """# Changelog

Versions follow Semantic Versioning.

## Unreleased

### Added

- A movie has a title ([decision 1](docs/decisions/0001.md)).
"""
COMMENT = "# The intended changes.\n"


class ReleaseTests(unittest.TestCase):

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = pathlib.Path(folder.name).resolve() / "repository"
        self.log, self.make = self.root.with_name("log"), self.root.with_name("make")
        self.set_api_check(0)
        self.environment = {
            **os.environ, "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "MAKE": str(self.make)}
        for role in ("AUTHOR", "COMMITTER"):
            self.environment |= {
                f"GIT_{role}_NAME": "test", f"GIT_{role}_EMAIL": "test@example.com",
                f"GIT_{role}_DATE": "2027-01-31T12:00:00+00:00"}
        self.write(release.CHANGELOG, CHANGES)
        self.write(release.SOURCE, self.source("0.1.0"))
        self.write(release.API_CHANGES, COMMENT + "\nA f(): `func f()` is removed\n")
        self.git("init", "--quiet", "--initial-branch=main")
        self.commit()

    def set_api_check(self, code):
        self.make.write_text(f'#!/bin/sh\necho "$@" >> "{self.log}"\nexit {code}\n')
        self.make.chmod(0o755)

    def source(self, version):
        return f'extension PopcornServices {{\n    public static let version = "{version}"\n}}\n'

    def write(self, path, text):
        (self.root / path).parent.mkdir(parents=True, exist_ok=True)
        (self.root / path).write_text(text)

    def read(self, path):
        return (self.root / path).read_text()

    def git(self, *arguments):
        return subprocess.run(
            ["git", *arguments], cwd=self.root, env=self.environment, check=True, stdin=subprocess.DEVNULL,
            capture_output=True, text=True).stdout

    def commit(self):
        self.git("add", "--all")
        self.git("commit", "--quiet", "--message", "A change")

    def change(self, path, text):
        self.write(path, text)
        self.commit()

    def release(self, *arguments):
        """Returns the exit code, the output and the errors of the command."""
        done = subprocess.run(
            [sys.executable, SCRIPT, *arguments], cwd=self.root, env=self.environment, capture_output=True, text=True)
        return done.returncode, done.stdout, done.stderr

    def assert_fails(self, message, *arguments):
        """Checks that a version is not made for a reason, and that nothing changes."""
        head, tags, status = self.git("rev-parse", "HEAD"), self.git("tag"), self.git("status", "--porcelain")
        code, output, errors = self.release(*arguments)
        self.assertEqual((code, output), (1, ""))
        self.assertIn(f"release.py: {message}", errors)
        self.assertNotIn("Traceback", errors)
        self.assertEqual(
            (self.git("rev-parse", "HEAD"), self.git("tag"), self.git("status", "--porcelain")), (head, tags, status))

    def test_a_version_is_a_commit_with_an_annotated_tag(self):
        code, output, errors = self.release("0.2.0")
        self.assertEqual((code, errors), (0, ""))
        self.assertIn("git push --atomic origin main 0.2.0\n", output)
        self.assertEqual(self.read(release.CHANGELOG), CHANGES.replace(
            "## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2027-01-31)\n"))
        self.assertEqual(self.read(release.SOURCE), self.source("0.2.0"))
        self.assertEqual(self.read(release.API_CHANGES), COMMENT)
        self.assertEqual(self.git("status", "--porcelain"), "")
        self.assertEqual(self.git("log", "-1", "--format=%s"), "The version is 0.2.0\n")
        self.assertEqual(self.git("diff", "--name-only", "HEAD~1").split(), sorted(map(str, (
            release.CHANGELOG, release.SOURCE, release.API_CHANGES))))
        self.assertEqual(self.git("cat-file", "-t", "0.2.0"), "tag\n")
        self.assertEqual(self.git("rev-parse", "0.2.0^{commit}"), self.git("rev-parse", "HEAD"))
        self.assertEqual(
            self.git("tag", "--list", "--format=%(contents)", "0.2.0").strip(),
            "Popcorn 0.2.0\n\n### Added\n\n- A movie has a title ([decision 1](docs/decisions/0001.md)).")
        self.assertFalse(self.log.exists())

    def test_the_first_version_may_be_the_declared_one(self):
        self.change(release.CHANGELOG, CHANGES.replace("Unreleased", "0.1.0 (unreleased)"))
        self.assertEqual(self.release("0.1.0", "--date", "2027-02-01")[0], 0)
        self.assertIn("## Unreleased\n\n## 0.1.0 (2027-02-01)\n\n### Added", self.read(release.CHANGELOG))
        self.assertEqual(self.read(release.SOURCE), self.source("0.1.0"))

    def test_only_the_unreleased_changes_belong_to_a_version(self):
        self.assertEqual(self.release("0.1.0")[0], 0)
        self.change(release.CHANGELOG, self.read(release.CHANGELOG).replace(
            "## Unreleased\n", "## Unreleased\n\n### Fixed\n\n- A movie has a year.\n"))
        self.assertEqual(self.release("0.1.1")[0], 0)
        self.assertEqual(
            self.git("tag", "--list", "--format=%(contents)", "0.1.1").strip(),
            "Popcorn 0.1.1\n\n### Fixed\n\n- A movie has a year.")
        headings = [line for line in self.read(release.CHANGELOG).splitlines() if line.startswith("## ")]
        self.assertEqual(headings, ["## Unreleased", "## 0.1.1 (2027-01-31)", "## 0.1.0 (2027-01-31)"])

    def test_a_version_that_may_not_break_services_is_compared_with_the_last_one(self):
        for last, version, is_compared in [
            ("0.1.9", "0.1.10", True), ("0.1.9", "0.2.0", False), ("0.9.0", "1.0.0", False), ("1.2.0", "1.2.1", True),
            ("1.2.0", "1.3.0", True), ("1.9.0", "2.0.0", False),
        ]:
            self.assertEqual(release.may_break(release.number(version), release.number(last)), not is_compared)
        self.git("tag", "0.1.0")
        self.git("tag", "not-a-version")
        self.set_api_check(1)
        self.assert_fails("0.1.1 may not break services that use 0.1.0", "0.1.1")
        self.set_api_check(0)
        self.assertEqual(self.release("0.1.1")[0], 0)
        self.assertEqual(self.log.read_text(), 2 * "--no-print-directory check-api-changes BASE=0.1.0\n")

    def test_a_version_is_greater_than_all_others(self):
        self.assert_fails("'1.2' is not a version", "1.2")
        self.assert_fails("'v1.2.3' is not a version", "v1.2.3")
        self.assert_fails("'1.02.3' is not a version", "1.02.3")
        self.git("tag", "0.9.0")
        self.git("tag", "0.10.0")
        self.assert_fails("0.9.1 must be greater than the last version, 0.10.0", "0.9.1")
        self.assert_fails("0.10.0 must be greater than the last version, 0.10.0", "0.10.0")

    def test_only_main_without_changes_becomes_a_version(self):
        self.write("new.txt", "")
        self.assert_fails("these files have changes; commit or stash them:\n?? new.txt", "0.1.0")
        self.commit()
        self.git("checkout", "--quiet", "-b", "other")
        self.assert_fails("the branch is other, and must be main", "0.1.0")

    def test_the_changelog_has_unreleased_changes(self):
        for text, message in [
            (CHANGES.replace("## Unreleased", "## 0.0.9"), "CHANGELOG.md has 0 headings '## Unreleased'"),
            (CHANGES + "\n## Unreleased\n", "CHANGELOG.md has 2 headings '## Unreleased'"),
            (CHANGES.split("- A movie")[0] + "## 0.0.9 (2026-01-01)\n\n- A change.\n", "CHANGELOG.md has no changes"),
            (CHANGES.replace("Unreleased", "0.2.0 (unreleased)"),
             "CHANGELOG.md has the unreleased version 0.2.0, not 0.1.0"),
            (CHANGES + "\n## 0.1.0 (2026-01-01)\n", "CHANGELOG.md already has the version 0.1.0"),
        ]:
            self.change(release.CHANGELOG, text)
            self.assert_fails(message, "0.1.0")

    def test_the_sources_declare_one_version_that_is_not_greater(self):
        self.change(release.SOURCE, self.source("0.3.0"))
        self.assert_fails(f"{release.SOURCE} declares the version 0.3.0, which must be 0.2.0 or less", "0.2.0")
        self.change(release.SOURCE, 2 * self.source("0.1.0"))
        self.assert_fails(f"{release.SOURCE} declares 2 versions", "0.2.0")

    def test_a_date_is_a_day(self):
        self.assert_fails("'2027-02-30' is not a date", "0.2.0", "--date", "2027-02-30")

    def test_the_files_of_this_repository_have_their_places(self):
        root = SCRIPT.parents[2]
        self.assertEqual(len(release.UNRELEASED.findall((root / release.CHANGELOG).read_text())), 1)
        self.assertEqual(len(release.DECLARATION.findall((root / release.SOURCE).read_text())), 1)
        self.assertTrue(release.without_changes((root / release.API_CHANGES).read_text()))

    def test_a_commit_that_a_hook_rejects_changes_nothing(self):
        hook = self.root / ".git" / "hooks" / "pre-commit"
        hook.parent.mkdir(exist_ok=True)
        hook.write_text("#!/bin/sh\nexit 1\n")
        hook.chmod(0o755)
        self.assert_fails("failed: git commit", "0.2.0")


if __name__ == "__main__":
    unittest.main()
