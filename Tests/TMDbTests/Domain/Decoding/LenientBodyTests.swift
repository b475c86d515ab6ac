import Foundation
import Testing

@testable import TMDb

/// Response bodies from TMDb with missing or unusual values.
@Suite
struct LenientBodyTests {

    @Test func `a title without a media type has the credit's media type`() throws {
        let json = """
            {"id": "52fe", "credit_type": "cast", "department": "Acting", "job": "Actor", "media_type": "tv",
             "media": {"id": 1399, "name": "Game of Thrones", "character": "Daenerys",
              "seasons": [{"air_date": "2011-04-17", "season_number": 1, "poster_path": null},
                          {"id": 3624, "name": "Season 1", "season_number": 1}],
              "episodes": [{"season_number": 1}]},
             "person": {"id": 1223786, "name": "Emilia Clarke"}}
            """
        let credit = try Credit(json: json)
        #expect(credit.media.show?.id == .tvSeries(1399))
        #expect(credit.media.seasons?.map(\.id) == [3624])
        #expect(credit.media.seasons?.count == 1)
        #expect(credit.media.episodes?.isEmpty == true)
        let again = try JSONDecoder().decode(Credit.self, from: JSONEncoder().encode(credit))
        #expect(again.media.show?.id == credit.media.show?.id)
        let kindless = try Credit(
            json: #"{"id": "1", "media": {"id": 1, "name": "x"}, "person": {"id": 1, "name": "y"}}"#)
        #expect(kindless.media.show == nil)
    }

    @Test(arguments: [
        ("movie", #""title": "x""#), ("tv", #""name": "x""#), ("season", #""name": "x", "season_number": 1"#),
        ("episode", #""name": "x", "season_number": 1, "episode_number": 2"#),
    ])
    func `a title without a media type has the tagged image's media type`(kind: String, members: String) throws {
        let page = try TaggedImagePageableList(
            json: """
                {"page": 1, "results": [
                  {"id": "1", "file_path": "/a.jpg", "width": 1, "height": 1, "media_type": "\(kind)",
                   "media": {"id": 7, \(members)}},
                  {"id": "2", "file_path": "/b.jpg", "width": 1, "height": 1, "media": {"id": 7, \(members)}}]}
                """)
        #expect(page.results.map(\.id) == ["1"])
        #expect(page.skippedCount == 1)
        let id: Int? =
            switch page.results.first?.media {
            case .movie(let movie) where kind == "movie": movie.id
            case .tvSeries(let series) where kind == "tv": series.id
            case .tvSeason(let season) where kind == "season": season.id
            case .tvEpisode(let episode) where kind == "episode": episode.id
            default: nil
            }
        #expect(id == 7)
    }

    @Test func `a missing list of logos is empty`() throws {
        let images = try ImageCollection(json: #"{"id": 1, "posters": [], "backdrops": []}"#)
        #expect(images == ImageCollection(id: 1, posters: [], logos: [], backdrops: []))
    }

    @Test func `translations without data are decoded`() throws {
        let translations = try MovieTranslationCollection(
            json: #"{"translations": [{"iso_639_1": "de", "iso_3166_1": "DE", "name": "Deutsch"}]}"#)
        #expect(translations.translations.map(\.languageCode) == ["de"])
        #expect(translations.translations.first?.name == "Deutsch")
        #expect(translations.translations.first?.data == MovieTranslationData())
        let person = try PersonTranslationCollection(
            json: #"{"translations": [{"iso_639_1": "de", "iso_3166_1": "DE", "data": null}]}"#)
        #expect(person.translations.first?.data == PersonTranslationData())
    }

    @Test func `a creator without a credit identifier and a season without a name are decoded`() throws {
        let series = try TVSeries(
            json: """
                {"id": 1, "name": "x", "created_by": [{"id": 2, "name": "c", "gender": 2, "profile_path": null}],
                 "seasons": [{"id": 3, "season_number": 1, "air_date": "2011-04-17", "episode_count": 10}]}
                """)
        #expect(series.createdBy?.map(\.creditID) == [""])
        #expect(series.createdBy?.map(\.name) == ["c"])
        #expect(series.seasons?.map(\.name) == [""])
        #expect(series.seasons?.map(\.episodeCount) == [10])
    }

    @Test func `a season that cannot be decoded is omitted`() throws {
        let series = try TVSeries(
            json: """
                {"id": 1, "name": "x", "seasons": [
                  {"name": "no id", "season_number": 1}, {"id": 2, "name": "no number"},
                  {"id": 3, "name": "Season 3", "season_number": 3}]}
                """)
        #expect(series.seasons?.map(\.id) == [3])
        #expect(try TVSeries(json: #"{"id": 1, "name": "x"}"#).seasons == nil)
    }

    @Test func `a list's identifier can be a string`() throws {
        let page = try MediaListPageableList(
            json: #"{"results": [{"id": "509ec17b19c2950a0600050d", "name": "a"}, {"id": 7, "name": "b"}]}"#)
        #expect(page.results.map { "\($0.id)" } == ["509ec17b19c2950a0600050d", "7"])
    }

    @Test func `numbers can be strings`() throws {
        let movie = try MovieListItem(
            json: """
                {"id": "550", "title": "x", "popularity": "3.5", "vote_average": "8", "vote_count": "1200",
                 "rating": ""}
                """)
        #expect(movie.id == 550)
        #expect(movie.popularity == 3.5)
        #expect(movie.voteAverage == 8)
        #expect(movie.voteCount == 1200)
        #expect(movie.rating == nil)
        for text in ["\"many\"", "\"nan\"", "\" 1\"", "\"0x10\"", "\"1e999\"", "true", "[]"] {
            let movie = try MovieListItem(json: #"{"id": 1, "title": "x", "popularity": \#(text)}"#)
            #expect(movie.popularity == nil)
        }
        #expect(throws: DecodingError.self) { try MovieListItem(json: #"{"id": "", "title": "x"}"#) }
    }

    @Test(arguments: ["null", "true", "7", "1.5", "18446744073709551616", "\"x\"", "[1, \"x\", null]", "{\"a\": [{}]}"])
    func `a changed value can be any JSON value`(value: String) throws {
        let item = try ChangeItem(
            json: #"{"id": "1", "action": "added", "time": "t", "value": \#(value), "original_value": \#(value)}"#)
        #expect(item.value == item.originalValue)
        #expect(try value == "null" || item.value == JSONValue(json: value))
    }

    @Test(arguments: ["1945", "1945-06", "1945-00-00", "1945-06-00", "20008-06-10"])
    func `an incomplete date is nil and is reported`(day: String) throws {
        let unreadable = OmittedValues()
        let series = try unreadable.recording {
            try TVSeries(
                json: #"{"id": 1, "name": "x", "seasons": [{"id": 2, "season_number": 0, "air_date": "\#(day)"}]}"#)
        }
        #expect(series.seasons?.map(\.id) == [2])
        #expect(
            unreadable.descriptions == ["seasons[0].air_date: \"\(day)\" is not a date of the form yyyy-MM-dd"])
        #expect(unreadable.count == 1)
    }

    @Test(
        arguments: [
            ("1945", 1945, nil), ("1945-06", 1945, 6), ("1945-00-00", 1945, nil), ("1945-06-00", 1945, 6),
            ("1945-00-07", 1945, nil),
        ] as [(String, Int, Int?)])
    func `an incomplete date of birth keeps its known parts`(day: String, year: Int, month: Int?) throws {
        let unreadable = OmittedValues()
        let person = try unreadable.recording {
            try Person(json: #"{"id": 1, "name": "x", "birthday": "\#(day)", "deathday": "2001-05-14"}"#)
        }
        #expect(
            person
                == Person(
                    id: 1, name: "x", deathday: Date(timeIntervalSince1970: 989_798_400), gender: .unknown,
                    partialBirthday: PartialDate(year: year, month: month)))
        #expect(unreadable.count == 0)
        #expect(try JSONDecoder().decode(Person.self, from: JSONEncoder().encode(person)) == person)
    }

    @Test func `a date of birth with a mistyped year is nil and is reported`() throws {
        let unreadable = OmittedValues()
        let person = try unreadable.recording {
            try Person(json: #"{"id": 1, "name": "x", "birthday": "20008-06-10"}"#)
        }
        #expect(person == Person(id: 1, name: "x", gender: .unknown))
        #expect(unreadable.descriptions == [#"birthday: "20008-06-10" is not a date of the form yyyy-MM-dd"#])
    }

    @Test(arguments: ["194", "1945-13-00", "1945-6", "1945-00-00-00", "20008-06-1x"])
    func `an invalid date of birth is nil`(text: String) throws {
        let person = try Person(json: #"{"id": 1, "name": "x", "birthday": "\#(text)"}"#)
        #expect(person == Person(id: 1, name: "x", gender: .unknown))
    }

    @Test func `an invalid TVRage identifier is nil and is reported`() throws {
        let unreadable = OmittedValues()
        let identifiers = try unreadable.recording {
            try ExternalIDs(json: #"{"id": 456, "tvdb_id": "2727", "tvrage_id": "/the-simpsons/episode_list/1"}"#)
        }
        #expect(identifiers == ExternalIDs(id: 456, tvdbID: 2727))
        #expect(
            unreadable.descriptions == [#"tvrage_id: "/the-simpsons/episode_list/1" is not a number"#])
    }

    @Test func `a list can be an object with indices as keys`() throws {
        func genreIDs(_ json: String) throws -> [Genre.ID]? {
            try MovieListItem(json: #"{"id": 1, "title": "x", "genre_ids": \#(json)}"#).genreIDs
        }
        #expect(try genreIDs(#"{"10": 35, "2": 18, "0": 99, "1": "no"}"#) == [99, 18, 35])
        let page = try MoviePageableList(
            json: #"{"results": {"1": {"id": 2, "title": "b"}, "0": {"id": 1, "title": "a"}, "2": {}}}"#)
        #expect(page.results.map(\.title) == ["a", "b"])
        #expect(page.skippedCount == 1)
        for json in ["{}", #"{"a": 35}"#, "35", #""35""#] { #expect(try genreIDs(json) == nil) }
    }

    @Test func `a credit of a deleted title has no title`() throws {
        let credit = try Credit(
            json: #"{"id": "1", "media": {}, "media_type": "tv", "person": {"id": 1, "name": "y"}}"#)
        #expect(credit.media == CreditMedia(show: nil))
        #expect(credit.mediaType == .tvSeries)
        for media in [#"{"id": 7}"#, "[]", "null"] {
            let credit = try Credit(
                json: #"{"id": "1", "media": \#(media), "media_type": "tv", "person": {"id": 1, "name": "y"}}"#)
            #expect(credit.media == CreditMedia(show: nil))
        }
    }

    @Test func `a tagged image without an identifier is identified by its path`() throws {
        let image = try TaggedImage(
            json: """
                {"file_path": "/a.jpg", "width": 1, "height": 1, "media_type": "movie",
                 "media": {"id": 7, "title": "x"}}
                """)
        #expect(image.id == "/a.jpg")
    }

    @Test func `a row without a media type is a movie if it has a title, and a series if it has a name`() throws {
        let list = try MixedList<Show>(
            json: """
                [{"id": 1, "title": "a"}, {"id": 2, "name": "b"}, {"id": 3, "title": "c", "media_type": "game"},
                 {"id": 4}, {"id": 5, "name": "e", "media_type": null}]
                """)
        #expect(list.map(\.id) == [.movie(1), .tvSeries(2), .tvSeries(5)])
        #expect(list.first == .movie(MovieListItem(id: 1, title: "a", mediaType: .movie)))
        let again = try JSONDecoder().decode(MixedList<Show>.self, from: JSONEncoder().encode(list))
        #expect(again.elements == list.elements)
        #expect(list.skippedCount == 2)
    }

    @Test func `a credit without a media type keeps the keys of its kind`() throws {
        let movie = #""adult": false, "credit_id": "a", "id": 1, "original_title": "o", "release_date": "1999-10-15""#
        let series = #""credit_id": "b", "id": 2, "name": "n", "original_name": "o", "first_air_date": "2001-01-02""#
        let credits = try PersonCombinedCredits(
            json: """
                {"cast": [{\(movie), "title": "t", "character": "c"}, {\(series), "episode_count": 3, "title": null}],
                 "crew": [{\(movie), "name": "t", "job": "j", "department": "d"}]}
                """)
        #expect(credits.cast.map(\.title.id) == [.movie(1), .tvSeries(2)])
        #expect(credits.crew.map(\.title.id) == [.movie(1)])
        #expect(credits.cast.last?.episodeCount == 3)
        let text = String(decoding: try JSONEncoder().encode(credits), as: UTF8.self)
        for key in ["original_title", "release_date", "original_name", "first_air_date", "episode_count", "character"] {
            #expect(text.contains("\"\(key)\""), "\(key) is lost")
        }
    }

    @Test(arguments: ["", #""title": null, "#, #""title": 5, "#])
    func `a movie of a collection has a title or a name`(title: String) throws {
        #expect(try MovieListItem(json: #"{"id": 1, \#(title)"name": "n", "original_name": "o"}"#).title == "n")
    }

    @Test func `an empty string is an absent flag`() throws {
        let omitted = OmittedValues()
        let movie = try omitted.recording { try MovieListItem(json: #"{"id": 1, "title": "t", "adult": ""}"#) }
        #expect(movie.isAdultOnly == nil)
        #expect(omitted.count == 0)
    }

    @Test func `a collection has a name or a title`() throws {
        let page = try MediaPageableList(
            json: """
                {"results": [
                  {"id": 1, "media_type": "collection", "title": "a", "original_title": "b"},
                  {"id": 2, "media_type": "collection", "name": "c", "original_name": "d"},
                  {"id": 3, "media_type": "collection"}]}
                """)
        let collections = page.results.compactMap { entry -> CollectionListItem? in
            if case .collection(let item) = entry { item } else { nil }
        }
        #expect(collections.map(\.name) == ["a", "c"])
        #expect(collections.map(\.originalName) == ["b", "d"])
        #expect(page.skippedCount == 1)
    }

    @Test func `list items have a softcore flag`() throws {
        #expect(try MovieListItem(json: #"{"id": 1, "title": "x", "softcore": true}"#).isSoftcore == true)
        #expect(try TVSeriesListItem(json: #"{"id": 1, "name": "x", "softcore": false}"#).isSoftcore == false)
    }
}
