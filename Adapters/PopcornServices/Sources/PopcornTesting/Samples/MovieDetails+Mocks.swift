public import CoreApplication
public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import MoviesApplication
public import MoviesDomain

extension MovieDetails {
    /// Creates a movie for tests: *Fight Club*, with every property set except `belongsToCollection` and
    /// `textLanguages`.
    public static func mock(
        id: Int = 550,
        title: String = "Fight Club",
        tagline: String? = "Two rules and no witnesses.",
        originalTitle: String? = "Fight Club",
        originalLanguage: String? = "en",
        originCountry: [String]? = ["US", "DE"],
        overview: String? = "A clerk who cannot sleep meets a man who sells soap.",
        runtime: Int? = 139,
        genres: [Genre]? = [.mock(), .mock(id: 53, name: "Thriller")],
        releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600),
        posterURLSet: ImageURLSet? = .mock(),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"),
        logoURLSet: ImageURLSet? = .mock(logo: "/7Uqhv24pGJs4Ns31NoOPWFJGWNG.png"),
        budget: Double? = 63_000_000,
        revenue: Double? = 100_853_753,
        homepageURL: URL? = URL(string: "http://www.foxmovies.com/movies/fight-club"),
        imdbID: String? = "tt0137523",
        status: MovieStatus? = .released,
        productionCompanies: [ProductionCompanyDetails]? = [.mock()],
        productionCountries: [ProductionCountry]? = [.mock()],
        spokenLanguages: [SpokenLanguage]? = [.mock()],
        belongsToCollection: MovieCollectionDetails? = nil,
        popularity: Double? = 73.433,
        voteAverage: Double? = 8.433,
        voteCount: Int? = 26_279,
        hasVideo: Bool? = false,
        isAdultOnly: Bool? = false,
        certification: String? = "18",
        certificationRegion: String? = "GB",
        isOnWatchlist: Bool? = nil,
        textLanguages: TextLanguages? = nil
    ) -> MovieDetails {
        MovieDetails(
            id: id, title: title, tagline: tagline, originalTitle: originalTitle, originalLanguage: originalLanguage,
            originCountry: originCountry, overview: overview, runtime: runtime, genres: genres,
            releaseDate: releaseDate, posterURLSet: posterURLSet, backdropURLSet: backdropURLSet,
            logoURLSet: logoURLSet, budget: budget, revenue: revenue, homepageURL: homepageURL, imdbID: imdbID,
            status: status, productionCompanies: productionCompanies, productionCountries: productionCountries,
            spokenLanguages: spokenLanguages, belongsToCollection: belongsToCollection, popularity: popularity,
            voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo, isAdultOnly: isAdultOnly,
            certification: certification, certificationRegion: certification == nil ? nil : certificationRegion,
            isOnWatchlist: isOnWatchlist, textLanguages: textLanguages)
    }
}

extension MovieCollectionDetails {
    /// Creates a collection for tests, with the properties that a movie's details contain. Pass `parts` for a
    /// collection that was fetched itself.
    public static func mock(
        id: Int = 404609, name: String = "John Wick Collection", originalName: String? = nil,
        originalLanguage: String? = nil, overview: String? = nil,
        posterURLSet: ImageURLSet? = .mock(poster: "/xUidyvYFsbbuExifLkslpcd8SMc.jpg"),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/fSwYa5q2xRkBoOOjueLpkLf3N1m.jpg"),
        parts: [MoviePreviewDetails]? = nil
    ) -> MovieCollectionDetails {
        MovieCollectionDetails(
            id: id, name: name, originalName: originalName, originalLanguage: originalLanguage, overview: overview,
            posterURLSet: posterURLSet, backdropURLSet: backdropURLSet, parts: parts)
    }
}
