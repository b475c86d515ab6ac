/// The properties of a request that determine its response: language, appended resources, image languages, and the
/// parameters that the resource supports. TMDb ignores all other parameters, so they are omitted.
struct RequestShape: Equatable {
    let language: String?
    let appended: [String]
    let imageFilter: ImageLanguageFilter
    /// The region, for lists that depend on the region.
    let region: String?
    let others: [String: String]

    /// Resources for which all parameters are significant: searches, filters, and a user's lists.
    private static let openResources: Set<String> = [
        "discover", "search", "find", "account", "guest_session", "list", "authentication", "watch",
    ]

    /// The significant parameters of all other resources, by the last path segment.
    /// Source: the parameters of TMDb's OpenAPI description.
    private static let known: [String: Set<String>] = {
        let lists: Set<String> = ["page", "region", "timezone"]
        var known: [String: Set<String>] = [
            "alternative_titles": ["country"], "changes": ["page", "start_date", "end_date"],
            "timezones": ["region"],
        ]
        for ending in ["now_playing", "popular", "top_rated", "upcoming", "airing_today", "on_the_air"] {
            known[ending] = lists
        }
        for ending in ["recommendations", "similar", "reviews", "lists", "movies", "tagged_images", "day", "week"] {
            known[ending] = ["page"]
        }
        return known
    }()

    /// TMDb's default values, by parameter.
    private static let defaults = ["page": "1", "include_adult": "false", "sort_by": "popularity.desc"]

    init(path: String, parameters: QueryParameters) {
        let parts = path.split(separator: "/").map(String.init)
        // TMDb treats an empty parameter as a missing one.
        let values = parameters.values.filter { !$0.value.isEmpty }
        language = values["language"]
        appended = parameters.list("append_to_response")
        imageFilter = ImageLanguageFilter(path: path, parameters: parameters)
        let composed: Set<String> = [
            "language", "append_to_response", "include_image_language", "include_video_language",
        ]
        var others = values.filter { !composed.contains($0.key) }
        if !Self.openResources.contains(parts.dropFirst().first ?? "") {
            let known = Self.known[parts.last ?? ""] ?? []
            others = others.filter { known.contains($0.key) }
        }
        for (name, value) in Self.defaults where others[name] == value { others[name] = nil }
        region = others.removeValue(forKey: "region")
        self.others = others
    }
}
