#!/usr/bin/env python3
"""Runs the steps of the Containerfile's last stage in a Debian tree, and the service in it, also behind nginx. Checks the
unit, the alerts, the dashboard and the Debian package. Needs root and debootstrap.

    Deployment/check.py [--only debian] [WORK_FOLDER]     default: all parts, .build/deployment
    Deployment/check.py --only dashboard --popcorn PROGRAM [WORK_FOLDER]

The steps are read from the Containerfile. Its base image is replaced by a tree of debootstrap, and the files of its
builder stage by those that the same command builds here.
"""
import argparse
import fnmatch
import http.client
import json
import os
import re
import shlex
import shutil
import signal
import socket
import ssl
import subprocess
import sys
import time
import urllib.error
import urllib.request

import check_dashboard

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(HERE)
MOUNTS = 'mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$@"'
MAXIMUM_EXPOSURE = 1.5
# The packages are extracted and not installed, so that no service starts.
EXTRACT_TOOLS = (
    "apt-get update && apt-get install -y --no-install-recommends openssl"
    " && mkdir -p /opt/tools /var/lib/nginx && cd /opt/tools && apt-get download nginx prometheus"
    ' && for package in *.deb; do dpkg --extract "$package" . || exit; done')
PROMTOOL, NGINX = "/opt/tools/usr/bin/promtool", "/opt/tools/usr/sbin/nginx"
NGINX_CONFIGURATION = """
pid /run/nginx.pid;
events { worker_connections 1000; }
http { access_log off; include popcorn.conf; }
"""


def stages(path):
    """Returns the stages of a Containerfile as lists of instructions, such as ("RUN", "apt-get update")."""
    with open(path, encoding="utf-8") as file:
        lines = [line for line in file.read().splitlines() if not line.lstrip().startswith("#")]
    text = re.sub(r"\\\n\s*", "", "\n".join(lines))
    result = []
    for line in filter(None, map(str.strip, text.splitlines())):
        name, value = line.split(maxsplit=1)
        if name == "FROM":
            result.append([])
        result[-1].append((name, value))
    return result


class Tree:
    """A tree of files with the configuration of an image, whose commands run with chroot."""

    def __init__(self, path):
        self.path = path
        self.environment = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}
        self.user = "0:0"
        self.entry_point, self.arguments, self.health_check, self.stop_signal = [], [], [], signal.SIGTERM

    def command(self, arguments, user=None):
        """Returns a command that executes arguments in the tree. Its process is that of the arguments."""
        chroot = [f"--userspec={user or self.user}", self.path, *arguments]
        return ["unshare", "--mount", "sh", "-c", MOUNTS, self.path, *chroot]

    def run(self, arguments, user=None, **environment):
        """Returns the result of a command in the tree."""
        return subprocess.run(
            self.command(arguments, user), env=self.environment | environment, text=True, capture_output=True,
            timeout=600, check=False)

    def serve(self, *arguments, **environment):
        """Returns the result of the image's entry point with the command `serve`, which must end by itself."""
        return self.run([*self.entry_point, "serve", *arguments], **environment)

    def apply(self, name, value, copied):
        """Performs an instruction of a Containerfile. `copied` is the folder with the files of the builder stage."""
        if name == "RUN":
            result = self.run(["/bin/sh", "-c", value], user="0:0", DEBIAN_FRONTEND="noninteractive")
            expect(result.returncode == 0, f"RUN {value}", result.stdout[-2000:] + result.stderr[-2000:])
        elif name == "COPY":
            expect(value == "--from=builder /image/ /", f"COPY {value}", "check.py supports only this copy")
            subprocess.run(["cp", "--archive", f"{copied}/.", self.path], check=True)
        elif name == "ENV":
            self.environment |= dict(pair.split("=", 1) for pair in shlex.split(value))
        elif name == "USER":
            self.user = value
        elif name == "STOPSIGNAL":
            self.stop_signal = signal.Signals[value]
        elif name == "HEALTHCHECK":
            self.health_check = json.loads(value[value.index("CMD ") + 4:])
        elif name == "ENTRYPOINT":
            self.entry_point = json.loads(value)
        elif name == "CMD":
            self.arguments = json.loads(value)
        else:
            expect(name in ("FROM", "VOLUME", "EXPOSE"), name, "check.py does not know the instruction")

    def size(self):
        """Returns the size of the tree in megabytes."""
        output = subprocess.check_output(["du", "--summarize", "--bytes", "--one-file-system", self.path], text=True)
        return round(int(output.split()[0]) / 1e6)


