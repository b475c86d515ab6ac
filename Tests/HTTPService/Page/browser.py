"""A client of headless Chromium that speaks the DevTools protocol over a pipe, with the standard library alone.

Messages are JSON objects that end with a NUL byte. Chromium reads them from its file descriptor 3 and writes them to 4.
"""

import base64
import fcntl
import json
import os
import select
import shutil
import signal
import tempfile
import time

# The time in seconds after which a page or Chromium counts as stuck.
PATIENCE = 30

KEYS = {"Tab": 9, "Enter": 13, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38}


class Stuck(Exception):
    """Chromium or a page does not respond."""


class Browser:
    """A running Chromium with an empty profile in a temporary folder."""

    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="popcorn-page-")
        reading, self.commands = os.pipe()
        self.answers, writing = os.pipe()
        # The descriptors 3 and 4 may be among those of the pipes, so copies with higher numbers are passed.
        theirs = [fcntl.fcntl(descriptor, fcntl.F_DUPFD_CLOEXEC, 10) for descriptor in (reading, writing)]
        quiet = [(os.POSIX_SPAWN_OPEN, number, os.devnull, os.O_WRONLY, 0) for number in (1, 2)]
        pipes = [(os.POSIX_SPAWN_DUP2, theirs[0], 3), (os.POSIX_SPAWN_DUP2, theirs[1], 4)]
        options = ["--headless=new", "--remote-debugging-pipe", "--disable-gpu", "--disable-dev-shm-usage",
                   "--hide-scrollbars", "--no-first-run", "--disable-background-networking", "--disable-sync",
                   "--disable-component-update", "--force-color-profile=srgb", "--lang=en-US",
                   f"--user-data-dir={self.profile}", "about:blank"]
        if os.geteuid() == 0:
            options.insert(0, "--no-sandbox")
        self.process = os.posix_spawn(
            program, [program, *options], os.environ, file_actions=quiet + pipes, setpgroup=0)
        for descriptor in (reading, writing, *theirs):
            os.close(descriptor)
        self.buffer = b""
        self.last = 0
        self.listeners = []

    def send(self, method, session=None, **parameters):
        """Sends a command, and returns its result."""
        self.last += 1
        command = {"id": self.last, "method": method, "params": parameters}
        if session:
            command["sessionId"] = session
        data = json.dumps(command).encode() + b"\0"
        while data:
            data = data[os.write(self.commands, data):]
        number = self.last
        answer = self.wait(lambda message: message.get("id") == number, method)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']['message']}")
        return answer["result"]

    def wait(self, is_expected, what):
        """Reads messages until one is the expected one, and returns it. Listeners get all events."""
        deadline = time.monotonic() + PATIENCE
        while True:
            message = self.read(deadline, what)
            if "method" in message:
                for listen in self.listeners:
                    listen(message)
            if is_expected(message):
                return message

    def read(self, deadline, what):
        while b"\0" not in self.buffer:
            if not select.select([self.answers], [], [], max(0, deadline - time.monotonic()))[0]:
                raise Stuck(f"Chromium did not respond within {PATIENCE} seconds: {what}")
            data = os.read(self.answers, 1 << 20)
            if not data:
                raise Stuck(f"Chromium ended: {what}")
            self.buffer += data
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def close(self):
        """Ends Chromium, and deletes its profile."""
        os.killpg(self.process, signal.SIGKILL)
        os.waitpid(self.process, 0)
        shutil.rmtree(self.profile, ignore_errors=True)


