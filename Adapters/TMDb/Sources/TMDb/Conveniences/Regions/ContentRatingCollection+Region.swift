extension ContentRatingCollection {

    /// Returns the TV series' age rating in a region, in the region's rating system.
    ///
    /// - Parameters:
    ///   - region: An ISO 3166-1 code, such as `GB`, ignoring case.
    ///   - fallback: The regions to use if the first one has no rating, in order of preference. Default: none.
    /// - Returns: The first non-empty rating of the first region that has one, or `nil` if all regions lack one.
    public func certification(in region: String, fallback: [String] = []) -> String? {
        uppercasedRegions(region, fallback: fallback).lazy.compactMap { region in
            results.first { $0.countryCode == region && !$0.rating.isEmpty }?.rating
        }.first
    }
}
