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
    /// release, then the first of the others. Releases without a rating are ignored.
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
