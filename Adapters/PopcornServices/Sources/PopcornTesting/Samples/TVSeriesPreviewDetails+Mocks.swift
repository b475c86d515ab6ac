public import CoreApplication
public import CoreDomain
public import Foundation

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
