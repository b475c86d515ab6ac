extension MovieReleaseDates {

    /// Returns the movie's releases in a region, in TMDb's order. Returns an empty array if none are known.
    ///
    /// - Parameter region: An ISO 3166-1 code, such as `GB`, ignoring case.
    public func releases(in region: String) -> [ReleaseDate] {
        results.filter { $0.countryCode == region.uppercased() }.flatMap(\.releaseDates)
    }

    /// Returns the movie's age rating in a region, in the region's rating system.
    ///
    /// If a region has several rated releases, the theatrical release takes precedence, then the limited theatrical
    /// release, then the first of the other releases. Releases without a rating are ignored. Releases of the same type
    /// are in TMDb's order: a look-up in a response returns the first match, and has no rules for dates.
    /// `PopcornServices` uses another rule, because it stores releases: the earliest release in cinemas applies, in any
    /// order.
    ///
    /// - Parameters:
    ///   - region: An ISO 3166-1 code, such as `GB`, ignoring case.
    ///   - fallback: The regions to use if the first one has no rating, in order of preference. Default: none.
    /// - Returns: The rating of the first region that has one, or `nil` if all regions lack one.
    public func certification(in region: String, fallback: [String] = []) -> String? {
        uppercasedRegions(region, fallback: fallback).lazy.compactMap { certification(of: releases(in: $0)) }.first
    }

    private func certification(of releases: [ReleaseDate]) -> String? {
        let rated = releases.filter { $0.certification?.isEmpty == false }
        let release =
            rated.first { $0.type == .theatrical } ?? rated.first { $0.type == .theatricalLimited } ?? rated.first
        return release?.certification
    }
}

extension ContentRatingCollection {

    /// Returns the TV series' age rating in a region, in the region's rating system. TMDb calls it a content rating.
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

/// Returns a region and its fallbacks in order, as uppercase ISO 3166-1 codes, which TMDb uses.
private func uppercasedRegions(_ region: String, fallback: [String]) -> [String] {
    ([region] + fallback).map { $0.uppercased() }
}