class Tab:
    """A tab, which records the requests and the problems of its pages."""

    def __init__(self, browser):
        self.browser = browser
        target = browser.send("Target.createTarget", url="about:blank")["targetId"]
        self.session = browser.send("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.status = None
        self.requests = []
        self.problems = []
        browser.listeners.append(self.listen)
        for domain in ("Page", "Runtime", "Network", "Log", "Audits"):
            self.send(f"{domain}.enable")

    def send(self, method, **parameters):
        return self.browser.send(method, self.session, **parameters)

    def listen(self, message):
        if message.get("sessionId") != self.session:
            return
        event, details = message["method"], message["params"]
        if event == "Network.requestWillBeSent":
            self.requests.append(details["request"]["url"])
        elif event == "Network.responseReceived" and details["type"] == "Document":
            self.status = details["response"]["status"]
        elif event == "Runtime.exceptionThrown":
            self.problems.append(details["exceptionDetails"]["text"])
        elif event == "Runtime.consoleAPICalled" and details["type"] in ("error", "warning", "assert"):
            self.problems.append(" ".join(str(value.get("value")) for value in details["args"]))
        elif event == "Log.entryAdded" and details["entry"]["level"] in ("error", "warning"):
            # The status of a page, and images that cannot be loaded, are checked with the requests.
            if details["entry"]["source"] != "network":
                self.problems.append(details["entry"]["text"])
        elif event == "Audits.issueAdded":
            self.problems.append(issue(details["issue"]))

    # Navigation

    def open(self, url):
        self.loading(lambda: self.send("Page.navigate", url=url), url)

    def loading(self, action, what):
        """Performs an action that loads a page, and waits until it is loaded."""
        self.status, self.requests, self.problems = None, [], []
        loaded = []

        def listen(message):
            if message["method"] == "Page.loadEventFired" and message.get("sessionId") == self.session:
                loaded.append(True)

        self.browser.listeners.append(listen)
        try:
            action()
            if not loaded:
                self.browser.wait(lambda _: loaded, f"loading {what}")
        finally:
            self.browser.listeners.remove(listen)

    # Input

    def press(self, key, shift=False):
        text = "\r" if key == "Enter" else ""
        keys = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key], "modifiers": 8 if shift else 0}
        self.send("Input.dispatchKeyEvent", type="keyDown" if text else "rawKeyDown", text=text, **keys)
        self.send("Input.dispatchKeyEvent", type="keyUp", **keys)

    def type(self, text):
        for character in text:
            self.send("Input.dispatchKeyEvent", type="keyDown", text=character, key=character)
            self.send("Input.dispatchKeyEvent", type="keyUp", key=character)

    def click(self, selector):
        """Clicks the first element that a selector matches, where it is in the window."""
        place = self.run(f"""(() => {{
            const element = document.querySelector({json.dumps(selector)});
            if (!element) return null;
            element.scrollIntoView({{block: "center"}});
            const box = element.getClientRects()[0];
            return [box.x + box.width / 2, box.y + box.height / 2];
        }})()""")
        if place is None:
            raise LookupError(f"no element matches {selector}")
        for event in ("mousePressed", "mouseReleased"):
            self.send("Input.dispatchMouseEvent", type=event, x=place[0], y=place[1], button="left", clickCount=1)

    # The page

    def run(self, script):
        """Returns the value of an expression, after its promise is kept."""
        answer = self.send("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", script))
        return answer["result"].get("value")

    def wait_until(self, script, what):
        """Waits until an expression is true."""
        deadline = time.monotonic() + PATIENCE
        while not self.run(f"Boolean({script})"):
            if time.monotonic() > deadline:
                raise Stuck(f"{what} within {PATIENCE} seconds")
            time.sleep(0.02)

    # The screen

    def show(self, width=1200, height=900, dark=False, scale=1):
        """Sets the size of the window, the colour scheme and the number of pixels per CSS pixel."""
        self.send("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale,
                  mobile=width < 600)
        self.send("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if dark else "light"},
            {"name": "prefers-reduced-motion", "value": "reduce"}])

    def picture(self, file):
        """Writes a picture of the window. The suffix of the file determines the format."""
        kind = file.rsplit(".", 1)[1]
        options = {"quality": 82} if kind == "webp" else {}
        data = self.send("Page.captureScreenshot", format=kind, **options)["data"]
        with open(file, "wb") as output:
            output.write(base64.b64decode(data))


def issue(details):
    """Returns the description of an issue that Chromium reports, such as a violation of the content security policy."""
    facts = details.get("details", {}).get("contentSecurityPolicyIssueDetails")
    if facts:
        return f"the content security policy forbids {facts.get('blockedURL', '')} ({facts['violatedDirective']})"
    return f"{details['code']}: {json.dumps(details.get('details', {}))[:200]}"
