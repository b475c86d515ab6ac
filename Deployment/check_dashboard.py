"""Checks of the dashboard, which check.py runs.

The queries are evaluated by a Prometheus that reads the metrics of two services: one with sample data and all options,
and one whose TMDb fails.
"""
import concurrent.futures
import itertools
import json
import math
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
import typing
import urllib.error
import urllib.parse
import urllib.request

HERE = os.path.dirname(os.path.abspath(__file__))
REPOSITORY = os.path.dirname(HERE)
ALERTS = os.path.join(HERE, "alerts.yml")
HELP = os.path.join(REPOSITORY, "Adapters/HTTPService/Sources/PopcornHTTP/Metrics/PrometheusHelp.swift")
sys.path.insert(0, os.path.join(REPOSITORY, "Tests/HTTPService"))
import dashboard  # noqa: E402
from serving import Process  # noqa: E402

# Metrics that exist only after events that the check does not cause. Their queries may have no data.
RARE = {"popcorn_cache_evicted_total", "popcorn_database_server_errors_total", "tmdb_overloads_total"}
# The maximum time in seconds until all queries have data, such as those of the first warm-up.
MAXIMUM_TIME = 120

OPTIONS = ["--port", "0", "--log-level", "error", "--rate-per-client", "20"]
HEALTHY = [
    *OPTIONS, "--demo", "--mcp", "--images", "--tmdb-api", "--sync", "--title-index", "--warm", "popular-movies:5"]
FAULTS = [
    "401@/3/person/*", "429:retry-after=1*1@/3/movie/13", "503@/3/movie/680", "parts=credits@/3/movie/550",
    "wrong-type=id@/3/movie/popular"]
HEALTHY_PATHS = [
    "/v1/movies/550", "/v1/movies/550", "/v1/movies/popular", "/v1/tv-series/1396", "/v1/movies/0", "/v1/nothing",
    "/v1/movies/search", "/3/movie/550?api_key=any", "/images/w342/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"]
