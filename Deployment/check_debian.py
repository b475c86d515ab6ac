"""The part of `Deployment/check.py` for the Debian package: installs, upgrades, removes and purges it in a Debian tree,
and checks it with lintian, mandoc and the shells."""
import hashlib
import json
import os
import re
import shutil
import subprocess
import sys

from check import HERE, REPOSITORY, Tree, expect, free_port, read, until, write

FOLDER = "/var/lib/popcorn"
UNITS = ["popcorn@8080.service", "popcorn@8081.service"]
UNREACHABLE = {"TMDB_BASE_URL": "http://127.0.0.1:1", "TMDB_ACCESS_TOKEN": "any"}
TOOLS = ["bash-completion", "fish", "lintian", "mandoc", "systemd", "zsh"]
# Completes `popcorn mov` as bash does.
COMPLETE = """
. /usr/share/bash-completion/bash_completion
. /usr/share/bash-completion/completions/popcorn
COMP_WORDS=(popcorn mov) COMP_CWORD=1 COMP_LINE='popcorn mov' COMP_POINT=11
"$(complete -p popcorn | sed 's/.*-F \\([^ ]*\\).*/\\1/')" popcorn mov popcorn && printf '%s\\n' "${COMPREPLY[@]}"
"""
# Writes its arguments to a file, and lists the instances as if they ran.
SYSTEMCTL = f"""#!/bin/sh
echo "$*" >> /systemctl.log
case "$1" in
list-units) {'; '.join(f'echo "{unit} loaded active running Popcorn"' for unit in UNITS)} ;;
is-enabled) echo enabled ;;
esac
"""


class Machine(Tree):
    """A Debian tree in which packages are installed."""

    def apt(self, *arguments):
        """Runs apt-get, whose output contains that of the maintainer scripts."""
        result = self.run(
            ["apt-get", "--yes", "--no-install-recommends", "--quiet", *arguments], DEBIAN_FRONTEND="noninteractive")
        text = result.stdout + result.stderr
        expect(result.returncode == 0, f"apt-get {' '.join(map(os.path.basename, arguments))}", text[-3000:])
        return text

    def popcorn(self, *arguments, **environment):
        """Returns the result of the installed command, which the user of the service runs."""
        return self.run(
            ["runuser", "--user", "popcorn", "--", "popcorn", *arguments], POPCORN_HOME=FOLDER, HOME="/nonexistent",
            **environment)

    def has(self, path):
        return os.path.lexists(self.path + path)

    def access(self, path):
        """Returns the mode, the owner and the group of a file."""
        return self.run(["stat", "--format=%a %U %G", path]).stdout.strip()

    def calls(self):
        """Returns the commands that systemctl has received since the last call."""
        path = self.path + "/systemctl.log"
        lines = read(path).splitlines() if os.path.exists(path) else []
        open(path, "w", encoding="utf-8").close()
        return [line.removeprefix("--quiet ").removeprefix("--system ") for line in lines]


def make(version):
    """Returns the path of the package that `make deb` writes."""
    result = subprocess.run(
        ["make", "--no-print-directory", "deb", *([f"VERSION={version}"] if version else [])], cwd=REPOSITORY,
        text=True, stdout=subprocess.PIPE, check=False)
    expect(result.returncode == 0, f"make deb {version or ''}".strip(), result.stdout)
    return result.stdout.splitlines()[-1]


def version_of(package):
    return re.search(r"_(.*)_", os.path.basename(package)).group(1)