class Service:
    """A running service in a tree. `with` stops it."""

    def __init__(self, tree, *arguments, **environment):
        self.tree = tree
        self.port = free_port()
        self.environment = environment | {"POPCORN_PORT": str(self.port)}
        self.log = open(os.path.join(os.path.dirname(tree.path), "service.log"), "w", encoding="utf-8")
        self.process = subprocess.Popen(
            tree.command([*tree.entry_point, *tree.arguments, *arguments]), env=tree.environment | self.environment,
            text=True, stdout=subprocess.PIPE, stderr=self.log)

    def __enter__(self):
        line = self.process.stdout.readline()
        expect(line.startswith("listening on http://"), "the service listens", line + read(self.log.name)[-2000:])
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        self.log.close()

    def get(self, path, token=None):
        """Returns the status and the body of a response."""
        request = urllib.request.Request(f"http://127.0.0.1:{self.port}{path}")
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request, timeout=10) as response:
                return response.status, response.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    def health(self):
        """Returns the exit code of the image's health check."""
        return self.tree.run(self.tree.health_check, **self.environment).returncode

    def stop(self):
        """Sends the stop signal of the image, and returns the exit code and the time in seconds."""
        start = time.monotonic()
        self.process.send_signal(self.tree.stop_signal)
        return self.process.wait(timeout=30), time.monotonic() - start


def expect(condition, name, detail=""):
    """Prints the result of a check, and exits if it fails."""
    print(f"{'ok' if condition else 'FAILED'}  {name}", flush=True)
    if not condition:
        sys.exit(str(detail))


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def until(condition, seconds=10):
    """Returns whether a condition holds within a time."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            return False
        time.sleep(0.05)
    return True


def read(*path):
    with open(os.path.join(*path), encoding="utf-8") as file:
        return file.read()


def write(tree, path, text, mode=0o640):
    """Writes a file in a tree that the group of the image's user can read."""
    path = tree.path + path
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    os.chown(path, 0, int(tree.user.split(":")[1]))
    os.chmod(path, mode)


def check_unit(work, program):
    """Checks the unit of systemd."""
    folder = os.path.join(work, "unit")
    os.makedirs(folder, exist_ok=True)
    unit = read(HERE, "popcorn@.service")
    path = os.path.join(folder, "popcorn@8080.service")
    with open(path, "w", encoding="utf-8") as file:
        file.write(unit.replace("/usr/local/bin/popcorn", program))
    result = subprocess.run(["systemd-analyze", "verify", path], text=True, capture_output=True, check=False)
    expect(result.returncode == 0 and not result.stderr, "systemd-analyze verify", result.stderr)
    result = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", f"--threshold={int(MAXIMUM_EXPOSURE * 10)}", path],
        text=True, capture_output=True, check=False)
    level = result.stdout.strip().splitlines()[-1].split(":")[-1].strip()
    expect(result.returncode == 0, f"systemd-analyze security: {level}, at most {MAXIMUM_EXPOSURE}", result.stdout)


def check_names():
    """Checks that the metrics of the article exist."""
    known = read(REPOSITORY, "Adapters/HTTPService/Sources/PopcornHTTP/Metrics/PrometheusHelp.swift")
    text = read(REPOSITORY, "docs/deployment.md")
    names = set(re.findall(r"\b(?:popcorn|tmdb|process)_[a-z_]+_(?:total|seconds|bytes|fds|streams|flight)\b", text))
    missing = sorted(name for name in names if f'"{name}"' not in known)
    expect(names and not missing, f"the {len(names)} metrics of the article exist", missing)


def check_backup():
    """Checks that the article's command copies all tables of the library in PostgreSQL."""
    migrations = read(
        REPOSITORY, "Adapters/PostgreSQL/Sources/PopcornPostgreSQL/Library/PostgreSQLMigrations.swift")
    tables = set(re.findall(r"CREATE TABLE \\#?\(schemaName\)\.(\w+)", migrations)) | {"library_migration"}
    command = re.search(r"pg_dump --table(?:.*\\\n)*.*", read(REPOSITORY, "docs/deployment.md")).group()
    patterns = re.findall(r"--table '?popcorn\.([\w*]+)", command)
    missing = sorted(name for name in tables if not any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns))
    expect(len(tables) > 1 and not missing, f"pg_dump copies the {len(tables)} tables of the library", missing)


def check_alerts(tools):
    """Checks the alerts, and runs their tests."""
    for name in ("alerts.yml", "alerts-test.yml"):
        write(tools, f"/etc/prometheus/{name}", read(HERE, name))
    result = tools.run([PROMTOOL, "check", "rules", "/etc/prometheus/alerts.yml"])
    expect(result.returncode == 0, "promtool check rules", result.stdout + result.stderr)
    result = tools.run([PROMTOOL, "test", "rules", "/etc/prometheus/alerts-test.yml"])
    expect(result.returncode == 0, "promtool test rules", result.stdout + result.stderr)


