public import CoreDomain

extension Genre {
    /// The genre drama.
    public static func mock(id: Int = 18, name: String = "Drama") -> Genre {
        Genre(id: id, name: name)
    }
}
