/// A `GET` operation of TMDb's API whose response is the same for everyone.
package struct PublicOperation: Sendable {

    /// The kinds of title that a path can identify.
    package enum Subject: Hashable, Sendable {
        case movie, tvSeries, tvSeason, tvEpisode, person, collection
    }

    /// The kinds of content.
    package enum Kind: Hashable, Sendable {
        /// A title, a person, a company or another resource, or a part of one.
        case content
        /// A page of a list, or the results of a search or a filter.
        case list
        /// Values that seldom change, such as the configuration, genres and certifications.
        case reference
    }

    /// A parameter of the query.
    package struct Parameter: Hashable, Sendable {
        package let name: String
        /// The value that TMDb uses if the parameter is missing; `nil` if TMDb does not document one.
        package let defaultValue: String?

        init(_ name: String, default defaultValue: String? = nil) {
            self.name = name
            self.defaultValue = defaultValue
        }
    }

    /// A segment of ``template``.
    enum Segment: Hashable, Sendable {
        case literal(String)
        /// A value, with its name.
        case value(String)

        init(_ text: Substring) {
            self = text.hasPrefix("{") ? .value(String(text.dropFirst().dropLast())) : .literal(String(text))
        }
    }

    /// The operation's identifier in TMDb's OpenAPI description, such as `movie-details`.
    package let id: String
    /// The path with names in place of values, such as `/3/movie/{movie_id}`.
    package let template: String
    /// The title that the path identifies; `nil` if the path does not identify a title.
    package let subject: Subject?
    package let kind: Kind
    /// The parameters of the query that change the response.
    package let parameters: [Parameter]

    /// The segments of ``template``, with the version.
    let segments: [Segment]

    init(
        _ id: String, _ template: String, of subject: Subject? = nil, _ kind: Kind = .content,
        _ parameters: [Parameter] = []
    ) {
        self.id = id
        self.template = template
        self.subject = subject
        self.kind = kind
        self.parameters = parameters
        segments = template.split(separator: "/").map(Segment.init)
    }

    /// Whether other resources can be appended to the response. The resources are the operations whose path begins with
    /// the path of this operation.
    package var canAppend: Bool { parameters.contains(.appendToResponse) }

    /// Returns whether a parameter changes the response although ``parameters`` lacks it: a filter of discovery that
    /// TMDb does not describe, such as `with_title_translation`. Names of filters have only lowercase letters, digits,
    /// underscores and dots.
    func isFilter(_ name: String) -> Bool {
        template.hasPrefix("/3/discover/")
            && (["with_", "without_"].contains(where: name.hasPrefix)
                || [".gte", ".lte"].contains(where: name.hasSuffix))
            && name.unicodeScalars.allSatisfy { "a"..."z" ~= $0 || "0"..."9" ~= $0 || $0 == "_" || $0 == "." }
    }

    /// Returns whether a body can be the response: an object with a member that identifies it, or for some references,
    /// an array of objects. A body of a server in front of TMDb, such as `{"message": "Forbidden"}`, cannot.
    package func accepts(_ body: PublicResponse) -> Bool {
        let names: Set<String> =
            switch kind {
            case .content: ["id", "movie_results"]
            case .list: ["id", "results", "changes"]
            case .reference: ["id", "results", "genres", "certifications", "images"]
            }
        return body.memberNames.isDisjoint(with: names) ? kind == .reference && body.isList : true
    }
}

extension PublicOperation.Parameter: ExpressibleByStringLiteral {

    package init(stringLiteral name: String) {
        self.init(name)
    }

    static let appendToResponse: Self = "append_to_response"
    static let language = Self("language", default: "en-US")
    /// A language that limits the response. Without it, TMDb returns all languages.
    static let onlyLanguage: Self = "language"
    static let page = Self("page", default: "1")
    static let includeAdult = Self("include_adult", default: "false")
    static let includeImageLanguage: Self = "include_image_language"
    static let includeVideoLanguage: Self = "include_video_language"
}