def check_grafana(tools, program):
    """Checks the dashboard with the metrics of services that run outside of the trees."""
    for name, problems in check_dashboard.checks(program, os.path.dirname(tools.path + PROMTOOL)):
        expect(not problems, name, "\n".join(problems))


def check_nginx(tools, tree):
    """Checks the configuration of nginx, and the service behind it."""
    text = read(HERE, "nginx.conf")
    certificate, key = re.findall(r"ssl_certificate(?:_key)? (.+);", text)
    result = tools.run([
        "openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-subj", "/CN=localhost", "-out", certificate,
        "-keyout", key])
    expect(result.returncode == 0, "a certificate", result.stderr)
    write(tools, "/etc/nginx/nginx.conf", NGINX_CONFIGURATION)
    write(tools, "/etc/nginx/popcorn.conf", text)
    command = [NGINX, "-c", "/etc/nginx/nginx.conf"]
    result = tools.run([*command, "-t"])
    expect(result.returncode == 0 and "[warn]" not in result.stderr, "nginx -t", result.stderr)

    arguments = ["--demo", "--public-read", "--tmdb-api", "--host", "127.0.0.1", "--rate-per-client", "0"]
    with Service(tree, *arguments) as service:
        port = free_port()
        for old, new in (("443 ", f"127.0.0.1:{port} "), (":8080", f":{service.port}"), (":8081", f":{free_port()}")):
            text = text.replace(old, new)
        write(tools, "/etc/nginx/popcorn.conf", text)
        proxy = subprocess.Popen(tools.command([*command, "-g", "daemon off;"]), stderr=subprocess.DEVNULL)
        try:
            check_proxy(port)
        finally:
            proxy.terminate()
            proxy.wait()


def check_proxy(port):
    """Checks the service behind a proxy."""
    connection = http.client.HTTPSConnection(
        "127.0.0.1", port, timeout=10, context=ssl._create_unverified_context())

    def status(path):
        connection.request("GET", path)
        with connection.getresponse() as response:
            response.read()
            return response.status

    def listens():
        with socket.socket() as client:
            return client.connect_ex(("127.0.0.1", port)) == 0

    expect(until(listens) and status("/v1/movies/550") == 200, "a movie through nginx")
    expect(status("/3/movie/550?api_key=any") == 200, "a movie by TMDb's own path through nginx")
    paths = ["/metrics", "/metrics/", "//metrics", "/health/ready", "/health//ready/"]
    expect([status(path) for path in paths] == [404] * len(paths), "nginx hides health and metrics")
    expect(429 in [status("/v1/movies/550") for _ in range(500)], "nginx limits the rate")
    time.sleep(1)
    connection.request("GET", "/v1/movies/550/updates")
    with connection.getresponse() as response:
        expect(response.readline() and response.status == 200, "an event through nginx")
    connection.close()


def check_demo(tree):
    """Checks the service with sample data."""
    with Service(tree, "--demo", "--public-read") as service:
        expect(service.get("/health/live") == (200, '{"status":"live"}'), "/health/live")
        status, body = service.get("/health/ready")
        expect(status == 200 and json.loads(body)["status"] == "ready", "/health/ready", body)
        status, body = service.get("/v1/movies/550?language=de-DE&timeZone=Europe/Berlin")
        expect(status == 200 and json.loads(body)["id"] == 550, "a movie", body)
        expect(service.get("/metrics")[0] == 401, "/metrics requires a token")
        expect(service.health() == 0, "the health check of a running service succeeds")
        code, seconds = service.stop()
        expect(code == 0, f"{tree.stop_signal.name}: exit code {code} after {seconds:.2f} s")
        expect(service.health() != 0, "the health check of a stopped service fails")


