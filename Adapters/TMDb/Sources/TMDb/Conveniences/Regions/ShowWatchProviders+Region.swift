extension ShowWatchProviders {

    /// Where the title can be watched in a region.
    ///
    /// - Parameters:
    ///   - region: An ISO 3166-1 code, such as `GB`; its case does not matter.
    ///   - fallback: The regions to look in, in this order, if nothing is known of the first. Default: none.
    /// - Returns: The offers of the first of the regions to have any entry; `nil` if none has.
    public func offers(in region: String, fallback: [String] = []) -> ShowWatchProvider? {
        regions(region, fallback).lazy.compactMap { results[$0] }.first
    }
}
