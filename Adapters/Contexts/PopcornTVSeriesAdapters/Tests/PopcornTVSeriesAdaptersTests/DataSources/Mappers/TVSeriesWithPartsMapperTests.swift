import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import TVSeriesDomain
import Testing

@testable import PopcornTVSeriesAdapters

@Suite struct TVSeriesWithPartsMapperTests {

    private let mapper = TVSeriesWithPartsMapper()

    private func map(_ json: String) throws -> TVSeriesWithParts {
        let decoder = JSONDecoder()
        return mapper.map(try decoder.decode(TVSeriesDetailsResponse.self, from: Data(json.utf8)), languages: .english)
    }

    private let day = Date(timeIntervalSince1970: 1_610_064_000)

    @Test func `every property of a series is mapped`() {
        let path = { URL(string: $0) }
        let episode = TMDb.TVEpisode(
            id: 1, name: "E", episodeNumber: 7, seasonNumber: 3, overview: "EO", airDate: day,
            episodeType: "cliffhanger", runtime: 50, showID: 96677, productionCode: "307", stillPath: path("/e.jpg"),
            voteAverage: 7.1, voteCount: 12)
        let dto = TMDb.TVSeries(
            id: 96677, name: "Lupin", tagline: "T", originalName: "ON", originalLanguage: "fr", overview: "O",
            episodeRunTime: [47, 52], numberOfSeasons: 3, numberOfEpisodes: 17,
            seasons: [
                TMDb.TVSeason(
                    id: 5, name: "S", seasonNumber: 0, overview: "SO", airDate: day, posterPath: path("/s.jpg"),
                    voteAverage: 6.5, episodeCount: 9)
            ],
            createdBy: [
                TMDb.Creator(
                    id: 6, creditID: "c", name: "George Kay", originalName: "GK", gender: .male,
                    profilePath: path("/c.jpg"))
            ],
            genres: [TMDb.Genre(id: 80, name: "Crime")], firstAirDate: day, originCountry: ["FR"],
            posterPath: path("/p.jpg"), backdropPath: path("/b.jpg"), homepageURL: path("https://example.com/l"),
            isInProduction: true, languages: ["fr", "en"], lastAirDate: day + 86_400, lastEpisodeToAir: episode,
            nextEpisodeToAir: TMDb.TVEpisode(id: 2, name: "N", episodeNumber: 8, seasonNumber: 3),
            networks: [
                TMDb.Network(
                    id: 213, name: "Netflix", logoPath: path("/n.png"), originCountry: "US", headquarters: "LG",
                    homepage: path("https://example.com/n"))
            ],
            productionCompanies: [TMDb.ProductionCompany(id: 9, name: "G", originCountry: "FR")],
            productionCountries: [TMDb.ProductionCountry(countryCode: "FR", name: "France")],
            spokenLanguages: [TMDb.SpokenLanguage(languageCode: "fr", name: "Français")],
            status: TVSeriesStatus(rawValue: "On Hiatus"), type: "Hörspiel", popularity: 56.4, voteAverage: 7.8,
            voteCount: 2170, isAdultOnly: false)

        #expect(
            TVSeriesMapper().map(dto)
                == TVSeriesDomain.TVSeries(
                    id: 96677, name: "Lupin", tagline: "T", originalName: "ON", originalLanguage: "fr", overview: "O",
                    episodeRunTime: [47, 52], numberOfSeasons: 3, numberOfEpisodes: 17,
                    seasons: [
                        CoreDomain.TVSeason(
                            id: 5, name: "S", seasonNumber: 0, overview: "SO", airDate: day,
                            posterPath: path("/s.jpg"), voteAverage: 6.5, episodeCount: 9)
                    ],
                    createdBy: [
                        TVSeriesDomain.Creator(
                            id: 6, creditID: "c", name: "George Kay", originalName: "GK", gender: .male,
                            profilePath: path("/c.jpg"))
                    ],
                    genres: [CoreDomain.Genre(id: 80, name: "Crime")], firstAirDate: day, originCountry: ["FR"],
                    posterPath: path("/p.jpg"), backdropPath: path("/b.jpg"),
                    homepageURL: path("https://example.com/l"), isInProduction: true, languages: ["fr", "en"],
                    lastAirDate: day + 86_400,
                    lastEpisodeToAir: CoreDomain.TVEpisode(
                        id: 1, name: "E", episodeNumber: 7, seasonNumber: 3, overview: "EO", airDate: day,
                        episodeType: "cliffhanger", runtime: 50, showID: 96677, productionCode: "307",
                        stillPath: path("/e.jpg"), voteAverage: 7.1, voteCount: 12),
                    nextEpisodeToAir: CoreDomain.TVEpisode(id: 2, name: "N", episodeNumber: 8, seasonNumber: 3),
                    networks: [
                        TVSeriesDomain.Network(
                            id: 213, name: "Netflix", logoPath: path("/n.png"), originCountry: "US",
                            headquarters: "LG", homepage: path("https://example.com/n"))
                    ],
                    productionCompanies: [CoreDomain.ProductionCompany(id: 9, name: "G", originCountry: "FR")],
                    productionCountries: [CoreDomain.ProductionCountry(countryCode: "FR", name: "France")],
                    spokenLanguages: [CoreDomain.SpokenLanguage(languageCode: "fr", name: "Français")],
                    status: "On Hiatus", type: "Hörspiel", popularity: 56.4, voteAverage: 7.8, voteCount: 2170,
                    isAdultOnly: false))
    }

    @Test func `missing values are nil, and empty lists stay empty`() {
        #expect(TVSeriesMapper().map(TMDb.TVSeries(id: 1, name: "")) == TVSeriesDomain.TVSeries(id: 1, name: ""))
        let empty = TMDb.TVSeries(
            id: 1, name: "", episodeRunTime: [], seasons: [], createdBy: [], genres: [], originCountry: [],
            languages: [], networks: [], productionCompanies: [], productionCountries: [], spokenLanguages: [])
        #expect(
            TVSeriesMapper().map(empty)
                == TVSeriesDomain.TVSeries(
                    id: 1, name: "", episodeRunTime: [], seasons: [], createdBy: [], genres: [], originCountry: [],
                    languages: [], networks: [], productionCompanies: [], productionCountries: [],
                    spokenLanguages: []))
    }

    @Test func `a season has complete episodes`() {
        let crew = TMDb.CrewMember(
            id: 7, creditID: "w", name: "W", job: "Writer", department: "Writing", gender: .female)
        let guest = TMDb.CastMember(id: 8, creditID: "g", name: "G", character: "", gender: .other, order: 4)
        let dto = TMDb.TVSeason(
            id: 5, name: "S", seasonNumber: 1,
            episodes: [
                TMDb.TVEpisode(id: 1, name: "E", episodeNumber: 1, seasonNumber: 1, crew: [crew], guestStars: [guest]),
                TMDb.TVEpisode(id: 2, name: "F", episodeNumber: 2, seasonNumber: 1, crew: [], guestStars: nil),
            ])
        #expect(
            TVSeasonMapper().map(dto).episodes
                == [
                    CoreDomain.TVEpisode(
                        id: 1, name: "E", episodeNumber: 1, seasonNumber: 1,
                        crew: [
                            CoreDomain.CrewMember(
                                id: 7, creditID: "w", name: "W", job: "Writer", department: "Writing", gender: .female)
                        ],
                        guestStars: [
                            CoreDomain.CastMember(
                                id: 8, creditID: "g", name: "G", character: "", gender: .other, order: 4)
                        ]),
                    CoreDomain.TVEpisode(id: 2, name: "F", episodeNumber: 2, seasonNumber: 1, crew: []),
                ])
        #expect(TVSeasonMapper().map(dto).episodeCount == 2)
        #expect(TVSeasonMapper().map(TMDb.TVSeason(id: 5, name: "", seasonNumber: 0)).episodeCount == nil)
        #expect(TVSeasonMapper().map(TMDb.TVSeason(id: 5, name: "", seasonNumber: 0)).episodes == nil)
        #expect(TVSeasonMapper().map(TMDb.TVSeason(id: 5, name: "", seasonNumber: 0, episodes: [])).episodes == [])
    }

    @Test func `crew and guest stars come from the episode, otherwise from its credits`() throws {
        let member = #"{"id":7,"credit_id":"w","name":"W","job":"Writer","department":"Writing","gender":1}"#
        let guest = #"{"id":8,"credit_id":"g","name":"G","character":"C","gender":2,"order":4}"#
        let credits = #""credits":{"cast":[\#(guest)],"crew":[\#(member)],"guest_stars":[\#(guest),\#(guest)]}"#
        func map(_ json: String) throws -> TVEpisodeWithParts {
            let dto = try JSONDecoder().decode(TVEpisodeDetailsResponse.self, from: Data(json.utf8))
            return mapper.map(dto, seriesID: 9, languages: .english)
        }
        let head = #""id":1,"name":"E","episode_number":1,"season_number":1"#
        let whole = try map(#"{\#(head),"crew":[],"guest_stars":[],\#(credits)}"#)
        #expect(whole.episode.crew == [])
        #expect(whole.episode.guestStars == [])
        #expect(whole.cast?.map(\.name) == ["G"])
        let bare = try map(#"{\#(head),\#(credits)}"#)
        #expect(bare.episode.crew?.map(\.job) == ["Writer"])
        #expect(bare.episode.guestStars?.map(\.character) == ["C", "C"])
        let nothing = try map("{\(head)}")
        #expect(
            nothing
                == TVEpisodeWithParts(episode: .init(id: 1, name: "E", episodeNumber: 1, seasonNumber: 1), seriesID: 9)
        )
    }

    @Test func `empty dates and URLs are nil, empty texts stay empty`() throws {
        let content = try map(
            #"{"id":1,"name":"","overview":"","tagline":"","first_air_date":"","homepage":"","poster_path":"","status":""}"#
        )
        #expect(
            content.series == TVSeriesDomain.TVSeries(id: 1, name: "", tagline: "", overview: "", status: ""))
        #expect(content == TVSeriesWithParts(series: content.series))
    }
}

extension ArtworkLanguages {
    fileprivate static let english = ArtworkLanguages(
        locale: .americanEnglish, fallback: .off, originalLanguage: nil)
}
