#!/usr/bin/env python3
"""Writes grafana-dashboard.json, the dashboard of Grafana for `popcorn serve`. check_dashboard.py checks it.

The rows are in the order of the questions during an incident. A panel has one metric or a few of the same unit.
"""
import json
import os

FILE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "grafana-dashboard.json")
COLUMNS, LINE = 24, 160
SOURCE = {"type": "prometheus", "uid": "${datasource}"}

HTTP, HTTP_TIME = "popcorn_http_requests_total", "popcorn_http_request_duration_seconds"
TMDB, TMDB_TIME = "tmdb_requests_total", "tmdb_request_duration_seconds"
DATABASE = "popcorn_database_duration_seconds"
FAILURES = 'status=~"500|502|503"'
TMDB_FAILURES = 'error=~"server_failure|unexpected_status|unexpected_content|network|timeout|overloaded"'
FILE_FAILURES = 'event=~"damaged|restoring_failed|full|eviction_failed"'
NO_STREAMS = 'route!~".*/updates"'
INSTANCE = "{{instance}}"


# Queries


def of(metric, labels=""):
    """Returns a metric of the selected instances."""
    return f'{metric}{{job="$job", instance=~"$instance"{labels and ", " + labels}}}'


def rate(metric, labels="", over="$__rate_interval"):
    return f"rate({of(metric, labels)}[{over}])"


def increase(metric, over, labels=""):
    return f"increase({of(metric, labels)}[{over}])"


def total(query, by=""):
    return f"sum by ({by}) ({query})" if by else f"sum({query})"


def ratio(metric, labels, by, over):
    """Returns the ratio of the events with labels; 0 if there are none."""
    part, whole = total(rate(metric, labels, over), by), total(rate(metric, over=over), by)
    return f"({part} or {whole} * 0) / {whole}"


def quantile(number, metric, by="", labels="", over="$__rate_interval"):
    buckets = total(rate(f"{metric}_bucket", labels, over), f"{by}, le" if by else "le")
    return f"histogram_quantile({number}, {buckets})"


def quantiles(metric, by="", labels=""):
    """Returns the median and the 99th percentile."""
    suffix = f" {{{{{by}}}}}" if by else ""
    return {f"p{name}{suffix}": quantile(f"0.{name}", metric, by, labels) for name in ("50", "99")}


# Panels


def panel(kind, title, description, queries, unit, size, limit=None, **members):
    """Returns a panel without its place. The queries have their legends as keys."""
    is_graph = kind == "timeseries"
    defaults = {"unit": unit} | members.pop("defaults", {})
    steps = [{"color": "green", "value": None}]
    if limit:
        value, alert = limit
        description += f" Alert: {alert}." if alert else ""
        steps.append({"color": "red", "value": value})
        if is_graph:
            defaults["custom"] = {"thresholdsStyle": {"mode": "line"}}
    if limit or not is_graph:
        defaults["thresholds"] = {"mode": "absolute", "steps": steps}
    targets = [
        {"expr": query, "legendFormat": legend, "refId": reference} | ({} if is_graph else {"instant": True})
        for reference, (legend, query) in zip("ABCDEF", queries.items())]
    return {
        "type": kind, "title": title, "description": description, "datasource": SOURCE, "targets": targets,
        "fieldConfig": {"defaults": defaults, "overrides": []}, "gridPos": {"w": size[0], "h": size[1]}, **members}


def graph(title, description, queries, unit, width=6, limit=None, stacked=False):
    defaults = {"min": 0} | ({"custom": {"fillOpacity": 20, "stacking": {"mode": "normal"}}} if stacked else {})
    return panel("timeseries", title, description, queries, unit, (width, 8), limit, defaults=defaults)


def number(title, description, query, unit, width=3, limit=None, legend="", text="value", **defaults):
    return panel(
        "stat", title, description, {legend: query}, unit, (width, 4), limit, options={"textMode": text},
        defaults=defaults)


