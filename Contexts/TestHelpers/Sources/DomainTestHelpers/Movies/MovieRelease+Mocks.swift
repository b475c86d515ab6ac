public import CoreDomain
public import Foundation
public import MoviesDomain

extension MovieRelease {
    /// Creates a release for tests. Default: the release of *Fight Club* in cinemas in the United Kingdom.
    public static func mock(
        region: String = "GB", certification: String? = "18",
        releaseDate: Date = Date(timeIntervalSince1970: 942_364_800), type: MovieReleaseType = .theatrical,
        note: String? = "London", languageCode: String? = "en", descriptors: [String] = ["violence", "strong language"]
    ) -> MovieRelease {
        MovieRelease(
            region: region, certification: certification, releaseDate: releaseDate, type: type, note: note,
            languageCode: languageCode, descriptors: descriptors)
    }
}

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
