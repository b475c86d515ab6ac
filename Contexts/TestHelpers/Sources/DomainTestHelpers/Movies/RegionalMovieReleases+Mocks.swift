import CoreDomain
import Foundation
public import MoviesDomain

extension RegionalMovieReleases {
    /// Creates the releases of a region for tests. Default: the releases of *Fight Club* in the United Kingdom, in
    /// cinemas and on disc.
    public static func mock(region: String = "GB", releases: [MovieRelease]? = nil) -> RegionalMovieReleases {
        RegionalMovieReleases(
            region: region,
            releases: releases ?? [
                .mock(region: region),
                .mock(
                    region: region, releaseDate: Date(timeIntervalSince1970: 967_766_400), type: .physical, note: "DVD",
                    descriptors: []),
            ])
    }
}
