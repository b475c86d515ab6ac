package import Foundation

/// What the cache holds of movies.
package struct MovieCacheStatistics: Equatable, Sendable {

    /// How many movies there are in a language.
    package struct Language: Equatable, Sendable {
        package let language: String
        package let movieCount: Int
    }

    /// The movies of each language, in the order of the tags.
    package let languages: [Language]
    /// How many rows there are in all tables of movies.
    package let rowCount: Int
    /// When the oldest was cached; `nil` in an empty cache.
    package let oldest: Date?
    /// When the newest was cached; `nil` in an empty cache.
    package let newest: Date?
}
