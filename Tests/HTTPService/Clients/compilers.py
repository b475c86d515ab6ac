"""The compilers that check the types of generated clients, without a download."""

import os
import re
import shutil
import subprocess

# The command of a client in each language, and the pattern of its output if a dependency is not on the machine.
COMMANDS = {
    # Compilers before version 4.9 do not know the type of `value['name']` after `'name' in value`.
    "typescript-fetch": (
        ["tsc", "--noEmit", "--strict", "--noImplicitAny", "false", "--target", "es2020", "--moduleResolution", "node",
         "index.ts"], None),
    "go": (["go", "vet", "."], "module lookup disabled|missing go.sum entry|go.mod requires go"),
    "rust": (["cargo", "check", "--quiet", "--offline"], "no matching package|--offline"),
    "kotlin": (["gradle", "--quiet", "--offline", "compileKotlin"], "offline mode"),
    "swift6": (
        ["swiftc", "-typecheck", "-wmo", "-parse-as-library", "-module-name", "OpenAPIClient", "-swift-version", "6"],
        None),
}
ENVIRONMENT = {"GOFLAGS": "-mod=mod", "GOPROXY": "off", "GOTOOLCHAIN": "local"}


def check(language, folder):
    """Returns the errors of the compiler of a client, and the reason if it is not compiled."""
    command, missing = COMMANDS[language]
    if not shutil.which(command[0]):
        return [], f"{command[0]} is not on this machine"
    if language == "go":
        # The generator requires a package that only unions without a lookup of the discriminator use.
        subprocess.run(["go", "mod", "edit", "-droprequire", "gopkg.in/validator.v2"], cwd=folder, check=True)
    if language == "swift6":
        command = command + sorted(str(path) for path in folder.glob("Sources/**/*.swift"))
    result = subprocess.run(command, cwd=folder, env=os.environ | ENVIRONMENT, capture_output=True, text=True)
    output = result.stdout + result.stderr
    if result.returncode == 0:
        return [], None
    if missing and re.search(missing, output):
        return [], "its dependencies are not on this machine"
    lines = output.replace(f"{folder}/", "").splitlines()
    errors = [line for line in lines if re.match(r"\S+?[:(]\d+", line)] or lines
    return [("the compiler reports", error) for error in errors[:20]], None
