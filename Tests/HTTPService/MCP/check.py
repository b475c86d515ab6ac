#!/usr/bin/env python3
"""Checks `popcorn mcp` and `popcorn serve --mcp` with the client `mcp` from PyPI, over both transports and in both
generations of the protocol: with a handshake, and without one.

    Tests/HTTPService/MCP/check.py POPCORN

For each of the four, the script calls each tool, reads each resource, and gets each prompt; it checks schemas, sizes,
errors, progress and cancellation, sends ten calls at the same time, and leaves without a word. The sample data of the
stand-in answers. A stand-in with a delay makes calls long enough to cancel.

It then sends messages that the client never sends: text that is not JSON, wrong versions, batches, long lines, wrong
headers, unknown sessions, web pages of other origins, and tokens without a right.

The exit status is 1 if anything differs.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading
import time
import warnings

import anyio
import httpx2
import jsonschema
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.shared.exceptions import MCPError

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))
from serving import Process

CURRENT, HANDSHAKES = "2026-07-28", ("2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25")
# The client asks a server that may have several versions for them, unless it begins with a handshake.
MODES = {"handshake": "legacy", "current": "auto"}
OWNER = "alice"
# The values of required arguments, by tool and by name.
IDS = {"get_movie": 550, "get_tv_series": 1396, "get_season": 1396, "get_episode": 1396, "get_person": 287,
       "get_collection": 10}
VALUES = {"query": "fight", "id": 550, "kind": "movie", "seasonNumber": 1, "episodeNumber": 1, "series": "The Simpsons",
          "provider": "Netflix", "name": "fight"}
TOOLS = {"search", "suggest", "get_movie", "get_tv_series", "get_season", "get_episode", "get_person", "get_collection",
         "where_to_watch", "discover", "list_titles", "recommend", "get_watchlist", "add_to_watchlist",
         "remove_from_watchlist", "get_calendar", "get_next_episodes"}
CHANGING = {"add_to_watchlist", "remove_from_watchlist"}
# Identifiers of titles of the stand-in that were not read yet. A cached one would be answered without a delay.
SLOW_IDS = itertools.count(100_000_001)
# The largest answers in bytes: of an item, and of a page of a list.
ITEM_BYTES, PAGE_BYTES = 1_500, 3_000
PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion"
CAPABILITIES = "io.modelcontextprotocol/clientCapabilities"


class Report:

    def __init__(self):
        self.failures, self.checks, self.place = 0, 0, ""

    def expect(self, condition, message):
        self.checks += 1
        if not condition:
            self.failures += 1
            print(f"{self.place}: {message}", flush=True)


# The client warns of methods that only old versions have.
warnings.filterwarnings("ignore", message=".*2026-07-28.*")
REPORT = Report()
expect = REPORT.expect


def arguments_of(tool):
    """Returns values for the required arguments of a tool."""
    schema = tool.input_schema
    values = {}
    for name in schema.get("required", []):
        if name == "id" and tool.name in IDS:
            values[name] = IDS[tool.name]
        elif name in VALUES:
            values[name] = VALUES[name]
        else:
            expect(False, f"{tool.name}: this script has no value for the argument {name}")
    return values


def text_of(result):
    return "\n".join(block.text for block in result.content)


async def fails(call, code):
    """Returns whether a call fails with the code of an error of JSON-RPC."""
    try:
        await call
    except MCPError as error:
        return error.error.code == code
    return False


# -- One connection ---------------------------------------------------------------------------------------------------


async def check_lists(client):
    tools, cursor = [], None
    while True:
        page = await client.list_tools(cursor=cursor)
        tools += page.tools
        cursor = page.next_cursor
        if cursor is None:
            break
    expect(len({tool.name for tool in tools}) == len(tools), "two tools have the same name")
    for tool in tools:
        for schema in (tool.input_schema, tool.output_schema):
            jsonschema.Draft202012Validator.check_schema(schema)
            expect(schema.get("type") == "object", f"{tool.name}: a schema is not that of an object")
        notes = tool.annotations
        expect(bool(tool.description) and bool(tool.title), f"{tool.name}: the description or the title is missing")
        expect(notes is not None and notes.read_only_hint is (tool.name not in CHANGING),
               f"{tool.name}: the annotation readOnlyHint is wrong")
        for name, value in tool.input_schema.get("properties", {}).items():
            expect("description" in value, f"{tool.name}: the argument {name} has no description")
    return tools


async def check_tools(client, tools):
    for tool in tools:
        result = await client.call_tool(tool.name, arguments_of(tool))
        text = text_of(result)
        # The sample data has no index of titles.
        if tool.name == "suggest" and result.is_error:
            expect("search" in text, "suggest: the error names no other tool")
            continue
        expect(not result.is_error, f"{tool.name}: {text}")
        if result.is_error:
            continue
        jsonschema.Draft202012Validator(tool.output_schema).validate(result.structured_content)
        size = len(json.dumps(result.structured_content, separators=(",", ":"), ensure_ascii=False).encode())
        limit = ITEM_BYTES if tool.name in ("get_movie", "get_tv_series", "get_episode", "get_person") else PAGE_BYTES
        expect(size <= limit, f"{tool.name}: the answer has {size} bytes, more than {limit}")
        expect(0 < len(text.encode()) <= limit, f"{tool.name}: the text has {len(text.encode())} bytes")


async def check_errors(client, tools):
    names = {tool.name for tool in tools}
    expect(await fails(client.call_tool("nothing", {}), -32602),
           "an unknown tool is no error of invalid parameters")
    for uri in ("popcorn://nothing/1", "popcorn://movie/2000000000"):
        expect(await fails(client.read_resource(uri), -32602 if client.protocol_version == CURRENT else -32002),
               f"{uri}: an unknown resource has another code")
    expect(await fails(client.get_prompt("nothing"), -32602), "an unknown prompt has another code")
    expect(await fails(client.list_tools(cursor="nothing"), -32602), "an unknown cursor has another code")
    for name, arguments, part in [
            ("get_movie", {"id": "fight"}, "id"), ("get_movie", {}, "id"),
            ("get_movie", {"id": 2_000_000_000}, "search"), ("get_movie", {"id": 550, "wrong": 1}, "wrong"),
            ("get_movie", {"id": 550, "parts": ["nothing"]}, "credits"),
            ("get_season", {"id": 1396, "seasonNumber": 999}, "season"),
            ("discover", {"kind": "movie", "genres": ["Nothing"]}, "Comedy"),
            ("discover", {"kind": "movie", "watchProviders": ["Nothing"]}, "Nothing"),
            ("get_movie", {"id": 550, "region": "XX"}, "region"), ("search", {"query": ""}, "query")]:
        if name not in names:
            continue
        result = await client.call_tool(name, arguments)
        expect(result.is_error, f"{name} {arguments}: no error")
        expect(part in text_of(result), f"{name} {arguments}: the error does not name {part}: {text_of(result)}")


async def check_resources(client):
    listed = (await client.list_resources()).resources
    templates = (await client.list_resource_templates()).resource_templates
    uris = [resource.uri for resource in listed]
    ids = {"movie": "550", "tv": "1396", "person": "287"}
    uris += [template.uri_template.replace("{id}", ids.get(template.name, "1")) for template in templates]
    expect(len(uris) >= 3, f"there are {len(uris)} resources")
    for uri in uris:
        contents = (await client.read_resource(str(uri))).contents
        expect(len(contents) == 1 and len(contents[0].text) > 50, f"{uri}: the resource is empty")
        expect(str(contents[0].uri) == str(uri), f"{uri}: the resource has another URI")


async def check_prompts(client):
    prompts = (await client.list_prompts()).prompts
    expect(len(prompts) >= 1, "there is no prompt")
    for prompt in prompts:
        required = {argument.name: "Netflix" for argument in prompt.arguments or [] if argument.required}
        messages = (await client.get_prompt(prompt.name, required)).messages
        expect(len(messages) >= 1 and messages[0].role == "user", f"{prompt.name}: there is no message of the user")
        if required:
            expect(await fails(client.get_prompt(prompt.name, {}), -32602), f"{prompt.name}: no argument is required")


async def check_watchlist(client):
    before = await client.call_tool("get_watchlist", {})
    for name, word in [("add_to_watchlist", "now"), ("add_to_watchlist", "already"),
                       ("remove_from_watchlist", "no longer"), ("remove_from_watchlist", "not")]:
        result = await client.call_tool(name, {"kind": "movie", "id": 550})
        expect(not result.is_error and word in text_of(result), f"{name}: {text_of(result)}")
    after = await client.call_tool("get_watchlist", {})
    expect(before.structured_content == after.structured_content, "the watchlist has changed")


async def check_progress(client):
    reports = []

    async def note(progress, total, message):
        reports.append((progress, total, message))

    for name in ("get_watchlist", "get_calendar"):
        reports.clear()
        result = await client.call_tool(name, {}, progress_callback=note)
        # The client passes reports on in tasks of their own.
        await asyncio.sleep(0.2)
        expect(not result.is_error, f"{name}: {text_of(result)}")
        expect(len(reports) >= 1, f"{name}: there is no report of progress")
        values = [progress for progress, _, _ in reports]
        expect(values == sorted(set(values)), f"{name}: the progress does not increase: {values}")
        expect(all(message for _, _, message in reports), f"{name}: a report has no message")


async def check_ten(client):
    results = await asyncio.gather(*(client.call_tool("get_movie", {"id": 550}) for _ in range(10)))
    expect(len({json.dumps(result.structured_content, sort_keys=True) for result in results}) == 1,
           "ten calls at the same time have different results")
    expect(not any(result.is_error for result in results), "one of ten calls at the same time has an error")


async def check_handshake(client):
    if client.protocol_version == CURRENT:
        return
    await client.send_ping()
    await client.set_logging_level("warning")
    expect(client.server_info.name == "popcorn", "the server has another name")


async def check_connection(client, version, may_change):
    expect(client.protocol_version == version, f"the version is {client.protocol_version}")
    expect("TMDb" in (client.instructions or ""), "there are no instructions")
    await check_handshake(client)
    tools = await check_lists(client)
    names = {tool.name for tool in tools}
    expect(names | CHANGING == TOOLS, f"the tools are {sorted(names)}")
    expect((names >= CHANGING) is may_change, "the tools that change data are listed without the right, or missing")
    # Removing comes after adding, because the list has this order.
    await check_tools(client, tools)
    await check_errors(client, tools)
    await check_resources(client)
    await check_prompts(client)
    await check_progress(client)
    await check_ten(client)
    if may_change:
        await check_watchlist(client)
    else:
        result = await client.call_tool("add_to_watchlist", {"kind": "movie", "id": 550})
        expect(result.is_error and "changes data" in text_of(result), "a change without the right has no error")


# -- Connections ------------------------------------------------------------------------------------------------------

BASE = {"PATH": os.environ["PATH"], "HOME": os.environ.get("HOME", "/")}


def standard_streams(popcorn, *arguments, environment=None):
    return StdioServerParameters(command=popcorn, args=["mcp", *arguments], env=BASE | (environment or {}))


@contextlib.asynccontextmanager
async def over_http(url, token, mode):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with httpx2.AsyncClient(headers=headers, timeout=60) as http:
        async with Client(streamable_http_client(url, http_client=http), mode=mode) as client:
            yield client


@contextlib.asynccontextmanager
async def connection(popcorn, url, token, transport, mode, *arguments, environment=None):
    if transport == "HTTP":
        async with over_http(url, token, mode) as client:
            yield client
    else:
        async with Client(standard_streams(popcorn, *arguments, environment=environment), mode=mode) as client:
            yield client


async def check_cancellation(client):
    """Cancels calls whose titles take a second: the calls end at once, and the connection is usable."""
    start = time.monotonic()
    with anyio.move_on_after(0.3):
        await client.call_tool("get_movie", {"id": next(SLOW_IDS)})
        expect(False, "the call ended before it was cancelled")
    expect(time.monotonic() - start < 0.9, "the cancellation took a second")
    try:
        await client.call_tool("get_movie", {"id": next(SLOW_IDS)}, read_timeout_seconds=0.3)
        expect(False, "the call ended before its timeout")
    except MCPError:
        pass
    result = await client.call_tool("get_movie", {"id": next(SLOW_IDS)})
    expect(not result.is_error, f"after a cancellation: {text_of(result)}")


# -- Messages that the client does not send ---------------------------------------------------------------------------


def message(method, id=1, **params):
    text = {"jsonrpc": "2.0", "method": method, "params": params}
    return text if id is None else text | {"id": id}


def envelope(version=CURRENT, **members):
    return {PROTOCOL_VERSION: version, CAPABILITIES: {}} | members


INITIALIZE = message("initialize", id=0, protocolVersion="2025-11-25", capabilities={},
                     clientInfo={"name": "check", "version": "1"})


class Lines:
    """A process of `popcorn mcp` that gets lines."""

    def __init__(self, popcorn, *arguments, environment=None):
        self.log = tempfile.TemporaryFile()
        self.process = subprocess.Popen([popcorn, "mcp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=self.log, env=BASE | (environment or {}))

    def send(self, *texts):
        for text in texts:
            if not isinstance(text, bytes):
                text = (text if isinstance(text, str) else json.dumps(text)).encode()
            self.process.stdin.write(text + b"\n")
        self.process.stdin.flush()

    def read(self):
        """Returns the next message; `None` at the end."""
        result = []
        reader = threading.Thread(target=lambda: result.append(self.process.stdout.readline()), daemon=True)
        reader.start()
        reader.join(30)
        if not result:
            expect(False, "there is no response within 30 seconds")
            self.process.kill()
            return None
        return json.loads(result[0]) if result[0] else None

    def ask(self, *texts):
        self.send(*texts)
        return self.read()

    def end(self):
        """Ends the input, and returns the remaining messages and the exit status."""
        self.process.stdin.close()
        rest = [json.loads(line) for line in self.process.stdout.read().splitlines()]
        return rest, self.process.wait(30)

    def errors(self):
        self.log.seek(0)
        return self.log.read().decode()


def code(response):
    return (response or {}).get("error", {}).get("code")


def check_lines(popcorn):
    REPORT.place = "lines"
    lines = Lines(popcorn, "--demo", "--owner", OWNER)
    expect(code(lines.ask("{")) == -32700, "a line that is not JSON has another code")
    invalid = message("notifications/x", id=None) | {"params": []}
    expect(lines.ask("", "  ", invalid, "[]", message("ping"))["id"] is None, "an empty batch has no error")
    expect(lines.read()["id"] == 1, "a ping before the handshake has no response")
    expect(code(lines.ask(message("tools/list"))) == -32600, "a request before the handshake has another code")
    expect(code(lines.ask(b'{"jsonrpc":"2.0","id":1,"method":"' + b"a" * 70_000 + b'"}')) == -32700,
           "a long line has another code")
    expect(code(lines.ask(json.dumps(message("ping")) + " " * 66_000 + "}}}")) == -32700,
           "the beginning of a long line is executed")
    start = time.monotonic()
    for inner in (b"[" * 400 + b"]" * 400, b'{"a":' * 400 + b"1e999" + b"}" * 400):
        deep = b'{"jsonrpc":"2.0","id":1,"method":"ping","params":{"a":[' + b",".join([inner] * 20) + b"]}}"
        expect(code(lines.ask(deep)) == -32700, "a deep message has another code")
    expect(time.monotonic() - start < 1, "deep messages take long")
    expect(code(lines.ask(b'{"jsonrpc":"2.0","id":1,"method":"\xff\xfe"}')) == -32700,
           "a line that is not UTF-8 has another code")
    expect(code(lines.ask(message("tools/list", _meta=envelope("1999-01-01")))) == -32022, "an old version is accepted")
    expect(code(lines.ask(message("tools/list", _meta={PROTOCOL_VERSION: CURRENT}))) == -32602,
           "an envelope without capabilities is accepted")
    for id in ("a", 7, "7", -1):
        expect(lines.ask(message("server/discover", id=id, _meta=envelope()))["id"] == id, f"the id {id!r} differs")
    for id in (None, 1.5, True, [1]):
        expect(code(lines.ask(message("ping") | {"id": id})) == -32600, f"the id {id!r} is accepted")
    # A request right after the handshake.
    lines.send(INITIALIZE, message("notifications/initialized", id=None), message("tools/list", id=2))
    expect(lines.read()["result"]["protocolVersion"] == "2025-11-25", "the handshake has another version")
    expect(len(lines.read()["result"]["tools"]) > 5, "the tools are missing after the handshake")
    for version in HANDSHAKES + ("1999-01-01",):
        agreed = lines.ask(INITIALIZE | {"params": {"protocolVersion": version}})["result"]["protocolVersion"]
        expect(agreed == (version if version in HANDSHAKES else "2025-11-25"), f"{version}: agreed on {agreed}")
    batch = [message("ping", id=1), message("notifications/initialized", id=None), message("ping", id=2)]
    expect(code(lines.ask(batch)) == -32600, "a batch is accepted in a version without batches")
    lines.ask(INITIALIZE | {"params": {"protocolVersion": "2025-03-26"}})
    expect([response["id"] for response in lines.ask(batch)] == [1, 2], "a batch has other responses")
    old = lines.ask(message("tools/call", name="search", arguments={"query": "fight"}))["result"]
    expect("structuredContent" not in old and isinstance(json.loads(old["content"][1]["text"]), dict),
           "an old version lacks the JSON")
    rest, status = lines.end()
    expect(rest == [] and status == 0, f"at the end: status {status}, {rest}, {lines.errors()}")
    expect(lines.errors() == "", f"standard error has: {lines.errors()}")

    bad = subprocess.run([popcorn, "mcp", "--owner", ""], input=b"", capture_output=True, env=BASE)
    expect(bad.returncode == 64 and bad.stdout == b"", f"an invalid owner: status {bad.returncode}, {bad.stdout}")


def check_leaving(popcorn, environment):
    """A client that leaves while calls are in progress: the process ends within a few seconds."""
    REPORT.place = "leaving"
    for leave in ("input", "output", "signal"):
        lines = Lines(popcorn, environment=environment | {"POPCORN_HOME": tempfile.mkdtemp()})
        lines.ask(INITIALIZE)
        lines.send(*(message("tools/call", id=id, name="get_movie", arguments={"id": next(SLOW_IDS)})
                     for id in range(10)))
        start = time.monotonic()
        if leave == "signal":
            lines.process.terminate()
        else:
            if leave == "output":
                lines.process.stdout.close()
            lines.process.stdin.close()
        status = lines.process.wait(30)
        seconds = time.monotonic() - start
        expect(seconds < 8, f"after the end of its {leave}, the process ran for {seconds:.1f} s")
        expect(status == 0, f"after the end of its {leave}, the process has status {status}: {lines.errors()}")


def check_requests(url, tokens):
    """Requests that the client does not send."""
    REPORT.place = "requests"
    accept = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
    reader, alice = ({"Authorization": f"Bearer {tokens[name]}"} for name in ("reader", "alice"))
    with httpx2.Client(base_url=url.removesuffix("/mcp"), timeout=60) as http:

        def post(body, headers=alice, **more):
            content = body if isinstance(body, bytes) else json.dumps(body).encode()
            return http.post("/mcp", content=content, headers=accept | headers | more)

        def current(method, name=None):
            names = {"MCP-Protocol-Version": CURRENT, "Mcp-Method": method}
            return names | ({"Mcp-Name": name} if name else {})

        expect(post(message("ping"), headers={}).status_code == 401, "no token is accepted")
        wrong = post(message("ping"), headers={"Authorization": "Bearer pop_secret"})
        expect(wrong.status_code == 401 and "pop_secret" not in wrong.text + str(wrong.headers), "a wrong token")
        expect(http.get("/mcp", headers=alice).status_code == 405, "GET is supported")
        expect(http.get("/mcp", headers=alice | {"Origin": "https://evil.example"}).status_code == 403,
               "GET of another origin has another status")
        for body, status in [(b"{", 400), (b"", 400), ([], 400), ({}, 400), (b" " * 70_000, 413)]:
            expect(post(body).status_code == status, f"{str(body)[:10]}: the status is not {status}")
        expect(post(message("ping"), **{"Content-Type": "text/plain"}).status_code == 415, "text is accepted")
        expect(post(message("ping"), Accept="text/html").status_code == 406, "only HTML is accepted")
        expect(post(message("ping"), Origin="https://evil.example").status_code == 403, "another origin is accepted")
        expect(post(message("ping"), Origin="null").status_code == 403, "the origin null is accepted")
        expect(post(message("ping"), **{"Mcp-Session-Id": "nothing"}).status_code == 404, "an unknown session")
        expect(post(message("ping"), **{"MCP-Protocol-Version": "1999-01-01"}).status_code == 400, "an old version")

        begun = post(INITIALIZE)
        session = {"Mcp-Session-Id": begun.headers["Mcp-Session-Id"]}
        expect(post(message("ping"), headers=alice | session).json()["result"] == {}, "the session is not known")
        old = {"MCP-Protocol-Version": "1900-01-01"}
        expect(post(message("ping"), headers=alice | session | old).status_code == 400, "an old version in a session")
        expect(post(message("ping"), headers=reader | session).status_code == 404, "a session of another token")
        initialized = post(message("notifications/initialized", id=None), headers=alice | session)
        expect(initialized.status_code == 202 and not initialized.content, "a notification has a response")
        expect(http.delete("/mcp", headers=reader | session).status_code == 404, "another token ends a session")
        expect(http.delete("/mcp", headers=alice | session).status_code == 204, "a session does not end")
        expect(post(message("ping"), headers=alice | session).status_code == 404, "an ended session is known")

        call = message("tools/call", name="get_movie", arguments={"id": 550}, _meta=envelope())
        right = post(call, **current("tools/call", "get_movie"))
        expect(right.status_code == 200 and right.json()["result"]["resultType"] == "complete",
               "a call of the current version has another result")
        for headers in (current("tools/call", "search"), current("tools/list", "get_movie"), current("tools/call")):
            refused = post(call, **headers)
            expect(refused.status_code == 400 and code(refused.json()) == -32020, f"{headers} is accepted")
        unknown = post(message("ping", _meta=envelope()), **current("ping"))
        expect(unknown.status_code == 404 and code(unknown.json()) == -32601, "ping exists in the current version")

        change = message("tools/call", name="add_to_watchlist", arguments={"kind": "movie", "id": 550})
        forbidden = post(change, headers=reader).json()["result"]
        expect(forbidden["isError"] and "library" in forbidden["content"][0]["text"], "a reader changes a watchlist")
        names = {tool["name"] for tool in post(message("tools/list"), headers=reader).json()["result"]["tools"]}
        expect("get_movie" in names and not names & (CHANGING | {"get_watchlist"}),
               "a reader sees tools that it may not call")

        progress = message("tools/call", name="get_watchlist", arguments={}, _meta={"progressToken": 1})
        events = post(progress)
        expect(events.headers["content-type"] == "text/event-stream", "progress has no events")
        expect('"notifications/progress"' in events.text, "the events have no progress")
        single = post(progress, Accept="application/json")
        expect(single.headers["content-type"] == "application/json", "a client that accepts only JSON gets events")


# -- Everything -------------------------------------------------------------------------------------------------------


def token(popcorn, folder, *arguments):
    """Adds a token to the file, and returns it."""
    made = subprocess.run([popcorn, "token", *arguments], capture_output=True, check=True, text=True)
    with (folder / "tokens").open("a") as file:
        file.write(made.stderr)
    (folder / "tokens").chmod(0o600)
    return made.stdout.strip()


async def check_all(popcorn, transports, only):
    folder = pathlib.Path(tempfile.mkdtemp(prefix="popcorn-mcp-"))
    tokens = {"alice": token(popcorn, folder, "--rights", "read,library", "--owner", OWNER),
              "reader": token(popcorn, folder, "--rights", "read")}
    arguments = ["serve", "--port", "0", "--mcp", "--rate-per-client", "0", "--tokens", str(folder / "tokens")]
    slow = {"TMDB_ACCESS_TOKEN": "any", "POPCORN_HOME": str(folder / "slow")}
    with open(folder / "log", "w") as log, Process(popcorn, *arguments, "--demo", log=log) as server, \
            Process(popcorn, "standin", "--port", "0", "--latency", "1s") as standin:
        slow["TMDB_BASE_URL"] = standin.url
        with Process(popcorn, *arguments, environment=slow, log=log) as slow_server:
            for transport in transports:
                for generation, mode in MODES.items():
                    REPORT.place = f"{transport}, {generation}"
                    version = HANDSHAKES[-1] if generation == "handshake" else CURRENT
                    if "connection" in only:
                        async with connection(popcorn, server.url + "/mcp", tokens["alice"], transport, mode, "--demo",
                                              "--owner", OWNER, "--allow-changes") as client:
                            await check_connection(client, version, may_change=True)
                        if transport != "HTTP":
                            async with connection(popcorn, "", "", transport, mode, "--demo") as client:
                                await check_connection(client, version, may_change=False)
                    if "cancellation" in only:
                        own = slow | {"POPCORN_HOME": tempfile.mkdtemp(dir=folder)}
                        async with connection(popcorn, slow_server.url + "/mcp", tokens["alice"], transport, mode,
                                              environment=own) as client:
                            await check_cancellation(client)
            if "lines" in only:
                check_lines(popcorn)
            if "leaving" in only:
                check_leaving(popcorn, slow)
            if "requests" in only:
                check_requests(server.url + "/mcp", tokens)
        REPORT.place = "log"
        text = (folder / "log").read_text()
        expect(not any(secret in text for secret in tokens.values()), "the log contains a token")
        expect('"level":"error"' not in text, "the log has errors")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("popcorn")
    parser.add_argument("--transports", default="lines,HTTP", help="the transports, separated by commas")
    parser.add_argument("--only", default="connection,cancellation,lines,leaving,requests", help="the checks")
    options = parser.parse_args()
    asyncio.run(check_all(options.popcorn, options.transports.split(","), options.only.split(",")))
    print(f"{REPORT.checks} checks, {REPORT.failures} failures")
    sys.exit(1 if REPORT.failures else 0)


if __name__ == "__main__":
    main()