def check_configuration(tree):
    """Checks the service with the example configuration, a token file and a credential."""
    write(tree, "/etc/popcorn/popcorn.json", read(HERE, "popcorn.json"))
    write(tree, "/etc/popcorn/tokens", "")
    write(tree, "/etc/popcorn/tmdb-access-token", "example\n")
    environment = {
        "POPCORN_CONFIG": "/etc/popcorn/popcorn.json", "TMDB_ACCESS_TOKEN_FILE": "/etc/popcorn/tmdb-access-token"}
    result = tree.serve("--check", "--port", "0", **environment)
    expect(
        (result.returncode, result.stdout) == (0, "databases: ok\ncredential: given\naddress: ok\n"),
        "serve --check with the example configuration", result.stdout + result.stderr)
    with Service(tree, **environment) as service:
        token = tree.run([*tree.entry_point, "token", "--all-owners", "--rights", "read,operate"])
        token, line = token.stdout.strip(), token.stderr
        expect(service.get("/metrics", token)[0] in (401, 403), "an unknown token is rejected")
        write(tree, "/etc/popcorn/tokens", line)
        service.process.send_signal(signal.SIGHUP)
        expect(until(lambda: service.get("/metrics", token)[0] == 200), "the token is accepted after SIGHUP")
        expect("popcorn_build_info" in service.get("/metrics", token)[1], "/metrics with the token")
        busy = tree.serve("--port", str(service.port), **environment)
        expect(busy.returncode == 69, "exit code 69: the port is in use", busy.stderr)
        backup = tree.run([*tree.entry_point, "library", "backup", "/var/lib/popcorn/backup.sqlite"])
        expect(backup.returncode == 0, "library backup of a running service", backup.stderr)
        expect(service.stop()[0] == 0, "exit code 0 after the stop signal")
    folder = tree.path + "/var/lib/popcorn"
    modes = {oct(os.stat(os.path.join(folder, name)).st_mode & 0o777) for name in os.listdir(folder)}
    expect(os.stat(folder).st_mode & 0o777 == 0o700 and modes == {"0o600"}, "only the service reads its files", modes)
    os.chown(folder, 0, 0)
    closed = tree.serve("--port", "0", **environment)
    expect(closed.returncode == 74, "exit code 74: the databases cannot be opened", closed.stderr)
    os.chown(folder, *map(int, tree.user.split(":")))


def create_base(base, suite):
    """Creates a tree of debootstrap if it does not exist."""
    if not os.path.exists(os.path.join(base, "bin/sh")):
        print(f"Creating a tree of {suite}, which takes a minute", flush=True)
        subprocess.run(
            ["debootstrap", "--variant=minbase", suite, base], check=True, stdout=subprocess.DEVNULL)


def create_tools(path, base):
    """Returns the tree with Prometheus and nginx, which is created if it does not exist."""
    tools = Tree(path)
    if not os.path.exists(tools.path + PROMTOOL):
        shutil.rmtree(tools.path, ignore_errors=True)
        subprocess.run(["cp", "--archive", base, tools.path], check=True)
        tools.apply("RUN", EXTRACT_TOOLS, copied=None)
    return tools


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("work", nargs="?", default=os.path.join(REPOSITORY, ".build/deployment"))
    parser.add_argument("--only", choices=["debian", "dashboard"])
    parser.add_argument("--popcorn")
    arguments = parser.parse_args()
    if (arguments.only == "dashboard") != bool(arguments.popcorn):
        parser.error("--only dashboard needs --popcorn, and no other part uses it")
    work = os.path.abspath(arguments.work)
    if os.geteuid() != 0 or not shutil.which("debootstrap"):
        sys.exit("Run Deployment/check.py as root, and install debootstrap.")
    builder, last = stages(os.path.join(HERE, "Containerfile"))
    suite = re.fullmatch(r"debian:(\w+)-slim", last[0][1]).group(1)
    base, image, tree = (os.path.join(work, name) for name in ("base", "image", "tree"))
    os.makedirs(work, exist_ok=True)
    create_base(base, suite)
    if arguments.only != "dashboard":
        import check_debian  # It imports this module.
        check_debian.check(work, base)
    if arguments.only == "debian":
        return
    tools = create_tools(os.path.join(work, "tools"), base)
    if arguments.only == "dashboard":
        return check_grafana(tools, arguments.popcorn)
    for folder in (image, tree):
        shutil.rmtree(folder, ignore_errors=True)

    build = [value for name, value in builder if name == "RUN"][-1]
    subprocess.run(["/bin/sh", "-c", build.replace("/image", image)], cwd=REPOSITORY, check=True)
    program = os.path.realpath(os.path.join(image, "usr/local/bin/popcorn"))
    expect(os.access(program, os.X_OK), f"builder: {build}")
    check_unit(work, program)
    check_names()
    check_backup()

    check_alerts(tools)
    check_grafana(tools, program)
    subprocess.run(["cp", "--archive", base, tree], check=True)
    tree = Tree(tree)
    before = tree.size()
    for name, value in last:
        tree.apply(name, value, copied=image)
    libraries = tree.run(["ldd", tree.entry_point[0]])
    expect(libraries.returncode == 0 and "not found" not in libraries.stdout, "ldd", libraries.stdout)
    version = tree.run([*tree.entry_point, "--version"])
    expect(version.returncode == 0, f"version {version.stdout.strip()} as the user {tree.user}", version.stderr)
    refused = tree.serve()
    expect(refused.returncode == 78, "exit code 78: clients need no token on a public address", refused.stderr)
    check_demo(tree)
    check_nginx(tools, tree)
    check_configuration(tree)
    print(f"base {before} MB, program {os.path.getsize(program) / 1e6:.0f} MB, all {tree.size()} MB")


if __name__ == "__main__":
    main()