def table(title, description, label, columns):
    """Returns a table with a row for each value of a label. The columns have a name, a unit and a query."""
    result = panel("table", title, description, {name: query for name, _, query in columns}, "none", (24, 10))
    for target in result["targets"]:
        target["format"] = "table"
    names = {f"Value #{target['refId']}": target["legendFormat"] for target in result["targets"]}
    organize = {"excludeByName": {"Time": True}, "renameByName": names | {label: label.capitalize()}}
    result["transformations"] = [{"id": "merge", "options": {}}, {"id": "organize", "options": organize}]
    result["fieldConfig"]["overrides"] = [
        {"matcher": {"id": "byName", "options": name}, "properties": [{"id": "unit", "value": unit}]}
        for name, unit, _ in columns]
    result["options"] = {"sortBy": [{"desc": True, "displayName": columns[0][0]}]}
    return result


HEALTH = [
    number("Firing alerts", "The alerts of alerts.yml that fire.",
           'count by (alertname) (ALERTS{alertname=~"Popcorn.*", alertstate="firing"})', "none", 8, (1, None),
           "{{alertname}}", "name", noValue="None"),
    number("Instances that do not answer", "The number of instances whose metrics cannot be read.",
           f"count({of('up')} == 0) or vector(0)", "none", 4, (1, "PopcornDown")),
    number("Failed requests",
           "The highest ratio of requests of an instance with status 500, 502 or 503, over 5 minutes.",
           f"max({ratio(HTTP, FAILURES, 'instance', '5m')})", "percentunit", limit=(0.05, "PopcornFailures")),
    number("Slow responses",
           "The highest 99th percentile of the response time of an instance, without event streams, over 5 minutes.",
           f"max({quantile('0.99', HTTP_TIME, 'instance', NO_STREAMS, '5m')})", "s", limit=(2.5, "PopcornSlow")),
    number("Restarts", "The number of restarts in the time range.",
           total(f"resets({of('process_cpu_seconds_total')}[$__range])"), "none"),
    number("Versions", "The number of instances by version.",
           f"count by (version) ({of('popcorn_build_info')})", "none", legend="{{version}}", text="value_and_name"),
    graph("Requests by status",
          "The number of requests per second by HTTP status. Status 499: the client closed the connection.",
          {"{{status}}": total(rate(HTTP), "status")}, "reqps", 8, stacked=True),
    graph("Failed requests by instance",
          "The ratio of requests with status 500, 502 or 503, over 5 minutes. The log contains the reasons.",
          {INSTANCE: ratio(HTTP, FAILURES, "instance", "5m")}, "percentunit", 8, (0.05, "PopcornFailures")),
    graph("Response time", "The median and the 99th percentile of the response time, without event streams.",
          quantiles(HTTP_TIME, labels=NO_STREAMS), "s", 8, (2.5, "PopcornSlow")),
    graph("Failed requests by route",
          "The number of requests per second with a status from 500 to 599. Status 504: TMDb is not available.",
          {"{{status}} {{route}}": total(rate(HTTP, 'status=~"5.."'), "route, status") + " > 0"}, "reqps", 12),
    graph("Slow routes",
          "The 10 highest 99th percentiles of the response time by route, without event streams and idle routes.",
          {"{{route}}": f"topk(10, {quantile('0.99', HTTP_TIME, 'route', NO_STREAMS)} > 0)"}, "s", 12),
    table("Routes", "The requests in the time range. Failed requests have a status from 500 to 599.", "route", [
        ("Requests", "reqps", total(rate(HTTP, over="$__range"), "route")),
        ("Failed", "percentunit", ratio(HTTP, 'status=~"5.."', "route", "$__range")),
        ("p50", "s", quantile("0.50", HTTP_TIME, "route", over="$__range")),
        ("p99", "s", quantile("0.99", HTTP_TIME, "route", over="$__range"))]),
]

