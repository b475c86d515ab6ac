import enum TMDb.JSONValue

/// A parameter of a route, in the path or in the query.
struct Parameter: Hashable, Sendable {

    /// The place of a parameter.
    enum Place: String, Hashable, Sendable {
        case path, query
    }

    let name: String
    let place: Place
    let description: String
    let schema: Schema
    /// Whether the parameter must be present. A parameter of the path always is.
    let isRequired: Bool
    /// Whether the value is a list, separated by commas.
    let isList: Bool

    private init(
        _ name: String, in place: Place, _ description: String, _ schema: Schema, isRequired: Bool, isList: Bool = false
    ) {
        self.name = name
        self.place = place
        self.description = description
        self.schema = schema
        self.isRequired = isRequired
        self.isList = isList
    }

    static func path(_ name: String, _ description: String, _ schema: Schema) -> Parameter {
        Parameter(name, in: .path, description, schema, isRequired: true)
    }

    static func query(
        _ name: String, _ description: String, _ schema: Schema, isRequired: Bool = false
    ) -> Parameter {
        Parameter(name, in: .query, description, schema, isRequired: isRequired)
    }

    /// Creates a parameter whose value is a list, separated by commas.
    ///
    /// - Parameter maximumCount: The maximum number of elements; `nil` for no maximum.
    static func list(
        _ name: String, _ description: String, of element: Schema, maximumCount: Int? = nil, isRequired: Bool = false
    ) -> Parameter {
        Parameter(
            name, in: .query, description, .list(element, maximumCount: maximumCount), isRequired: isRequired,
            isList: true)
    }

    /// The maximum length of a text, in characters of Unicode.
    var maximumLength: Int {
        if case .text(let maximumLength, _) = schema { maximumLength } else { .max }
    }

    /// Returns whether a value is not longer than the maximum.
    func allowsLength(of value: String) -> Bool {
        value.utf8.count <= maximumLength || value.unicodeScalars.count <= maximumLength
    }

    /// Returns the JSON of the parameter in an OpenAPI document.
    ///
    /// - Parameter example: A typical value; `nil` for none.
    func json(example: JSONValue?) -> JSONValue {
        var members: [String: JSONValue] = [
            "name": .string(name), "in": .string(place.rawValue), "description": .string(description),
            "required": .bool(isRequired), "schema": schema.json,
        ]
        members["example"] = example
        if isList {
            members["style"] = "form"
            members["explode"] = false
        }
        return .object(members)
    }
}

extension Parameter {

    static let id = path("id", "The TMDb identifier.", .integer(minimum: 1, maximum: Int(Int32.max)))
    static let ids = list(
        "ids", "The TMDb identifiers. Repeated ones are ignored.", of: .integer(minimum: 1, maximum: Int(Int32.max)),
        maximumCount: maximumIDCount, isRequired: true)
    static let maximumIDCount = 500
    static let seasonNumber = path(
        "seasonNumber", "The season number. Season 0 contains specials.",
        .integer(minimum: 0, maximum: Int(Int32.max)))
    static let episodeNumber = path(
        "episodeNumber", "The episode number within the season.", .integer(minimum: 0, maximum: Int(Int32.max)))
    static let ownerName = path("owner", "The name of the owner, at most 255 bytes.", .text(maximumLength: 255))
    static let kind = path("kind", "The kind of the title.", .enumeration(["movie", "tv"]))

    static let page = query("page", "The page number. Default: 1.", .integer(minimum: 1, maximum: 500))
    static let owner = query(
        "owner",
        "The owner whose watchlist determines `isOnWatchlist`. Default: none, so that the response has no data of an owner.",
        .text(maximumLength: 255))
    static let window = query("window", "The period. Default: day.", .enumeration(["day", "week"]))
    static let searchText = query(
        "query", "The text to search for, at most 100 characters.", .text(maximumLength: 100), isRequired: true)
    static let includeAdult = query(
        "includeAdult", "Whether the result includes titles for adults only. Default: false.", .boolean)

    /// The parameters of the language of texts, the region and the time zone.
    static let locale: [Parameter] = [
        query(
            "language", "The language of texts, a BCP 47 tag such as `de-AT`. Default: that of `Accept-Language`.",
            .text(maximumLength: 35)),
        query(
            "region", "The ISO 3166-1 code of the region, such as `AT`. Default: that of the language.",
            .text(maximumLength: 2, pattern: "^[A-Za-z]{2}$")),
        query(
            "timeZone", "The IANA time zone that determines the current day, such as `Europe/Vienna`. Default: UTC.",
            .text(maximumLength: 64)),
    ]
}
