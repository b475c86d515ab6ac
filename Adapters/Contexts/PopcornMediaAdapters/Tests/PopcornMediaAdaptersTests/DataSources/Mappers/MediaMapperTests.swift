import CoreDomain
import Foundation
import MediaDomain
import TMDb
import Testing

@testable import PopcornMediaAdapters

/// Tests of the mapping from TMDb's mixed results to the domain's entities.
@Suite struct MediaMapperTests {

    private let mapper = MediaMapper()

    private func decoded<Value: Decodable>(_ type: Value.Type, _ json: String) throws -> Value {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .custom { _ in Date(timeIntervalSince1970: 0) }
        return try decoder.decode(type, from: Data(json.utf8))
    }

    @Test func `each kind is mapped to a preview of its context`() throws {
        let page = try decoded(
            MediaPageableList.self,
            #"""
            {"page":1,"total_pages":1,"total_results":3,"results":[
            {"media_type":"movie","id":550,"title":"Fight Club","genre_ids":[18]},
            {"media_type":"tv","id":550,"name":"Till Death","origin_country":["GB"]},
            {"media_type":"person","id":550,"name":"Somebody","gender":7,"known_for_department":"Juggling",
            "known_for":[{"media_type":"movie","id":1,"title":"M"}]}]}
            """#)
        #expect(
            page.results.map(mapper.map) == [
                .movie(MoviePreview(id: 550, title: "Fight Club", genreIDs: [18])),
                .tvSeries(TVSeriesPreview(id: 550, name: "Till Death", originCountry: ["GB"])),
                .person(
                    PersonPreview(
                        id: 550, name: "Somebody", knownForDepartment: "Juggling",
                        knownFor: [KnownTitle(kind: .movie, id: 1, title: "M")])),
            ])
    }

    @Test func `collections and unknown kinds are omitted`() throws {
        let page = try decoded(
            MediaPageableList.self,
            #"""
            {"page":1,"total_pages":1,"total_results":3,"results":[
            {"media_type":"collection","id":10,"name":"Star Wars"},{"media_type":"hologram","shape":1},
            {"media_type":"movie","id":11,"title":"Star Wars"}]}
            """#)
        #expect(page.results.compactMap(mapper.map) == [.movie(MoviePreview(id: 11, title: "Star Wars"))])
    }

    @Test func `all matches of an identifier are mapped`() throws {
        let results = try decoded(
            FindResults.self,
            #"""
            {"movie_results":[{"media_type":"movie","id":1,"title":"M","release_date":""}],
            "person_results":[{"media_type":"person","id":2,"name":"P","gender":0,"profile_path":""}],
            "tv_results":[{"media_type":"tv","id":3,"name":"T","poster_path":""}],
            "tv_season_results":[{"media_type":"tv_season","id":4,"name":"S","overview":"","season_number":0,
            "show_id":30,"vote_average":8.3,"episode_count":7}],
            "tv_episode_results":[{"media_type":"tv_episode","id":5,"name":"E","overview":"","season_number":1,
            "episode_number":2,"show_id":30,"episode_type":"prequel","runtime":59,"production_code":"",
            "vote_average":8.4,"vote_count":450,"still_path":null}]}
            """#)
        #expect(
            mapper.map(results) == [
                .media(.movie(MoviePreview(id: 1, title: "M"))), .media(.tvSeries(TVSeriesPreview(id: 3, name: "T"))),
                .media(.person(PersonPreview(id: 2, name: "P"))),
                .season(
                    MatchedSeason(
                        .init(
                            id: 4, name: "S", seasonNumber: 0, overview: "", voteAverage: 8.3, episodeCount: 7),
                        seriesID: 30)),
                .episode(
                    MatchedEpisode(
                        .init(
                            id: 5, name: "E", episodeNumber: 2, seasonNumber: 1, overview: "", episodeType: "prequel",
                            runtime: 59, showID: 30, productionCode: "", voteAverage: 8.4, voteCount: 450),
                        seriesID: 30)),
            ])
    }

    @Test func `a season and an episode without a series identifier are omitted`() throws {
        let results = try decoded(
            FindResults.self,
            #"""
            {"movie_results":[],"person_results":[],"tv_results":[],
            "tv_season_results":[{"id":4,"name":"S","season_number":1}],
            "tv_episode_results":[{"id":5,"name":"E","season_number":1,"episode_number":2}]}
            """#)
        #expect(mapper.map(results) == [])
    }
}

@Suite struct ExternalIDSourceTests {

    @Test func `each site has its raw value in TMDb's API`() {
        #expect(
            ExternalIDSource.allCases.map(\.tmdb.rawValue) == [
                "imdb_id", "tvdb_id", "wikidata_id", "facebook_id", "instagram_id", "twitter_id", "tiktok_id",
                "youtube_id",
            ])
    }
}
