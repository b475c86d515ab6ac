import ArgumentParser

/// The language and region of content.
struct LocaleOptions: ParsableArguments {

    @Option(.language) var language: String?
    @Option(.fallback) var fallback: String?
    @Option(.region) var region: String?
    @Option(.timeZone) var timeZone: String?

    /// Returns a closure that selects the items in the region of the command line, or all items if the command line has
    /// no region.
    func inRegion<Item>(_ itemRegion: @escaping @Sendable (Item) -> String) -> @Sendable ([Item]) -> [Item] {
        guard let region = region?.uppercased() else { return { $0 } }
        return { $0.filter { itemRegion($0) == region } }
    }
}
