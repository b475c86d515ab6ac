#!/usr/bin/env python3
"""Checks what the schema of workflows does not: that the Makefile has their targets, that actions have a major version,
and that the permissions and the concurrency are stated. `make check NAME=workflows` runs it.

    Tests/Package/workflows.py FILE...
"""
import itertools
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXPRESSION = re.compile(r"\$\{\{ matrix\.(\w+) \}\}")


def combinations(job):
    """Returns the combinations of values of the matrix of a job; one without values if it has no matrix."""
    matrix = dict(job.get("strategy", {}).get("matrix", {}))
    included = matrix.pop("include", [])
    for values in itertools.product(*matrix.values()):
        found = dict(zip(matrix, values))
        for item in included:
            if all(found.get(key, value) == value for key, value in item.items() if key in matrix):
                found |= item
        yield found


def problems(workflow, makefile, folder):
    """Yields the problems of a workflow, as lines of text."""
    for key in ("permissions", "concurrency"):
        if key not in workflow:
            yield f"the workflow has no {key}"
    for name, job in workflow["jobs"].items():
        for step in job["steps"]:
            action = step.get("uses", "")
            if action.startswith("./"):
                if not (folder / action / "action.yml").exists():
                    yield f"{name}: {action}/action.yml does not exist"
            elif action and not re.fullmatch(r"[\w.-]+/[\w./-]+@v\d+", action):
                yield f"{name}: {action} needs a major version, such as @v1"
            for values in combinations(job) if "run" in step else []:
                command = EXPRESSION.sub(lambda found: str(values.get(found.group(1), found.group())), step["run"])
                words = command.split()
                if words[:1] != ["make"] or len(words) < 2 or "${{" in command:
                    yield f"{name}: '{command}' is not a command of make"
                    continue
                check = next((word[5:] for word in words if word.startswith("NAME=")), None)
                target = f"check-{check}" if check else words[1]
                if not re.search(rf"^{re.escape(target)}:", makefile, re.MULTILINE):
                    yield f"{name}: the Makefile has no target {target} for '{command}'"


def main(paths):
    # A dependency of check-jsonschema.
    from ruamel.yaml import YAML

    makefile, count = (ROOT / "Makefile").read_text(encoding="utf-8"), 0
    for path in paths:
        with open(path, encoding="utf-8") as file:
            workflow = YAML(typ="safe").load(file)
        for problem in problems(workflow, makefile, ROOT):
            print(f"{path}: {problem}", file=sys.stderr)
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
