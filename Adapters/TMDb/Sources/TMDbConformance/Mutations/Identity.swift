/// A member that identifies the value that contains it. If it is wrong, that value is lost too.
///
/// The loss is only that of a row, of an optional value, or of the response.
struct Identity {
    /// The operation. `nil` for all operations.
    var operation: String?
    /// The names of the members' places, or the ends of the names.
    let names: [String]
    let reason: String
    /// The number of values that are lost, from the inside. Default: the value that contains the member.
    var levels = 1

    private static let people = "people, whose names have no original"
    private static let alternatives = "alternative names and titles, which have no identifier"

    static let all = [
        Identity(names: ["id", "provider_id", "list_id", "media_id"], reason: "what an identifier identifies"),
        Identity(
            names: ["media_type"], reason: "rows that can be of several kinds, and whose kind is not one of TMDb's"),
        Identity(
            names: ["season_number", "episode_number"],
            reason: "seasons and episodes whose numbers are not in the path of the request"),
        Identity(operation: "person-details", names: ["name"], reason: people),
        Identity(operation: "person-latest-id", names: ["name"], reason: people),
        Identity(names: ["alternative_names.results[].name", "titles[].title"], reason: alternatives),
        Identity(names: ["alternative_titles.results[].title"], reason: alternatives),
        Identity(operation: "tv-series-alternative-titles", names: ["results[].title"], reason: alternatives),
        Identity(operation: "company-alternative-names", names: ["results[].name"], reason: alternatives),
        Identity(operation: "details-copy", names: ["results[].name"], reason: alternatives),
        Identity(operation: "timezones-list", names: ["[].*"], reason: "the time zones of a country"),
        Identity(
            operation: "tv-series-details", names: ["episodes"],
            reason: "appended seasons, which are requested by themselves if their episodes did not come"),
        Identity(names: ["iso_3166_1", "iso_639_1"], reason: "what the code of a country or a language identifies"),
        Identity(names: ["file_path"], reason: "images, which have no other identifier"),
        Identity(
            names: ["site", "key"], reason: "videos, which cannot be found without their site and key, and changes"),
        Identity(names: ["certification", "department"], reason: "certifications and departments, which are names"),
        Identity(names: ["rated.value"], reason: "ratings"),
        Identity(
            names: [
                "results", "keywords", "titles", "translations", "genres", "changes", "profiles", "stills", "posters",
                "logos", "certifications", "countries", "parts", "items",
            ], reason: "responses and resources that exist for a list"),
        Identity(
            names: [
                "guest_session_id", "session_id", "request_token", "access_token", "account_id", "expires_at",
                "success", "item_present",
            ], reason: "credentials, and responses that say whether something succeeded"),
        Identity(operation: "credit-details", names: ["person"], reason: "credits of a person"),
        Identity(operation: "credit-details", names: ["person.id"], reason: "credits of a person", levels: 2),
        Identity(operation: "configuration-details", names: ["images"], reason: "configurations of images"),
        Identity(names: ["media"], reason: "tagged images, which belong to a title"),
        Identity(
            names: ["id", "media_type", "season_number", "episode_number"].map { "results[].media.\($0)" },
            reason: "tagged images of a title", levels: 2),
        Identity(names: ["status_code"], reason: "responses whose status code is that of a failure"),
    ]

    /// Returns the identities at a place. A member can lose one value in a response, and another in a resource.
    static func of(_ place: JSONPlace, in operation: String) -> [Identity] {
        let place = place.name
        return all.filter { identity in
            (identity.operation ?? operation) == operation
                && identity.names.contains { place == $0 || place.hasSuffix("." + $0) }
        }
    }

    /// Returns the place of the value that is lost with the member at a place.
    func lostPlace(at place: JSONPlace) -> JSONPlace {
        (0..<levels).reduce(place) { place, _ in place.parent }
    }
}
