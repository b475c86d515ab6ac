public import CoreDomain
public import Foundation

extension MoviePreview {
    /// Creates a movie preview for tests. Default: *Fight Club*, with all properties.
    public static func mock(
        id: Int = 550, title: String = "Fight Club", originalTitle: String? = "Fight Club",
        originalLanguage: String? = "en", overview: String? = "A clerk who cannot sleep meets a man who sells soap.",
        genreIDs: [Int]? = [18, 53], releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600),
        posterPath: URL? = URL(string: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
        backdropPath: URL? = URL(string: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"), popularity: Double? = 61.4,
        voteAverage: Double? = 8.4, voteCount: Int? = 26_280, hasVideo: Bool? = false, isAdultOnly: Bool? = false
    ) -> MoviePreview {
        MoviePreview(
            id: id, title: title, originalTitle: originalTitle, originalLanguage: originalLanguage, overview: overview,
            genreIDs: genreIDs, releaseDate: releaseDate, posterPath: posterPath, backdropPath: backdropPath,
            popularity: popularity, voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo,
            isAdultOnly: isAdultOnly)
    }
}

extension TVSeriesPreview {
    /// Creates a TV series preview for tests: *Breaking Bad*, with every property set.
    public static func mock(
        id: Int = 1396, name: String = "Breaking Bad", originalName: String? = "Breaking Bad",
        originalLanguage: String? = "en", originCountry: [String]? = ["US"],
        overview: String? = "A teacher of chemistry who is ill begins to cook.", genreIDs: [Int]? = [18, 80],
        firstAirDate: Date? = Date(timeIntervalSince1970: 1_200_787_200),
        posterPath: URL? = URL(string: "/ztkUQFLlC19CCMYHW9o1zWhJRNq.jpg"),
        backdropPath: URL? = URL(string: "/9faGSFi5jam6pDWGNd0p8JcJgXQ.jpg"), popularity: Double? = 205.3,
        voteAverage: Double? = 8.9, voteCount: Int? = 15_850, isAdultOnly: Bool? = false
    ) -> TVSeriesPreview {
        TVSeriesPreview(
            id: id, name: name, originalName: originalName, originalLanguage: originalLanguage,
            originCountry: originCountry, overview: overview, genreIDs: genreIDs, firstAirDate: firstAirDate,
            posterPath: posterPath, backdropPath: backdropPath, popularity: popularity, voteAverage: voteAverage,
            voteCount: voteCount, isAdultOnly: isAdultOnly)
    }
}

extension PersonPreview {
    /// Creates a person preview for tests. Default: Brad Pitt, with all properties.
    public static func mock(
        id: Int = 287, name: String = "Brad Pitt", originalName: String? = "Brad Pitt",
        knownForDepartment: String? = "Acting", gender: Gender = .male,
        profilePath: URL? = URL(string: "/cckcYc2v0yh1tc9QjRelptcOBko.jpg"), popularity: Double? = 10.5,
        isAdultOnly: Bool? = false,
        knownFor: [KnownTitle]? = [
            KnownTitle(kind: .movie, id: 550, title: "Fight Club", isAdultOnly: false),
            KnownTitle(kind: .tvSeries, id: 1668, title: "Friends"),
        ]
    ) -> PersonPreview {
        PersonPreview(
            id: id, name: name, originalName: originalName, knownForDepartment: knownForDepartment, gender: gender,
            profilePath: profilePath, popularity: popularity, isAdultOnly: isAdultOnly, knownFor: knownFor)
    }
}
