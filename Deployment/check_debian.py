"""The part of `Deployment/check.py` for the Debian package: installs, upgrades, removes and purges it in a Debian tree,
and checks it with lintian, mandoc and the shells."""
import hashlib
import json
import os
import re
import shutil
import subprocess

from check import REPOSITORY, Tree, expect, free_port, read, until, write

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


def check_installation(machine, package):
    """Installs the package, and checks its files and the command."""
    machine.apt("install", package)
    version = machine.popcorn("--version").stdout.strip()
    expect(version and machine.has(f"/usr/lib/popcorn/{version}"), f"popcorn --version: {version}")
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
    unit = read(machine.path, "usr/lib/systemd/system/popcorn@.service").replace("%i", "0")
    program = re.search(r"^ExecStart=(\S+)", unit, re.MULTILINE).group(1)
    environment = re.findall(r"^Environment=(POPCORN_\w+=\S+)", unit, re.MULTILINE)
    result = machine.run(["runuser", "--user", "popcorn", "--", "env", *environment, program, "serve", "--check"])
    expect(
        result.stdout == "databases: ok\ncredential: none, so only cached data\naddress: ok\n",
        f"{program} serve --check with the variables of the unit", result.stdout + result.stderr)


def add_data(machine):
    """Adds a movie to the cache and to a watchlist, edits the configuration, and lets systemctl report instances.
    Returns the edited files."""
    port = str(free_port())
    tmdb = {"TMDB_BASE_URL": f"http://127.0.0.1:{port}", "TMDB_ACCESS_TOKEN": "any"}
    standin = subprocess.Popen(
        machine.command(["popcorn", "standin", "--port", port]), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
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
    return edited


def expect_data(machine, edited, name):
    """Checks that the data of `add_data` exists."""
    outputs = [machine.popcorn(*command, **UNREACHABLE) for command in (["movie", "550"], ["watchlist", "list"])]
    expect(all("Fight Club" in output.stdout for output in outputs), f"{name} keeps the databases", outputs)
    expect(
        all(read(machine.path + path) == text for path, text in edited.items()), f"{name} keeps the configuration")


def check_upgrade(machine, package, edited):
    """Upgrades the package, and checks what is kept and restarted."""
    machine.apt("install", package)
    expect_data(machine, edited, "an upgrade")
    calls = [call for call in machine.calls() if call.startswith(("daemon-reload", "restart"))]
    expect(
        calls == ["daemon-reload", *(f"restart {unit}" for unit in UNITS)],
        "an upgrade restarts one instance after the other", calls)
    programs = os.listdir(f"{machine.path}/usr/lib/popcorn")
    expect(programs == [version_of(package)], "an upgrade deletes the previous program", programs)


def check_removal(machine, package, edited):
    """Removes and purges the package, and checks what a new installation finds."""
    machine.apt("remove", "popcorn")
    calls = machine.calls()
    expect("stop popcorn@*.service" in calls, "a removal stops the instances", calls)
    expect(
        not machine.has("/usr/bin/popcorn") and not machine.has("/usr/lib/popcorn"), "a removal deletes the program")
    machine.apt("install", package)
    expect_data(machine, edited, "a removal")
    text = machine.apt("purge", "popcorn")
    expect(not machine.has("/etc/popcorn"), "a purge deletes the configuration and the secrets")
    names = sorted(os.listdir(machine.path + FOLDER))
    expect(
        names and all(name.startswith("library.sqlite") for name in names), "a purge keeps only the library", names)
    expect(f"{FOLDER}/library.sqlite is kept." in text, "a purge prints the path of the library", text)
    machine.apt("install", package)
    result = machine.popcorn("library", "export")
    expect('"id":550' in result.stdout, "a new installation reads the library", result.stdout + result.stderr)
    shutil.rmtree(machine.path + FOLDER)
    machine.apt("purge", "popcorn")
    expect(not machine.has("/etc/popcorn") and not machine.has(FOLDER), "a purge without a library deletes all")


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
    check_package(tools, old)

    shutil.rmtree(machine.path, ignore_errors=True)
    subprocess.run(["cp", "--archive", base, machine.path], check=True)
    for package in (old, new):
        subprocess.run(["cp", package, machine.path], check=True)
    old, new = (f"/{os.path.basename(package)}" for package in (old, new))
    machine.apt("update")
    check_installation(machine, old)
    edited = add_data(machine)
    check_upgrade(machine, new, edited)
    check_removal(machine, new, edited)
    size = int(machine.run(["dpkg-deb", "--field", old, "Installed-Size"]).stdout)
    print(f"package {os.path.getsize(machine.path + old) / 1e6:.1f} MB, installed {size * 1024 / 1e6:.0f} MB")
