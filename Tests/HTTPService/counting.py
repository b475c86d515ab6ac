"""A proxy that counts requests to TMDb, for the scripts in the folders beside this file."""

import http.client
import http.server
import threading
import time


class CountingProxy:
    """A proxy in front of the stand-in that records the time and the path of each request."""

    def __init__(self, port):
        self.requests = []
        lock = threading.Lock()
        requests = self.requests

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                with lock:
                    requests.append((time.monotonic(), self.path))
                connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
                connection.request("GET", self.path, headers=dict(self.headers))
                response = connection.getresponse()
                body = response.read()
                self.send_response(response.status)
                for name, value in response.getheaders():
                    if name.lower() not in ("transfer-encoding", "content-length", "connection"):
                        self.send_header(name, value)
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)
                connection.close()

            def log_message(self, *_):
                pass

        class Server(http.server.ThreadingHTTPServer):
            daemon_threads = True
            request_queue_size = 256

            def handle_error(self, *_):
                # A replica was killed during its request.
                pass

        self.server = Server(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def count(self, path, since=0):
        return sum(1 for moment, requested in list(self.requests)
                   if moment >= since and requested.split("?")[0] == path)
