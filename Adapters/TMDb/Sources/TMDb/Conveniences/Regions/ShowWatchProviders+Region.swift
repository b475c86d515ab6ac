extension ShowWatchProviders {

    /// Returns the watch offers for the title in a region.
    ///
    /// - Parameters:
    ///   - region: An ISO 3166-1 code, such as `GB`, ignoring case.
    ///   - fallback: The regions to use if the first one has no entry, in order of preference. Default: none.
    /// - Returns: The offers of the first region that has an entry, or `nil` if all regions lack one.
    public func offers(in region: String, fallback: [String] = []) -> ShowWatchProvider? {
        uppercasedRegions(region, fallback: fallback).lazy.compactMap { results[$0] }.first
    }
}
