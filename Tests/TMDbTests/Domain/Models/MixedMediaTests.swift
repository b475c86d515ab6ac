import Foundation
import Testing

@testable import TMDb

/// Models with several kinds of media.
@Suite
struct MixedMediaTests {

    @Test func `rows of known kinds are decoded, and rows of unknown kinds are counted`() throws {
        let page = try MediaPageableList(
            json: """
                {"page": 1, "total_pages": 1, "total_results": 5, "results": [
                  {"media_type": "movie", "id": 550, "title": "Fight Club", "release_date": ""},
                  {"media_type": "hologram", "id": "?"},
                  {"media_type": "tv", "id": 1396, "name": "Breaking Bad"},
                  {"media_type": "person", "id": 287, "name": "Brad Pitt", "gender": 9,
                   "known_for": [{"media_type": "game", "id": 1}, {"media_type": "movie", "id": 550, "title": "x"}]},
                  {"media_type": "collection", "id": 645, "name": "James Bond Collection", "poster_path": null}
                ]}
                """)
        #expect(
            page.results.map(\.id) == [.movie(550), .tvSeries(1396), .person(287), .collection(645)])
        #expect(page.skippedCount == 1)
        guard case .person(let person) = page.results[2] else { return #expect(Bool(false)) }
        #expect(person.gender == Gender(rawValue: 9))
        #expect(person.knownFor?.elements.map(\.id) == [.movie(550)])
        #expect(person.knownFor?.skippedCount == 1)
    }

    @Test func `an invalid row is omitted and counted`() async throws {
        let http = RecordingHTTPClient(
            #"{"results": [{"media_type": "person", "id": 1, "name": "x"}, {"media_type": "movie", "id": 550}]}"#)
        let page = try await TMDbClient.test(http).search.all(query: "x")
        #expect(page.results.map(\.id) == [.person(1)])
        #expect(page.skippedCount == 1)
    }

    @Test func `a list's identifier is a number or a string`() throws {
        let list = try MediaList(
            json:
                #"{"id": "7", "name": "x", "items": [{"media_type": "tv", "id": 1, "name": "y"}, {"media_type": "z"}]}"#
        )
        #expect(list.id == 7)
        #expect(list.items.map(\.id) == [.tvSeries(1)])
        #expect(list.items.skippedCount == 1)
        #expect(try MediaListItemStatus(json: #"{"id": 7, "item_present": true}"#).id == list.id)
        #expect(try CreatedMediaList(json: #"{"list_id": "528349d4"}"#).id == "528349d4")
        #expect(try JSONEncoder().encode([list.id, "528349d4"]) == Data(#"[7,"528349d4"]"#.utf8))
    }

    @Test(arguments: [("true", true), ("false", false), ("1", true), ("0", false), ("null", nil)])
    func `a version 4 list's public flag is a Boolean or a number`(json: String, isPublic: Bool?) throws {
        let list = try UserList(
            json: """
                {"id": 7, "name": "x", "public": \(json), "sort_by": "mood.asc", "poster_path": "", "runtime": 90,
                 "created_by": {"id": "4f00", "username": "u"}, "comments": {"movie:550": null, "tv:1": "good"},
                 "results": [{"media_type": "movie", "id": 550, "title": "Fight Club"}]}
                """)
        #expect(list.isPublic == isPublic)
        #expect(list.sortBy == UserListSort(rawValue: "mood.asc"))
        #expect(list.posterPath == nil)
        let comments: [String: String?] = ["movie:550": nil, "tv:1": "good"]
        #expect(list.comments == comments)
        #expect(list.createdBy == UserListOwner(id: "4f00", username: "u"))
        #expect(list.results.map(\.id) == [.movie(550)])
    }

    @Test func `each entry that is added to a list has a result`() throws {
        let results = try UserListItemResults(
            json: """
                {"success": true, "status_code": 1, "status_message": "Done.", "results": [
                  {"media_type": "movie", "media_id": 550, "success": true},
                  {"media_type": "movie", "media_id": 551, "success": false, "error": ["taken"]}]}
                """)
        #expect(results.statusCode == .success)
        #expect(
            results.results == [
                UserListItemResult(mediaType: .movie, mediaID: 550, success: true),
                UserListItemResult(mediaType: .movie, mediaID: 551, success: false, errors: ["taken"]),
            ])
    }

    @Test func `a credit's title is nil if its kind is unknown`() throws {
        func credit(_ media: String) throws -> Credit {
            try Credit(
                json: """
                    {"id": "52fe", "credit_type": "voice", "department": "Acting", "job": "Actor", "media": \(media),
                     "person": {"id": 287, "name": "Brad Pitt", "media_type": "person"}}
                    """)
        }
        let known = try credit(
            """
            {"media_type": "tv", "id": 1908, "name": "Miami Vice", "character": "",
             "seasons": [{"id": 1, "name": "Season 1", "season_number": 1}],
             "episodes": [{"id": 2, "name": "No Exit", "season_number": 1, "episode_number": 7}]}
            """)
        #expect(known.creditType == CreditType(rawValue: "voice"))
        #expect(known.media.show?.id == .tvSeries(1908))
        #expect(known.media.character?.isEmpty == true)
        #expect(known.media.seasons?.map(\.seasonNumber) == [1])
        #expect(known.media.episodes?.map(\.episodeNumber) == [7])
        #expect(known.person.name == "Brad Pitt")
        #expect(try credit(#"{"media_type": "game", "id": 1}"#).media == CreditMedia(show: nil))
    }

    @Test func `find results contain episodes and seasons`() throws {
        let found = try FindResults(
            json: """
                {"movie_results": [], "person_results": [], "tv_results": [], "tv_episode_results":
                 [{"id": 62085, "name": "Pilot", "episode_number": 1, "season_number": 1, "still_path": null,
                   "air_date": "", "show_id": 1396, "media_type": "tv_episode"}],
                 "tv_season_results": [{"id": 3572, "name": "Season 1", "season_number": 1, "show_id": 1396}]}
                """)
        #expect(found.tvEpisodes.map(\.showID) == [1396])
        #expect(found.tvEpisodes.first?.airDate == nil)
        #expect(found.tvSeasons.map(\.id) == [3572])
        #expect(found.movies.isEmpty)
    }
}