TMDB_PANELS = [
    graph("Requests to TMDb by status",
          "The number of requests per second by HTTP status, or by kind of failure if there is no response."
          " A request with all its retries counts once.",
          {"{{status}}": total(rate(TMDB), "status")}, "reqps", stacked=True),
    graph("Failed requests to TMDb",
          "The ratio of requests that fail because TMDb or the network is not available, over 5 minutes.",
          {INSTANCE: ratio(TMDB, TMDB_FAILURES, "instance", "5m")}, "percentunit", limit=(0.2, "PopcornTMDbFailures")),
    graph("Failures of TMDb by kind", "The number of failed requests per second, without those for absent values.",
          {"{{error}}": total(rate(TMDB, 'error!~"none|not_found"'), "error")}, "reqps"),
    graph("Rejected credential", "The number of requests in 10 minutes whose credential TMDb rejected.",
          {INSTANCE: total(increase(TMDB, "10m", 'error=~"unauthorised|forbidden"'), "instance")}, "none",
          limit=(1, "PopcornTMDbUnauthorised")),
    graph("Response time of TMDb",
          "The median and the 99th percentile of the time of requests to TMDb, with retries and waits.",
          quantiles(TMDB_TIME), "s"),
    graph("Slow endpoints of TMDb",
          "The 10 highest 99th percentiles of the time of requests by endpoint, without idle endpoints.",
          {"{{endpoint}}": f"topk(10, {quantile('0.99', TMDB_TIME, 'endpoint')} > 0)"}, "s"),
    graph("Retries", "The number of retries per second by reason.",
          {"{{reason}}": total(rate("tmdb_retries_total"), "reason")}, "reqps"),
    graph("Waits for the rate limit", "The 99th percentile of the time that requests waited for the rate limit.",
          {INSTANCE: quantile("0.99", "tmdb_rate_limit_wait_seconds", "instance")}, "s"),
    graph("Slowdowns", "The number of responses in 15 minutes that lowered the rate limit.",
          {INSTANCE: increase("tmdb_slowdowns_total", "15m")}, "none", limit=(3, "PopcornTMDbRateLimit")),
    graph("Overloads", "The number of requests per second that were rejected because too many waited, by priority.",
          {"{{priority}}": total(rate("tmdb_overloads_total"), "priority")}, "reqps"),
    graph("Missing parts", "The number of requested parts that TMDb did not send in 15 minutes.",
          {"{{part}} {{instance}}": total(increase("popcorn_tmdb_missing_parts_total", "15m"), "instance, part")},
          "none", limit=(20, "PopcornTMDbMissingParts")),
    graph("Unreadable values", "The number of values of TMDb in an hour that could not be read.",
          {"{{endpoint}} {{instance}}": total(increase("tmdb_unreadable_values_total", "1h"), "instance, endpoint")},
          "none", limit=(100, "PopcornTMDbUnreadableValues")),
]

CACHE = [
    graph("Reads by outcome",
          "The number of reads of the cache per second. After a stale_hit, the value is refreshed in the background."
          " A negative read returned a stored not-found response, and a shared_flight joined another request.",
          {"{{outcome}}": total(rate("popcorn_cache_reads_total"), "outcome")}, "reqps", stacked=True),
    graph("Misses by content", "The number of reads per second that needed a request to TMDb.",
          {"{{content}}": total(rate("popcorn_cache_reads_total", 'outcome="miss"'), "content") + " > 0"}, "reqps"),
    graph("Reads of values in memory",
          "The number of reads of values in memory per second. Only a hit needs no read of the database.",
          {"{{outcome}}": total(rate("popcorn_memory_reads_total"), "outcome")}, "reqps", stacked=True),
    graph("Background refreshes",
          "The number of refreshes per second that started (refresh), failed, or were dropped before the start.",
          {"{{outcome}}": total(rate("popcorn_cache_refreshes_total"), "outcome")}, "ops"),
    graph("Size on disk", "The size of the cache on disk, and its maximum.",
          {INSTANCE: of("popcorn_cache_bytes"), "maximum": f"min({of('popcorn_cache_limit_bytes')})"}, "bytes"),
    graph("Size in memory", "The estimated size of the values in memory.",
          {INSTANCE: of("popcorn_memory_bytes")}, "bytes"),
    graph("Evictions",
          "The number of values per second that were deleted because the cache was full, by kind, and of those that"
          " were removed from memory.",
          {"{{kind}}": total(rate("popcorn_cache_evicted_total"), "kind"),
           "memory": total(rate("popcorn_memory_evictions_total"))}, "ops"),
    graph("Failures of the cache file", "The number of failures in 15 minutes, such as damage or a full disk.",
          {"{{event}}": total(increase("popcorn_cache_file_events_total", "15m", FILE_FAILURES), "event")}, "none",
          limit=(1, "PopcornCacheFile")),
    graph("Images by outcome", "The number of requests for images per second, with --images.",
          {"{{outcome}}": total(rate("popcorn_image_requests_total"), "outcome")}, "reqps", 8, stacked=True),
    graph("Size of the images", "The size of the images on disk, and its maximum, with --images.",
          {INSTANCE: of("popcorn_image_cache_bytes"), "maximum": f"min({of('popcorn_image_cache_limit_bytes')})"},
          "bytes", 8),
    graph("Evictions and write failures of images",
          "The number of images per second that were deleted because of the maximum, or could not be stored, with"
          " --images.",
          {"deleted": total(rate("popcorn_image_cache_evicted_total")),
           "not stored": total(rate("popcorn_image_cache_write_failures_total"))}, "ops", 8),
]