FAULTY_PATHS = ["/v1/people/287", "/v1/movies/13", "/v1/movies/680", "/v1/movies/550", "/v1/movies/popular"]
CALL = {"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "get_movie", "arguments": {"id": 550}}}


def checks(popcorn, tools):
    """Yields the names of checks and the problems that they find.

    `popcorn` is the path of the program, and `tools` the folder with prometheus and promtool.
    """
    with open(dashboard.FILE, encoding="utf-8") as file:
        text = file.read()
    board = json.loads(text)
    panels = [panel for panel in board["panels"] if panel["type"] != "row"]
    is_current = text == dashboard.text(dashboard.dashboard()) + "\n"
    yield "the dashboard is that of dashboard.py", [] if is_current else ["Run Deployment/dashboard.py."]
    yield f"the structure of {len(panels)} panels", structure(board, panels)
    yield "the thresholds are those of the alerts", thresholds(panels)
    names = metrics([query["expr"] for panel in panels for query in panel["targets"]] + [rules()])
    with open(HELP, encoding="utf-8") as file:
        known = set(re.findall(r'"(\w+)":', file.read()))
    yield f"the {len(names)} metrics of the dashboard and of the alerts exist", sorted(names - known)
    with tempfile.TemporaryDirectory() as folder, Process(popcorn, "serve", *HEALTHY) as healthy, \
            Process(popcorn, "standin", *itertools.chain(*(("--fault", fault) for fault in FAULTS))) as tmdb:
        tokens = os.path.join(folder, "tokens")
        token = subprocess.check_output(
            [popcorn, "token", "--rights", "operate", "--append", tokens], text=True).strip()
        environment = {"TMDB_BASE_URL": tmdb.url, "TMDB_ACCESS_TOKEN": "any", "POPCORN_HOME": folder}
        arguments = [*OPTIONS, "--tokens", tokens, "--public-read"]
        with Process(popcorn, "serve", *arguments, environment=environment) as faulty:
            ports = [healthy.port, faulty.port]
            queries = substituted(panels, ports)
            yield f"promtool parses {len(queries)} queries", parse(tools, folder, queries)
            with Prometheus(tools, folder, ports, token) as prometheus:
                missing = [query for query in queries if not metrics([query.text]) & RARE]
                while missing and time.time() < prometheus.start + MAXIMUM_TIME:
                    send_requests(healthy.url, faulty.url)
                    time.sleep(1)
                    missing = [query for query in missing if not prometheus.has_data(query)]
                shown = "".join(get(f"{url}/metrics", token=token)[1] for url in (healthy.url, faulty.url))
                hidden = {name for name in names - RARE if f"# TYPE {name} " not in shown}
                yield "the services have the metrics", sorted(hidden)
                yield "each query has data", [f"{query.title}: {query.text}" for query in missing]
                yield "the variables have values", [
                    variable["query"]["query"] for variable in board["templating"]["list"]
                    if variable["type"] == "query" and not prometheus.has_values(variable["query"]["query"])]


def structure(board, panels):
    """Returns what is wrong in the structure of the dashboard."""
    problems = []
    if board["schemaVersion"] != 39 or board["id"] is not None or not board["uid"]:
        problems.append("The dashboard must have the schema version 39, a uid and no id.")
    identifiers = [panel["id"] for panel in board["panels"]]
    if len(set(identifiers)) != len(identifiers):
        problems.append("The identifiers of panels must be unique.")
    for first, second in itertools.combinations(board["panels"], 2):
        if overlap(first["gridPos"], second["gridPos"]):
            problems.append(f"{first['title']} and {second['title']} overlap.")
    for panel in board["panels"]:
        if panel["gridPos"]["x"] + panel["gridPos"]["w"] > dashboard.COLUMNS:
            problems.append(f"{panel['title']} exceeds the {dashboard.COLUMNS} columns.")
    for panel in panels:
        references = [query["refId"] for query in panel["targets"]]
        if not (panel["title"] and panel["description"] and panel["fieldConfig"]["defaults"]["unit"]):
            problems.append(f"{panel['title']} has no title, description or unit.")
        if not references or len(set(references)) != len(references):
            problems.append(f"{panel['title']} has no queries, or two with the same refId.")
        for query in panel["targets"]:
            selectors = re.findall(r"\b(?:(?:popcorn|tmdb|process)_\w+|up)\b(\{[^}]*)?", query["expr"])
            if not all('job="$job", instance=~"$instance"' in selector for selector in selectors):
                problems.append(f"{panel['title']} has a metric without the variables.")
    variables = board["templating"]["list"]
    if [variable["name"] for variable in variables] != ["datasource", "job", "instance"]:
        problems.append("The variables must be datasource, job and instance.")
    for owner in [*panels, *(variable for variable in variables if variable["type"] == "query")]:
        if owner["datasource"] != dashboard.SOURCE or any("datasource" in query for query in owner.get("targets", [])):
            problems.append(f"{owner.get('title', owner.get('name'))} does not use the variable of the data source.")
    return problems


def overlap(first, second):
    return all(
        first[start] < second[start] + second[size] and second[start] < first[start] + first[size]
        for start, size in (("x", "w"), ("y", "h")))


def rules():
    """Returns the alerts without comments."""
    with open(ALERTS, encoding="utf-8") as file:
        return "".join(line for line in file if not line.lstrip().startswith("#"))


def thresholds(panels):
    """Returns the alerts that no panel names, and the panels whose threshold is not that of their alert."""
    alerts = dict(re.findall(r"- alert: (\w+)\n(.*?)(?=- alert:|\Z)", rules(), re.DOTALL))
    problems, named = [], set()
    for panel in panels:
        for name in re.findall(r"Alert: (\w+)\.", panel["description"]):
            named.add(name)
            products = re.findall(r"(?:[<>]|==) (?:time\(\) - )?([\d.e]+(?: \* [\d.e]+)*)", alerts.get(name, ""))
            limits = {math.prod(map(float, product.split(" * "))) for product in products}
            value = panel["fieldConfig"]["defaults"]["thresholds"]["steps"][-1]["value"]
            # An alert for a single event compares with 0, and the first red value is 1.
            if value not in limits and not (value == 1 and 0 in limits):
                problems.append(f"{panel['title']}: {value} is no limit of {name}: {sorted(limits)}.")
    return problems + [f"No panel names {name}." for name in sorted(alerts.keys() - named)]


def metrics(texts):
    """Returns the names of the metrics in queries, without the suffixes of histograms."""
    names = re.findall(r"\b(?:popcorn|tmdb|process)_[a-z_]+", "\n".join(texts))
    return {re.sub(r"_(?:bucket|sum|count)$", "", name) for name in names}


class Query(typing.NamedTuple):
    """A query of a panel with the values of the variables."""

    title: str
    text: str
    # Whether it is evaluated only once, not in the whole time range.
    is_instant: bool


def substituted(panels, ports):
    """Returns the queries of panels."""
    instances = "(" + "|".join(f"127\\\\.0\\\\.0\\\\.1:{port}" for port in ports) + ")"
    values = {"$job": "popcorn", "$instance": instances, "$__rate_interval": "4s", "$__range": "1m"}
    result = []
    for panel in panels:
        for query in panel["targets"]:
            text = re.sub(r"\$\w+", lambda match: values[match.group()], query["expr"])
            result.append(Query(panel["title"], text, query.get("instant", False)))
    return result


def parse(tools, folder, queries):
    """Returns the errors of promtool in queries, which are checked as rules."""
    path = os.path.join(folder, "queries.yml")
    listed = [{"record": f"query:{index}", "expr": query.text} for index, query in enumerate(queries)]
    with open(path, "w", encoding="utf-8") as file:
        json.dump({"groups": [{"name": "queries", "rules": listed}]}, file)
    result = subprocess.run(
        [os.path.join(tools, "promtool"), "check", "rules", path], text=True, capture_output=True, check=False)
    return (result.stdout + result.stderr).splitlines() if result.returncode else []


class Prometheus:
    """A Prometheus that reads the metrics of services once a second. `with` stops it."""

    def __init__(self, tools, folder, ports, token):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.address = f"127.0.0.1:{free.getsockname()[1]}"
        targets = [f"127.0.0.1:{port}" for port in ports]
        configuration = {
            "global": {"scrape_interval": "1s", "scrape_timeout": "1s", "evaluation_interval": "1s"},
            "rule_files": [ALERTS],
            "scrape_configs": [{
                "job_name": "popcorn", "authorization": {"credentials": token},
                "static_configs": [{"targets": targets}]}]}
        path = os.path.join(folder, "prometheus.yml")
        with open(path, "w", encoding="utf-8") as file:
            json.dump(configuration, file)
        self.start = time.time()
        self.process = subprocess.Popen(
            [os.path.join(tools, "prometheus"), f"--config.file={path}", f"--web.listen-address={self.address}",
             f"--storage.tsdb.path={os.path.join(folder, 'prometheus')}", "--log.level=error"])

    def __enter__(self):
        while self.process.poll() is None:
            try:
                if get(f"http://{self.address}/-/ready")[0] == 200:
                    return self
            except OSError:
                pass
            if time.time() - self.start > 60:
                self.__exit__()
                break
            time.sleep(0.1)
        sys.exit("Prometheus does not start.")

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=60)

    def result(self, path, **parameters):
        status, body = get(f"http://{self.address}/api/v1/{path}?{urllib.parse.urlencode(parameters)}")
        return json.loads(body)["data"]["result"] if status == 200 else []

    def has_data(self, query):
        """Returns whether a query has a finite value: now, or at any second since the start."""
        if query.is_instant:
            values = [series["value"] for series in self.result("query", query=query.text)]
        else:
            series = self.result("query_range", query=query.text, start=self.start, end=time.time(), step="1s")
            values = itertools.chain(*(one["values"] for one in series))
        return any(math.isfinite(float(value)) for _, value in values)

    def has_values(self, query):
        """Returns whether the query of a variable has values."""
        expression, label = re.fullmatch(r"label_values\((.+), (\w+)\)", query.replace("$job", "popcorn")).groups()
        return any(label in series["metric"] for series in self.result("query", query=expression))


def get(url, body=None, token=None):
    """Returns the status and the body of a response."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    request = urllib.request.Request(url, data=body and json.dumps(body).encode(), headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=30) as response:
            return response.status, response.read().decode(errors="replace")
    except urllib.error.HTTPError as error:
        return error.code, error.read().decode(errors="replace")


def send_requests(healthy, faulty):
    """Sends requests to the services, some of which fail."""
    movies = [f"/v1/movies/{number}" for number in range(1, 80)]
    urls = [healthy + path for path in HEALTHY_PATHS] + [faulty + path for path in FAULTY_PATHS + movies]
    with concurrent.futures.ThreadPoolExecutor(16) as clients:
        list(clients.map(get, urls))
    get(healthy + "/mcp", CALL)
