public import CoreDomain

extension Keyword {
    /// Creates a keyword for tests. Default: *insomnia*.
    public static func mock(id: Int = 4142, name: String = "insomnia") -> Keyword {
        Keyword(id: id, name: name)
    }
}
