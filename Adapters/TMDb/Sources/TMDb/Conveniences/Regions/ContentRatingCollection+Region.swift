extension ContentRatingCollection {

    /// The age rating of the TV series in a region, in the region's own scheme.
    ///
    /// - Parameters:
    ///   - region: An ISO 3166-1 code, such as `GB`; its case does not matter.
    ///   - fallback: The regions to look in, in this order, if the first has no rating. Default: none.
    /// - Returns: The first rating of the first of the regions to have one that is not empty; `nil` if none has.
    public func certification(in region: String, fallback: [String] = []) -> String? {
        regions(region, fallback).lazy.compactMap { region in
            results.first { $0.countryCode == region && !$0.rating.isEmpty }?.rating
        }.first
    }
}