LOAD = [
    graph("Connections",
          "The number of open connections. An instance has at most 20,000, of which an address has a quarter.",
          {INSTANCE: of("popcorn_http_connections")}, "none", 8),
    graph("Requests in progress",
          "The number of requests in progress. Their maximum is --max-requests, by default 1,000.",
          {INSTANCE: of("popcorn_http_requests_in_flight")}, "none", 8),
    graph("Event streams", "The number of open event streams. An instance has at most 2,000.",
          {INSTANCE: of("popcorn_http_event_streams")}, "none", 8),
    graph("Refused requests and connections",
          "The number of requests per second with status 429, for a limit of a client, or 503, for a limit of the"
          " service or a failure; and of connections that were closed because their address had too many.",
          {"{{status}}": total(rate(HTTP, 'status=~"429|503"'), "status"),
           "connections": total(rate("popcorn_http_connections_refused_total"))}, "reqps", 8),
    graph("Invalid requests", "The number of requests per second with a status from 400 to 499, without 404 and 429.",
          {"{{status}}": total(rate(HTTP, 'status=~"4..", status!~"404|429"'), "status")}, "reqps", 8),
    graph("Calls of tools", "The number of calls of the Model Context Protocol per second, with --mcp.",
          {"{{tool}} {{outcome}}": total(rate("popcorn_mcp_calls_total"), "tool, outcome") + " > 0"}, "reqps", 8),
]

JOBS = [
    graph("Items that are not processed yet",
          "The number of values that changed on TMDb, with --sync, and of items of the warm-up, with --warm.",
          {"changes {{instance}}": of("popcorn_changes_waiting"),
           "warm-up {{instance}}": of("popcorn_warm_up_remaining_items")}, "none"),
    graph("Processed items",
          "The number of values per second that were refreshed because they changed on TMDb, with --sync, and of items"
          " of the warm-up by outcome, with --warm.",
          {"changes": total(rate("popcorn_changes_refreshed_total")),
           "warm-up {{outcome}}": total(rate("popcorn_warm_up_items_total"), "outcome")}, "ops"),
    graph("Time since the last warm-up", "The time since a warm-up ended without failures, with --warm.",
          {"warm-up": f"time() - max({of('popcorn_warm_up_last_success_timestamp_seconds')} > 0)"}, "s",
          limit=(2 * 86400, "PopcornWarmUp")),
    graph("Age of the index of titles",
          "The time since the day of the oldest export in the index of titles, with --title-index.",
          {INSTANCE: f"time() - {of('popcorn_title_index_exported_timestamp_seconds')}"}, "s",
          limit=(3 * 86400, "PopcornTitleIndex")),
]

DATABASES = [
    graph("Duration of operations", "The median and the 99th percentile of the duration of operations of the cache.",
          quantiles(DATABASE, "operation"), "s", 8),
    graph("Operations", "The number of operations of the cache per second.",
          {"{{operation}}": total(rate(f"{DATABASE}_count"), "operation")}, "ops", 8),
    graph("Errors of the PostgreSQL server",
          "The number of errors in 5 minutes by use and kind, if the databases are in PostgreSQL.",
          {"{{use}} {{error}} {{instance}}":
           total(increase("popcorn_database_server_errors_total", "5m"), "instance, use, error")}, "none", 8,
          (10, "PopcornDatabaseServer")),
]

