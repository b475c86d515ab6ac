"""The methods of three libraries for TMDb from PyPI that read what is the same for everyone.

The libraries contain the URL of TMDb. All of them use the package `requests`, and document how a program passes its own
session, so their requests are redirected by the session.
"""

import inspect
import json
import os
import urllib.parse

import requests

TMDB = "https://api.themoviedb.org"

# The titles and other values of the sample data, by the names of parameters.
VALUES = {
    "movie_id": 550, "tv_id": 1396, "person_id": 287, "collection_id": 10, "company_id": 508, "network_id": 174,
    "keyword_id": 825, "season_id": 1, "season_num": 1, "season_number": 1, "episode_id": 1, "episode_num": 1,
    "episode_number": 1, "term": "fight", "query": "fight", "external_id": "tt0137523",
    "external_source": "imdb_id", "imdb_id": "tt0137523", "media_type": "movie", "time_window": "week",
    "credit_id": "52542282760ee313280017f9", "review_id": "5b1c13b9c3a36848f2026384", "list_id": 1,
    "group_id": "5acf93e60e0a26346d0000ce", "episode_group_id": "5acf93e60e0a26346d0000ce", "params": {"page": 1},
}

# Methods that belong to an account or a session, or that write.
OF_ACCOUNTS = ("account", "session", "rate_", "rating", "delete", "rated", "guest", "create", "login", "token",
               "item_status", "add_", "remove_", "clear", "validate")


def in_order(body, url):
    """Returns a body. Its members have a defined order if the request appends parts in another order than that of the
    alphabet, because the service requests parts in that order.
    """
    query = urllib.parse.parse_qs(urllib.parse.urlsplit(url).query)
    parts = query.get("append_to_response", [""])[0].split(",")
    return body if parts == sorted(parts) else json.dumps(json.loads(body), sort_keys=True).encode()


class Session(requests.Session):
    """A session that sends the requests of TMDb's host to another server, and records their responses."""

    def __init__(self, url):
        super().__init__()
        self.url, self.responses = url, []

    def request(self, method, url, **arguments):
        response = super().request(method, url.replace(TMDB, self.url, 1), **arguments)
        self.responses.append((response.status_code, in_order(response.content, response.request.url)))
        return response


class Call:
    """A call of a method of a library."""

    def __init__(self, name, function, arguments):
        self.name, self.function, self.arguments = name, function, arguments


def is_public(name):
    return not name.startswith("_") and name != "request" and not any(part in name for part in OF_ACCOUNTS)


def arguments(function):
    """Returns the values of the required parameters of a method; `None` if a value is unknown."""
    parameters = [parameter for parameter in inspect.signature(function).parameters.values()
                  if parameter.default is parameter.empty and parameter.kind is parameter.POSITIONAL_OR_KEYWORD]
    return {parameter.name: VALUES[parameter.name] for parameter in parameters} \
        if all(parameter.name in VALUES for parameter in parameters) else None


def calls_of(owner, prefix):
    # The properties of an object are not read, because some raise an error.
    for name, _ in inspect.getmembers(type(owner), inspect.isfunction):
        function = getattr(owner, name)
        if is_public(name) and (values := arguments(function)) is not None:
            yield Call(f"{prefix}.{name}", function, values)


def tmdbsimple_calls(session, token):
    import tmdbsimple
    tmdbsimple.API_KEY, tmdbsimple.REQUESTS_SESSION = token, session
    ids = {"Movies": (550,), "TV": (1396,), "TV_Seasons": (1396, 1), "TV_Episodes": (1396, 1, 1), "People": (287,),
           "Collections": (10,), "Companies": (508,), "Keywords": (825,), "Reviews": (VALUES["review_id"],),
           "TV_Episode_Groups": (VALUES["group_id"],), "Networks": (174,), "Credits": (VALUES["credit_id"],),
           "Find": ("tt0137523",), "Trending": ("tv", "day"), "Search": (), "Discover": (), "Configuration": (),
           "Certifications": (), "Genres": (18,), "Changes": (), "TV_Changes": (1396,)}
    of_class = {"Search": {"query": "fight"}, "Find": {"external_source": "imdb_id"}}
    for name, values in ids.items():
        resource = getattr(tmdbsimple, name)(*values)
        for call in calls_of(resource, name):
            call.arguments |= of_class.get(name, {})
            yield call
    # A call with appended parts, in another order and with the default language, is the same request.
    for parts in ["credits,images", "images,credits"]:
        movie = tmdbsimple.Movies(550)
        yield Call(f"Movies.info({parts})", movie.info, {"append_to_response": parts, "language": "de-DE"})


def tmdbv3api_calls(session, token):
    import tmdbv3api
    tmdb = tmdbv3api.TMDb(session=session)
    # Its own cache would answer the second run.
    tmdb.api_key, tmdb.cache, tmdb.language = token, False, "en-US"
    for name, kind in inspect.getmembers(tmdbv3api, inspect.isclass):
        if name not in ("Account", "Authentication", "TMDb") and issubclass(kind, tmdbv3api.TMDb):
            yield from calls_of(kind(), name)


def themoviedb_calls(session, token):
    import themoviedb
    client = themoviedb.TMDb(api_key=token, session=session, language="en-US", region="US")
    for name, _ in inspect.getmembers(type(client), inspect.isfunction):
        factory = getattr(client, name)
        # The stand-in finds nothing by the parameter `watch_region`, which TMDb ignores, and this library always sends.
        if name in ("find", "open", "close") or not is_public(name):
            continue
        if (values := arguments(factory)) is not None:
            yield from calls_of(factory(**values), name)


LIBRARIES = {"tmdbsimple": tmdbsimple_calls, "tmdbv3api": tmdbv3api_calls, "themoviedb": themoviedb_calls}


def run(name, url, token):
    """Calls all methods of a library, and returns the responses of each, by its name."""
    session, results = Session(url), {}
    for call in LIBRARIES[name](session, token):
        session.responses = []
        try:
            call.function(**call.arguments)
            outcome = "value"
        except requests.ConnectionError:
            outcome = "connection"
        except Exception as error:
            outcome = type(error).__name__
        results[call.name] = (outcome, session.responses)
    return results


# `tmdbv3api` stores its settings in the environment, whose values of the caller are not used.
for variable in [name for name in os.environ if name.startswith("TMDB_")]:
    del os.environ[variable]
