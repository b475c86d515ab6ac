public import CoreApplication
public import CoreDomain
public import Foundation

extension MoviePreviewDetails {
    /// Creates a preview for tests: *Fight Club*, with every property set.
    public static func mock(
        id: Int = 550, title: String = "Fight Club", originalTitle: String? = "Fight Club",
        originalLanguage: String? = "en", overview: String? = "A clerk who cannot sleep meets a man who sells soap.",
        genreIDs: [Int]? = [18, 53], releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600),
        posterURLSet: ImageURLSet? = .mock(poster: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"), popularity: Double? = 61.4,
        voteAverage: Double? = 8.4, voteCount: Int? = 26_280, hasVideo: Bool? = false, isAdultOnly: Bool? = false,
        isOnWatchlist: Bool? = nil
    ) -> MoviePreviewDetails {
        MoviePreviewDetails(
            id: id, title: title, originalTitle: originalTitle, originalLanguage: originalLanguage, overview: overview,
            genreIDs: genreIDs, releaseDate: releaseDate, posterURLSet: posterURLSet, backdropURLSet: backdropURLSet,
            popularity: popularity, voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo,
            isAdultOnly: isAdultOnly, isOnWatchlist: isOnWatchlist)
    }
}

extension TVSeriesPreviewDetails {
    /// Creates a preview for tests: *Breaking Bad*, with every property set.
    public static func mock(
        id: Int = 1396, name: String = "Breaking Bad", originalName: String? = "Breaking Bad",
        originalLanguage: String? = "en", originCountry: [String]? = ["US"],
        overview: String? = "A teacher of chemistry who is ill begins to cook.", genreIDs: [Int]? = [18, 80],
        firstAirDate: Date? = Date(timeIntervalSince1970: 1_200_787_200),
        posterURLSet: ImageURLSet? = .mock(poster: "/ztkUQFLlC19CCMYHW9o1zWhJRNq.jpg"),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/9faGSFi5jam6pDWGNd0p8JcJgXQ.jpg"),
        popularity: Double? = 205.3, voteAverage: Double? = 8.9, voteCount: Int? = 15_850, isAdultOnly: Bool? = false,
        isOnWatchlist: Bool? = nil
    ) -> TVSeriesPreviewDetails {
        TVSeriesPreviewDetails(
            id: id, name: name, originalName: originalName, originalLanguage: originalLanguage,
            originCountry: originCountry, overview: overview, genreIDs: genreIDs, firstAirDate: firstAirDate,
            posterURLSet: posterURLSet, backdropURLSet: backdropURLSet, popularity: popularity,
            voteAverage: voteAverage, voteCount: voteCount, isAdultOnly: isAdultOnly, isOnWatchlist: isOnWatchlist)
    }
}

extension PersonPreviewDetails {
    /// Creates a preview for tests: Brad Pitt, with every property set.
    public static func mock(
        id: Int = 287, name: String = "Brad Pitt", initials: String? = nil, originalName: String? = "Brad Pitt",
        knownForDepartment: String? = "Acting", gender: Gender = .male,
        profileURLSet: ImageURLSet? = .mock(profile: "/cckcYc2v0yh1tc9QjRelptcOBko.jpg"), popularity: Double? = 10.5,
        isAdultOnly: Bool? = false,
        knownFor: [KnownTitle]? = [KnownTitle(kind: .movie, id: 550, title: "Fight Club", isAdultOnly: false)]
    ) -> PersonPreviewDetails {
        PersonPreviewDetails(
            id: id, name: name, initials: initials, originalName: originalName,
            knownForDepartment: knownForDepartment, gender: gender, profileURLSet: profileURLSet,
            popularity: popularity, isAdultOnly: isAdultOnly, knownFor: knownFor)
    }
}
