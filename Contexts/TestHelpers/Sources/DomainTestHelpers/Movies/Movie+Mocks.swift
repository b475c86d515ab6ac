public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import MoviesDomain

extension Movie {
    /// Creates a movie for tests. Default: *Fight Club*, with all properties.
    public static func mock(
        id: Int = 550,
        title: String = "Fight Club",
        tagline: String? = "Two rules and no witnesses.",
        originalTitle: String? = "Fight Club",
        originalLanguage: String? = "en",
        originCountry: [String]? = ["US", "DE"],
        overview: String? = "A clerk who cannot sleep meets a man who sells soap.",
        runtime: Int? = 139,
        genres: [Genre]? = [Genre(id: 18, name: "Drama"), Genre(id: 53, name: "Thriller")],
        releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600),
        posterPath: URL? = URL(string: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
        backdropPath: URL? = URL(string: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"),
        budget: Double? = 63_000_000,
        revenue: Double? = 100_853_753,
        homepageURL: URL? = URL(string: "http://www.foxmovies.com/movies/fight-club"),
        imdbID: String? = "tt0137523",
        status: MovieStatus? = .released,
        productionCompanies: [ProductionCompany]? = [
            ProductionCompany(id: 508, name: "Regency Enterprises", originCountry: "US"),
            ProductionCompany(id: 711, name: "Fox 2000 Pictures", originCountry: "US"),
        ],
        productionCountries: [ProductionCountry]? = [
            ProductionCountry(countryCode: "US", name: "United States of America")
        ],
        spokenLanguages: [SpokenLanguage]? = [SpokenLanguage(languageCode: "en", name: "English")],
        belongsToCollection: BelongsToCollection? = .mock(),
        popularity: Double? = 73.433,
        voteAverage: Double? = 8.433,
        voteCount: Int? = 26_279,
        hasVideo: Bool? = false,
        isAdultOnly: Bool? = false
    ) -> Movie {
        Movie(
            id: id, title: title, tagline: tagline, originalTitle: originalTitle, originalLanguage: originalLanguage,
            originCountry: originCountry, overview: overview, runtime: runtime, genres: genres,
            releaseDate: releaseDate, posterPath: posterPath, backdropPath: backdropPath, budget: budget,
            revenue: revenue, homepageURL: homepageURL, imdbID: imdbID, status: status,
            productionCompanies: productionCompanies, productionCountries: productionCountries,
            spokenLanguages: spokenLanguages, belongsToCollection: belongsToCollection, popularity: popularity,
            voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo, isAdultOnly: isAdultOnly)
    }
}

extension BelongsToCollection {
    /// Creates the collection of a movie for tests. Default: a collection with a poster and a backdrop.
    public static func mock(
        id: Int = 404609, name: String = "John Wick Collection",
        posterPath: URL? = URL(string: "/xUidyvYFsbbuExifLkslpcd8SMc.jpg"),
        backdropPath: URL? = URL(string: "/fSwYa5q2xRkBoOOjueLpkLf3N1m.jpg")
    ) -> BelongsToCollection {
        BelongsToCollection(id: id, name: name, posterPath: posterPath, backdropPath: backdropPath)
    }
}

extension MovieWithParts {
    /// Creates a movie with parts for tests. Default: *Fight Club*, with all parts.
    public static func mock(
        movie: Movie = .mock(), credits: Credits? = .mock(), images: ImageCollection? = .mock(),
        releases: [MovieRelease]? = [.mock()], watchOffers: [WatchOffers]? = [.mock()],
        videos: [Video]? = [.mock()], externalIDs: ExternalIDs? = .mock(),
        keywords: [Keyword]? = [.mock()], alternativeTitles: [AlternativeTitle]? = [.mock()],
        translations: [Translation]? = [.mock()]
    ) -> MovieWithParts {
        MovieWithParts(
            movie: movie, credits: credits, images: images, releases: releases, watchOffers: watchOffers,
            videos: videos, externalIDs: externalIDs, keywords: keywords, alternativeTitles: alternativeTitles,
            translations: translations)
    }
}

extension SeededGenerator {
    /// Returns a random movie. Each optional property is `nil` in one of four movies.
    package mutating func movie(id: Int) -> Movie {
        Movie(
            id: id,
            title: text(),
            tagline: optional { $0.text() },
            originalTitle: optional { $0.text() },
            originalLanguage: optional { $0.text() },
            originCountry: optional { $0.array { $0.text() } },
            overview: optional { $0.text() },
            runtime: optional { $0.int() },
            genres: optional { $0.array { Genre(id: $0.int(), name: $0.text()) } },
            releaseDate: optional { $0.date() },
            posterPath: optional { $0.url() },
            backdropPath: optional { $0.url() },
            budget: optional { $0.double() },
            revenue: optional { $0.double() },
            homepageURL: optional { $0.url() },
            imdbID: optional { $0.text() },
            status: optional { $0.pick(MovieStatus.allCases) },
            productionCompanies: optional { $0.array { $0.company() } },
            productionCountries: optional {
                $0.array { ProductionCountry(countryCode: $0.text(), name: $0.text()) }
            },
            spokenLanguages: optional { $0.array { SpokenLanguage(languageCode: $0.text(), name: $0.text()) } },
            belongsToCollection: optional { $0.collection() },
            popularity: optional { $0.double() },
            voteAverage: optional { $0.double() },
            voteCount: optional { $0.int() },
            hasVideo: optional { Bool.random(using: &$0) },
            isAdultOnly: optional { Bool.random(using: &$0) })
    }
}
