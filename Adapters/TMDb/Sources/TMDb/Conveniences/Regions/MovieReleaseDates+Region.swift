extension MovieReleaseDates {

    /// The movie's releases in a region, in TMDb's order; empty if none is known.
    ///
    /// - Parameter region: An ISO 3166-1 code, such as `GB`; its case does not matter.
    public func releases(in region: String) -> [ReleaseDate] {
        results.filter { $0.countryCode == region.uppercased() }.flatMap(\.releaseDates)
    }

    /// The movie's age rating in a region, in the region's own scheme.
    ///
    /// If a region rated several releases, the one in cinemas counts, then the one in a few cinemas, then the first
    /// of any other kind. A release without a rating does not count.
    ///
    /// - Parameters:
    ///   - region: An ISO 3166-1 code, such as `GB`; its case does not matter.
    ///   - fallback: The regions to look in, in this order, if the first has no rating. Default: none.
    /// - Returns: The rating of the first of the regions to have one; `nil` if none has.
    public func certification(in region: String, fallback: [String] = []) -> String? {
        regions(region, fallback).lazy.compactMap { certification(of: releases(in: $0)) }.first
    }

    private func certification(of releases: [ReleaseDate]) -> String? {
        let rated = releases.filter { $0.certification?.isEmpty == false }
        let release =
            rated.first { $0.type == .theatrical } ?? rated.first { $0.type == .theatricalLimited } ?? rated.first
        return release?.certification
    }
}