def digest(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def check_package(tools, package):
    """Checks the files of the package with the tools of Debian."""
    subprocess.run(["cp", package, f"{tools.path}/popcorn.deb"], check=True)
    result = tools.run(["lintian", "--allow-root", "--fail-on", "error,warning", "/popcorn.deb"])
    expect(result.returncode == 0, "lintian: no error and no warning", result.stdout + result.stderr)
    tools.apt("install", "--reinstall", "/popcorn.deb")
    result = tools.run(["mandoc", "-T", "lint", "-W", "warning", "/usr/share/man/man1/popcorn.1.gz"])
    expect(result.returncode == 0, "mandoc: no warning", result.stdout)
    result = tools.run(["bash", "-c", COMPLETE])
    expect(
        (result.returncode, result.stdout.split()) == (0, ["movie", "movies"]), "bash completes `popcorn mov`",
        result.stdout + result.stderr)
    for shell, path in (("zsh", "zsh/vendor-completions/_popcorn"), ("fish", "fish/vendor_completions.d/popcorn.fish")):
        result = tools.run([shell, "-n", f"/usr/share/{path}"])
        expect(result.returncode == 0, f"{shell} reads the completions", result.stdout + result.stderr)
    result = tools.run(["systemd-analyze", "verify", "/usr/lib/systemd/system/popcorn@.service"])
    expect(result.returncode == 0 and "popcorn" not in result.stderr, "systemd-analyze verify", result.stderr)
    user = tools.run(["getent", "passwd", "popcorn"]).stdout.strip()
    expect(user.endswith(":/var/lib/popcorn:/usr/sbin/nologin"), f"systemd-sysusers creates the user {user}")
    tools.apt("purge", "popcorn")
    tools.run(["userdel", "popcorn"])


def check_life(machine, old, new):
    """Checks the installation, an upgrade, the removal and the purge, and what they keep."""
    for name, package in (("old", old), ("new", new)):
        subprocess.run(["cp", package, f"{machine.path}/{name}.deb"], check=True)
    machine.apt("update")
    machine.apt("install", "/old.deb")
    version = machine.popcorn("--version").stdout.strip()
    expect(version == version_of(old), f"popcorn --version: {version}")
    expect(machine.popcorn("health").returncode == 0, "popcorn health")
    result = machine.popcorn("demo")
    expect(result.returncode == 0 and "Fight Club" in result.stdout, "popcorn demo", result.stdout + result.stderr)
    result = machine.run(["dpkg", "--verify", "popcorn"])
    expect((result.returncode, result.stdout) == (0, ""), "dpkg --verify", result.stdout + result.stderr)
    accesses = {
        FOLDER: "700 popcorn popcorn", "/etc/popcorn/popcorn.json": "644 root root",
        "/etc/popcorn/tokens": "640 root popcorn", "/etc/popcorn/tmdb-access-token": "600 root root"}
    for path, access in accesses.items():
        expect(machine.access(path) == access, f"{path}: {access}", machine.access(path))
    unit = read(machine.path, "usr/lib/systemd/system/popcorn@.service")
    program = re.search(r"^ExecStart=(\S+)", unit, re.MULTILINE).group(1)
    environment = re.findall(r"^Environment=(POPCORN_\w+=\S+)", unit.replace("%i", "0"), re.MULTILINE)
    result = machine.run(["runuser", "--user", "popcorn", "--", "env", *environment, program, "serve", "--check"])
    expect(
        result.stdout == "databases: ok\ncredential: none\naddress: ok\n", f"{program} serve --check",
        result.stdout + result.stderr)

    port = str(free_port())
    tmdb = {"TMDB_BASE_URL": f"http://127.0.0.1:{port}", "TMDB_ACCESS_TOKEN": "any"}
    standin = subprocess.Popen(machine.command(["popcorn", "standin", "--port", port]), stdout=subprocess.DEVNULL)
    try:
        expect(until(lambda: machine.popcorn("movie", "550", **tmdb).returncode == 0), "a movie from the stand-in")
        expect(machine.popcorn("watchlist", "add", "550", **tmdb).returncode == 0, "a movie on the watchlist")
    finally:
        standin.terminate()
        standin.wait()
    configuration = json.loads(read(machine.path, "etc/popcorn/popcorn.json")) | {"cache-size": "500MB"}
    edited = {"/etc/popcorn/popcorn.json": json.dumps(configuration), "/etc/popcorn/tmdb-access-token": "secret\n"}
    for path, text in edited.items():
        with open(machine.path + path, "w", encoding="utf-8") as file:
            file.write(text)
    write(machine, "/usr/bin/systemctl", SYSTEMCTL, 0o755)
    os.makedirs(f"{machine.path}/run/systemd/system")

    def keeps(condition):
        outputs = [machine.popcorn(*command, **UNREACHABLE) for command in (["movie", "550"], ["watchlist", "list"])]
        expect(
            all("Fight Club" in output.stdout for output in outputs), f"{condition} keeps the databases", outputs)
        expect(
            all(read(machine.path + path) == text for path, text in edited.items()),
            f"{condition} keeps the configuration")

    machine.apt("install", "/new.deb")
    keeps("an upgrade")
    restarts = [call for call in machine.calls() if call.startswith(("daemon-reload", "restart"))]
    expect(
        restarts == ["daemon-reload", *(f"restart {unit}" for unit in UNITS)],
        "an upgrade restarts one instance after the other", restarts)
    programs = os.listdir(f"{machine.path}/usr/lib/popcorn")
    expect(programs == [version_of(new)], "an upgrade deletes the previous program", programs)
    machine.apt("remove", "popcorn")
    calls = machine.calls()
    expect("stop popcorn@*.service" in calls, "a removal stops the instances", calls)
    expect(not machine.has("/usr/bin/popcorn") and not machine.has("/usr/lib/popcorn"), "a removal deletes the program")
    machine.apt("install", "/new.deb")
    keeps("a removal")
    text = machine.apt("purge", "popcorn")
    expect(not machine.has("/etc/popcorn"), "a purge deletes the configuration and the secrets")
    remaining = sorted(os.listdir(machine.path + FOLDER))
    expect(
        remaining and all(name.startswith("library.sqlite") for name in remaining), "a purge keeps only the library",
        remaining)
    expect(f"{FOLDER}/library.sqlite is kept." in text, "a purge prints the path of the library", text)
    machine.apt("install", "/new.deb")
    watchlist = machine.popcorn("library", "export")
    expect("550" in watchlist.stdout, "a new installation reads the library", watchlist.stdout + watchlist.stderr)
    shutil.rmtree(machine.path + FOLDER)
    machine.apt("purge", "popcorn")
    expect(not machine.has(FOLDER), "a purge without a library deletes the folder")


def check(work, base):
    """Builds two versions of the package, and checks them in copies of the tree `base`."""
    old = make(None)
    first = digest(old)
    expect(digest(make(None)) == first, "the package is reproducible")
    new = make(f"{version_of(old)}+1")
    tools, machine = (Machine(os.path.join(work, name)) for name in ("debian-tools", "debian"))
    if not tools.has("/usr/bin/lintian"):
        shutil.rmtree(tools.path, ignore_errors=True)
        subprocess.run(["cp", "--archive", base, tools.path], check=True)
        tools.apt("update")
        tools.apt("install", *TOOLS)
    shutil.rmtree(machine.path, ignore_errors=True)
    subprocess.run(["cp", "--archive", base, machine.path], check=True)
    check_package(tools, old)
    check_life(machine, old, new)
    size = machine.run(["dpkg-deb", "--field", "/old.deb", "Installed-Size"]).stdout.strip()
    print(f"package {os.path.getsize(old) / 1e6:.1f} MB, installed {int(size) * 1024 / 1e6:.0f} MB")