PROCESS = [
    graph("Resident memory", "The resident memory of the process.",
          {INSTANCE: of("process_resident_memory_bytes")}, "bytes", 8, (700e6, "PopcornMemory")),
    graph("CPU", "The CPU time per second. 100 % is one core.",
          {INSTANCE: rate("process_cpu_seconds_total")}, "percentunit", 8),
    graph("Open files", "The number of open files and connections, as a ratio of the maximum.",
          {INSTANCE: f"{of('process_open_fds')} / {of('process_max_fds')}"}, "percentunit", 8, (0.8, "PopcornFiles")),
    graph("Failures of the token file",
          "The number of reads in 15 minutes that failed or found invalid lines, with --tokens.",
          {INSTANCE: increase("popcorn_token_file_failures_total", "15m")}, "none", 12, (1, "PopcornTokenFile")),
    graph("Dropped log records and metrics",
          "The number of log records per second that were dropped because the output was slow, and of attempts to"
          " create a metric above the limit.",
          {"log records": total(rate("popcorn_log_dropped_records_total")),
           "metrics": total(rate("popcorn_metrics_dropped_series_total"))}, "ops", 12),
]

ROWS = {
    "Health": HEALTH, "TMDb": TMDB_PANELS, "Cache": CACHE, "Load and limits": LOAD, "Jobs": JOBS,
    "Databases": DATABASES, "Process": PROCESS}


# The dashboard


def placed():
    """Returns the panels of all rows with their places and identifiers."""
    result, y = [], 0
    for title, row in ROWS.items():
        header = {"type": "row", "title": title, "collapsed": False, "panels": []}
        x = height = 0
        for item in [header | {"gridPos": {"w": COLUMNS, "h": 1}}, *row]:
            size = item["gridPos"]
            if x + size["w"] > COLUMNS:
                x, y = 0, y + height
            result.append(item | {"id": len(result) + 1, "gridPos": size | {"x": x, "y": y}})
            x, height = x + size["w"], size["h"]
        y += height
    return result


def variable(name, label, metric, **members):
    query = f"label_values({metric}, {name})"
    return {
        "name": name, "label": label, "type": "query", "datasource": SOURCE, "definition": query,
        "query": {"qryType": 1, "query": query, "refId": name}, "refresh": 2, "sort": 1, **members}


def dashboard():
    return {
        "id": None, "uid": "popcorn", "title": "Popcorn", "description": "The state of popcorn serve.",
        "tags": ["popcorn"], "schemaVersion": 39, "editable": True, "graphTooltip": 1, "refresh": "30s",
        "timezone": "browser", "time": {"from": "now-6h", "to": "now"}, "annotations": {"list": []}, "links": [],
        "panels": placed(), "templating": {"list": [
            {"name": "datasource", "label": "Data source", "type": "datasource", "query": "prometheus"},
            variable("job", "Job", "popcorn_build_info", current={"text": "popcorn", "value": "popcorn"}),
            variable("instance", "Instance", 'up{job="$job"}', multi=True, includeAll=True, allValue=".*",
                     current={"text": ["All"], "value": ["$__all"]})]}}


def text(value, indent=""):
    """Returns JSON with sorted members. A value that is short, or contains only numbers and texts, has one line."""
    line = json.dumps(value, ensure_ascii=False, sort_keys=True)
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list) else []
    if len(indent) + len(line) < LINE or not any(isinstance(part, (dict, list)) for part in parts):
        return line
    inner = indent + "  "
    if isinstance(value, dict):
        (first, last), lines = "{}", [f'"{name}": {text(value[name], inner)}' for name in sorted(value)]
    else:
        (first, last), lines = "[]", [text(part, inner) for part in value]
    return f"{first}\n{inner}" + f",\n{inner}".join(lines) + f"\n{indent}{last}"


if __name__ == "__main__":
    with open(FILE, "w", encoding="utf-8") as file:
        file.write(text(dashboard()) + "\n")
