public import CoreDomain

extension AlternativeTitle {
    /// Creates an alternative title for tests. Default: the working title of *Fight Club* in Mexico.
    public static func mock(
        region: String = "MX", title: String = "El club de la pelea", type: String? = "working title"
    ) -> AlternativeTitle {
        AlternativeTitle(region: region, title: title, type: type)
    }
}
