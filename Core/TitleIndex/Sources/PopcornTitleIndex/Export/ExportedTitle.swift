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
    package var popularity: Double
    /// Whether the title is for adults only. Default: `false`.
    package var isAdult: Bool
    /// Whether the movie is a video, such as a concert. Default: `false`.
    package var isVideo: Bool

    package init(id: Int, name: String, popularity: Double = 0, isAdult: Bool = false, isVideo: Bool = false) {
        self.id = id
        self.name = name
        self.popularity = popularity
        self.isAdult = isAdult
        self.isVideo = isVideo
    }
}
