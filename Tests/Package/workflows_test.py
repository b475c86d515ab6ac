#!/usr/bin/env python3
"""Tests of workflows.py. `make lint` runs them."""
import pathlib
import sys
import tempfile
import unittest

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).parent))
import workflows  # noqa: E402

MAKEFILE = "lint: ## Check\ncheck: ## Run a check\ncheck-api: #: Check the API\n"


def workflow(*steps, matrix=None):
    return {
        "permissions": {"contents": "read"}, "concurrency": {"group": "main"},
        "jobs": {"job": {"steps": list(steps), **({"strategy": {"matrix": matrix}} if matrix else {})}}}


class WorkflowTests(unittest.TestCase):

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = pathlib.Path(folder.name)

    def problems(self, *steps, **more):
        return list(workflows.problems(workflow(*steps, **more), MAKEFILE, self.folder))

    def test_targets_and_checks_of_the_makefile_are_accepted(self):
        self.assertEqual(self.problems({"run": "make lint"}, {"run": "make check NAME=api BASE=main"}), [])

    def test_other_commands_are_problems(self):
        self.assertEqual(
            self.problems({"run": "make lin"}, {"run": "make check NAME=ap"}, {"run": "swift test"}, {"run": "make"}), [
                "job: the Makefile has no target lin for 'make lin'",
                "job: the Makefile has no target check-ap for 'make check NAME=ap'",
                "job: 'swift test' is not a command of make",
                "job: 'make' is not a command of make",
            ])

    def test_each_combination_of_a_matrix_is_checked(self):
        matrix = {"swift": ["1", "2"], "tests": ["lint", "check NAME=api", "tests"], "include": [
            {"swift": "1", "warnings": "error"}, {"swift": "2", "warnings": ""}]}
        step = {"run": "make ${{ matrix.tests }} WARNINGS=${{ matrix.warnings }}"}
        self.assertEqual(self.problems(step, matrix=matrix), [
            "job: the Makefile has no target tests for 'make tests WARNINGS=error'",
            "job: the Makefile has no target tests for 'make tests WARNINGS='",
        ])
        self.assertEqual(self.problems({"run": "make ${{ matrix.other }}"}, matrix=matrix), [
            "job: 'make ${{ matrix.other }}' is not a command of make"] * 6)

    def test_actions_have_a_major_version_or_are_in_the_repository(self):
        (self.folder / "action").mkdir()
        (self.folder / "action" / "action.yml").write_text("")
        self.assertEqual(self.problems({"uses": "actions/checkout@v7"}, {"uses": "./action"}), [])
        self.assertEqual(self.problems({"uses": "actions/checkout@main"}, {"uses": "a/b"}, {"uses": "./other"}), [
            "job: actions/checkout@main needs a major version, such as @v1",
            "job: a/b needs a major version, such as @v1",
            "job: ./other/action.yml does not exist",
        ])

    def test_permissions_and_concurrency_are_stated(self):
        self.assertEqual(list(workflows.problems({"jobs": {}}, MAKEFILE, self.folder)), [
            "the workflow has no permissions", "the workflow has no concurrency"])


if __name__ == "__main__":
    unittest.main()
