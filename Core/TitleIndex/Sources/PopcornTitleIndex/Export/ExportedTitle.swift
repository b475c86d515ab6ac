/// A title in a daily export of identifiers.
/// <https://developer.themoviedb.org/docs/daily-id-exports>
package struct ExportedTitle: Hashable, Sendable {

    /// The maximum length of a name in bytes of UTF-8.
    package static let nameLimit = 2048

    /// The identifier.
    package var id: Int
    /// The original title of a movie, the original name of a series, or the name of a person.
    package var name: String
    /// The popularity, 0 or more. Default: 0.
    package var popularity = 0.0
    /// Whether the title is for adults only. Default: `false`.
    package var isAdult = false
    /// Whether the movie is a video, such as a concert. Default: `false`.
    package var isVideo = false
}
