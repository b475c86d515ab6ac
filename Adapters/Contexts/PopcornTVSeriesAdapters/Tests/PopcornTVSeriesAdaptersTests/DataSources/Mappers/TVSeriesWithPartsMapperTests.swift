import CoreDomain
import CoreDomainTestHelpers
import Foundation
import PopcornSharedAdapters
import TMDb
import TMDbTesting
import TVSeriesDomain
import Testing

@testable import PopcornTVSeriesAdapters

@Suite struct TVSeriesWithPartsMapperTests {

    private let mapper = TVSeriesWithPartsMapper()

    private func map(_ json: String) throws -> TVSeriesWithParts {
        let decoder = JSONDecoder()
        return mapper.map(try decoder.decode(TVSeriesDetailsResponse.self, from: Data(json.utf8)), languages: .english)
    }

    @Test func `every property of a series is mapped to the property of the same name`() throws {
        let dto = try TMDb.TVSeries.sample(with: ["status": "On Hiatus", "type": "Hörspiel", "in_production": true])
        let series = TVSeriesMapper().map(dto)

        // The episodes of a series have no credits.
        let exceptions: Set = ["gender", "status", "crew", "guestStars"]
        #expect(unequalProperties(of: series, to: dto, except: exceptions) == [])
        #expect(unsetProperties(of: series) == [])
        #expect(series.status == "On Hiatus")
        #expect(series.createdBy?.map(\.gender.rawValue) == dto.createdBy?.map(\.gender.rawValue))
    }

    @Test func `a value of a series that TMDb lacks is nil, and no other`() throws {
        let names = propertyNames(of: TVSeriesDomain.TVSeries(id: 1, name: ""))
        let sample = try JSONEncoder().encode(TMDb.TVSeries.sample())
        for member in try JSONDecoder().decode([String: JSONValue].self, from: sample).keys
        where !["id", "name"].contains(member) {
            let dto = try TMDb.TVSeries.sample(with: [member: nil])
            let unset = unsetProperties(of: TVSeriesMapper().map(dto))
            #expect(unset == unsetProperties(of: dto).intersection(names))
            #expect(unset.isEmpty || TVSeriesWithParts.members.contains(member), "a part property of \(member)")
        }
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
