/// The part of a request that decides its answer: language, appended resources, image languages, and the parameters
/// that the resource at this path knows. TMDb ignores all other parameters, so they are left out here.
struct RequestShape: Equatable {
    let language: String?
    let appended: [String]
    let imageFilter: ImageLanguageFilter
    /// The region of lists that depend on one.
    let region: String?
    let others: [String: String]

    /// Resources whose every parameter counts: searches, filters, and lists that belong to someone.
    private static let openResources: Set<String> = [
        "discover", "search", "find", "account", "guest_session", "list", "authentication", "watch",
    ]

    /// The parameters that count elsewhere, by the last part of the path.
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

    /// What TMDb takes if a request does not say, by parameter.
    private static let defaults = ["page": "1", "include_adult": "false", "sort_by": "popularity.desc"]

    init(path: String, parameters: QueryParameters) {
        let parts = path.split(separator: "/").map(String.init)
        // TMDb reads an empty parameter as an absent one.
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
