public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import TVSeriesDomain

extension TVSeries {
    /// Creates a TV series for tests: *Lupin*, with every property set.
    public static func mock(
        id: Int = 96677, name: String = "Lupin", tagline: String? = "Lupin's legacy is his wealth.",
        originalName: String? = "Lupin", originalLanguage: String? = "fr",
        overview: String? = "A thief takes a book for his model.", episodeRunTime: [Int]? = [47, 52],
        numberOfSeasons: Int? = 2, numberOfEpisodes: Int? = 17,
        seasons: [TVSeason]? = [.mock(), .mock(id: 134965, name: "Season 2", seasonNumber: 2)],
        createdBy: [Creator]? = [.mock()], genres: [Genre]? = [.mock(), .mock(id: 80, name: "Crime")],
        firstAirDate: Date? = Date(timeIntervalSince1970: 1_610_064_000), originCountry: [String]? = ["FR"],
        posterPath: URL? = URL(string: "/h5bpXwxAjZOlRVHKKV4LmLFkD9t.jpg"),
        backdropPath: URL? = URL(string: "/a0aNGuXObSsXsjHWcmSV4aGkl9K.jpg"),
        homepageURL: URL? = URL(string: "https://www.netflix.com/title/80994082"), isInProduction: Bool? = true,
        languages: [String]? = ["fr", "en"], lastAirDate: Date? = Date(timeIntervalSince1970: 1_696_464_000),
        lastEpisodeToAir: TVEpisode? = .mock(crew: nil, guestStars: nil),
        nextEpisodeToAir: TVEpisode? = .mock(id: 2, episodeNumber: 8, crew: nil, guestStars: nil),
        networks: [Network]? = [.mock()], productionCompanies: [ProductionCompany]? = [.mock()],
        productionCountries: [ProductionCountry]? = [.mock()], spokenLanguages: [SpokenLanguage]? = [.mock()],
        status: String? = "Returning Series", type: String? = "Scripted", popularity: Double? = 56.4,
        voteAverage: Double? = 7.8, voteCount: Int? = 2_170, isAdultOnly: Bool? = false
    ) -> TVSeries {
        TVSeries(
            id: id, name: name, tagline: tagline, originalName: originalName, originalLanguage: originalLanguage,
            overview: overview, episodeRunTime: episodeRunTime, numberOfSeasons: numberOfSeasons,
            numberOfEpisodes: numberOfEpisodes, seasons: seasons, createdBy: createdBy, genres: genres,
            firstAirDate: firstAirDate, originCountry: originCountry, posterPath: posterPath,
            backdropPath: backdropPath, homepageURL: homepageURL, isInProduction: isInProduction, languages: languages,
            lastAirDate: lastAirDate, lastEpisodeToAir: lastEpisodeToAir, nextEpisodeToAir: nextEpisodeToAir,
            networks: networks, productionCompanies: productionCompanies, productionCountries: productionCountries,
            spokenLanguages: spokenLanguages, status: status, type: type, popularity: popularity,
            voteAverage: voteAverage, voteCount: voteCount, isAdultOnly: isAdultOnly)
    }
}

extension Creator {
    /// Creates a creator for tests, with a portrait.
    public static func mock(
        id: Int = 1223888, creditID: String = "5f6b0a8cb7522500361b4ee7", name: String = "George Kay",
        originalName: String = "George Kay", gender: Gender = .male, profilePath: URL? = URL(string: "/creator.jpg")
    ) -> Creator {
        Creator(
            id: id, creditID: creditID, name: name, originalName: originalName, gender: gender, profilePath: profilePath
        )
    }
}

extension Network {
    /// Creates a network for tests, with a logo.
    public static func mock(
        id: Int = 213, name: String = "Netflix", logoPath: URL? = URL(string: "/wwemzKWzjKYJFfCeiB57q3r4Bcm.png"),
        originCountry: String? = "US", headquarters: String? = "Los Gatos, California",
        homepage: URL? = URL(string: "https://www.netflix.com")
    ) -> Network {
        Network(
            id: id, name: name, logoPath: logoPath, originCountry: originCountry, headquarters: headquarters,
            homepage: homepage)
    }
}
