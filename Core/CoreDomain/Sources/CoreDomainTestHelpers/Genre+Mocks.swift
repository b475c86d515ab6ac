public import CoreDomain

extension Genre {
    /// Creates a genre for tests. Default: drama.
    public static func mock(id: Int = 18, name: String = "Drama") -> Genre {
        Genre(id: id, name: name)
    }
}
