import ArgumentParser

/// The language and region of content.
struct LocaleOptions: ParsableArguments {

    @Option(.language) var language: String?
    @Option(.fallback) var fallback: String?
    @Option(.region) var region: String?
    @Option(.timeZone) var timeZone: String?

    /// Returns a test of whether the region of an item is the region of the command line. It holds for all items if the
    /// command line has no region.
    func isInRegion<Item>(_ itemRegion: @escaping @Sendable (Item) -> String) -> @Sendable (Item) -> Bool {
        guard let region = region?.uppercased() else { return { _ in true } }
        return { itemRegion($0) == region }
    }
}
