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
