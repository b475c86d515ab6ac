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

extension SeededGenerator {
    /// Returns a random series. Each optional property is `nil` in one of four series.
    package mutating func series(id: Int) -> TVSeries {
        TVSeries(
            id: id, name: text(), tagline: optional { $0.text() }, originalName: optional { $0.text() },
            originalLanguage: optional { $0.text() }, overview: optional { $0.text() },
            episodeRunTime: optional { $0.array { $0.int() } }, numberOfSeasons: optional { $0.int() },
            numberOfEpisodes: optional { $0.int() },
            seasons: optional { $0.array { $0.season(episodes: nil) } },
            createdBy: optional {
                $0.array {
                    Creator(
                        id: $0.int(), creditID: $0.text(), name: $0.text(), originalName: $0.text(),
                        gender: $0.gender(), profilePath: $0.optional { $0.url() })
                }
            },
            genres: optional { $0.array { Genre(id: $0.int(), name: $0.text()) } },
            firstAirDate: optional { $0.date() }, originCountry: optional { $0.array { $0.text() } },
            posterPath: optional { $0.url() }, backdropPath: optional { $0.url() }, homepageURL: optional { $0.url() },
            isInProduction: optional { Bool.random(using: &$0) }, languages: optional { $0.array { $0.text() } },
            lastAirDate: optional { $0.date() }, lastEpisodeToAir: optional { $0.episode(isWhole: false) },
            nextEpisodeToAir: optional { $0.episode(isWhole: false) },
            networks: optional {
                $0.array {
                    Network(
                        id: $0.int(), name: $0.text(), logoPath: $0.optional { $0.url() },
                        originCountry: $0.optional { $0.text() }, headquarters: $0.optional { $0.text() },
                        homepage: $0.optional { $0.url() })
                }
            },
            productionCompanies: optional { $0.array { $0.company() } },
            productionCountries: optional {
                $0.array { ProductionCountry(countryCode: $0.text(), name: $0.text()) }
            },
            spokenLanguages: optional { $0.array { SpokenLanguage(languageCode: $0.text(), name: $0.text()) } },
            status: optional { $0.text() }, type: optional { $0.text() }, popularity: optional { $0.double() },
            voteAverage: optional { $0.double() }, voteCount: optional { $0.int() },
            isAdultOnly: optional { Bool.random(using: &$0) })
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
