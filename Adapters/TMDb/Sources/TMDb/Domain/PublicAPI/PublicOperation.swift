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

    /// The operation's identifier in TMDb's OpenAPI description, such as `movie-details`.
    package let id: String
    /// The path with names in place of values, such as `/3/movie/{movie_id}`.
    package let template: String
    /// The title that the path identifies; `nil` if the path does not identify a title.
    package let subject: Subject?
    package let kind: Kind

    /// All public operations.
    package static let all: [PublicOperation] = [
        PublicOperation(id: "movie-details", template: "/3/movie/{movie_id}", subject: .movie, kind: .content),
        PublicOperation(id: "configuration-details", template: "/3/configuration", subject: nil, kind: .reference),
    ]
}
