import enum TMDb.JSONValue

/// The examples of parameters in the OpenAPI document. The sample data of the stand-in server has a response for them.
enum ParameterExamples {

    /// Returns the example of a parameter of a route; `nil` for an optional parameter whose default is typical.
    static func example(of parameter: Parameter, in route: Route) -> JSONValue? {
        switch parameter.name {
        case "id": .integer(id(route.path))
        case "ids": ids[route.path]
        case "query": texts[route.path] ?? "fight"
        default: values[parameter.name]
        }
    }

    /// Returns the identifier of a title, a person, a collection, a company or a network.
    private static func id(_ path: String) -> Int {
        let identifiers = [
            "/v1/tv-series/": 1396, "/v1/people/": 287, "/v1/collections/": 10, "/v1/companies/": 508,
            "/v1/networks/": 19,
        ]
        return identifiers.first { path.hasPrefix($0.key) }?.value ?? 550
    }

    private static let ids: [String: JSONValue] = [
        "/v1/movies": [550, 13], "/v1/tv-series": [1396, 456], "/v1/people": [287],
    ]

    private static let texts: [String: JSONValue] = [
        "/v1/tv-series/search": "simpsons", "/v1/people/search": "brad", "/v1/companies/search": "fox",
        "/v1/keywords/search": "time", "/v1/collections/search": "star",
    ]

    private static let values: [String: JSONValue] = [
        "seasonNumber": 1, "episodeNumber": 1, "kind": "movie", "owner": "alice", "source": "imdb",
        "externalID": "tt0137523", "text": "fight club", "group": "1de13ee933281f13b741e78a", "language": "de-AT",
        "region": "AT",
        "timeZone": "Europe/Vienna", "secret": "dGhpcyBpcyBubyBzZWNyZXQsIGJ1dCBhbiBleGFtcGxl",
    ]
}
