import Foundation
import Testing

@testable import TMDb

/// Missing lists and rows that cannot be decoded, in all models with lists.
@Suite
struct LenientListTests {

    /// A model's list of rows.
    struct ModelList: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// The numbers of decoded rows for three lists: one with an invalid row, a valid row and `null`; a `null` list;
        /// and a missing list. A number is -1 if the decoded list is `nil`, and -2 if the model cannot be decoded.
        let counts: @Sendable () throws -> [Int]

        /// - Parameters:
        ///   - key: The list's key.
        ///   - row: A valid row.
        ///   - other: The other members that the model requires.
        init<Model: Codable & Hashable>(
            _ type: Model.Type, _ key: String, row: String, other: String = #""id": 1"#,
            rows: @escaping @Sendable (Model) -> Int?
        ) {
            testDescription = "\(type).\(key)"
            counts = {
                try [#", "\#(key)": [{"odd": 1}, \#(row), null]"#, #", "\#(key)": null"#, ""].map { list in
                    guard let model = try? Model(json: "{\(other)\(list)}") else { return -2 }
                    let again = try JSONDecoder().decode(Model.self, from: JSONEncoder().encode(model))
                    #expect(rows(again) == rows(model))
                    return rows(model) ?? -1
                }
            }
        }
    }

    private static let cast = #"{"id": 1, "credit_id": "c", "name": "n", "order": 0}"#
    private static let crew = #"{"id": 1, "credit_id": "c", "name": "n", "job": "j", "department": "d"}"#
    private static let episode = #"{"id": 1, "name": "n", "episode_number": 1, "season_number": 1}"#
    private static let image = #"{"file_path": "/a.jpg", "width": 1, "height": 1}"#
    private static let named = #"{"id": 1, "name": "n"}"#
    private static let video = #"{"id": "v", "name": "n", "site": "s", "key": "k", "type": "Clip"}"#
    private static let title = #"{"id": 1, "title": "t"}"#
    private static let translation = #"{"iso_639_1": "de", "iso_3166_1": "DE", "data": {}}"#
    private static let provider = #"{"provider_id": 1, "provider_name": "n"}"#

    /// Lists for which a model exists.
    static let subjects: [ModelList] = [
        ModelList(VideoCollection.self, "results", row: video) { $0.results.count },
        ModelList(TVEpisodeImageCollection.self, "stills", row: image) { $0.stills.count },
        ModelList(PersonImageCollection.self, "profiles", row: image) { $0.profiles.count },
        ModelList(LogoCollection.self, "logos", row: #"{"id": "l", "file_path": "/a.jpg"}"#) { $0.logos.count },
        ModelList(KeywordCollection.self, "keywords", row: named) { $0.keywords.count },
        ModelList(TVSeriesKeywordCollection.self, "results", row: named) { $0.keywords.count },
        ModelList(AlternativeTitleCollection.self, "titles", row: #"{"iso_3166_1": "DE", "title": "t", "type": ""}"#) {
            $0.titles.count
        },
        ModelList(
            TVSeriesAlternativeTitleCollection.self, "results", row: #"{"iso_3166_1": "DE", "title": "t", "type": ""}"#
        ) { $0.titles.count },
        ModelList(MovieTranslationCollection.self, "translations", row: translation) { $0.translations.count },
        ModelList(
            MovieReleaseDates.self, "results", row: #"{"iso_3166_1": "DE", "release_dates": []}"#
        ) { $0.results.count },
        ModelList(ContentRatingCollection.self, "results", row: #"{"iso_3166_1": "DE", "rating": "12"}"#) {
            $0.results.count
        },
        ModelList(ChangeCollection.self, "changes", row: #"{"key": "images", "items": []}"#) { $0.changes.count },
        ModelList(GenreCollection.self, "genres", row: named) { $0.genres.count },
        ModelList(WatchProviderCollection.self, "results", row: provider) { $0.results.count },
        ModelList(MovieCollection.self, "parts", row: title, other: #""id": 1, "name": "n""#) { $0.parts.count },
        ModelList(MoviePageableList.self, "results", row: title) { $0.results.count },
        ModelList(
            MediaList.self, "items", row: #"{"id": 1, "title": "t", "media_type": "movie"}"#,
            other: #""id": 1, "name": "n""#
        ) { $0.items.count },
    ]

    /// Lists of rows.
    static let nestedLists: [ModelList] = [
        ModelList(
            AggregateCastMember.self, "roles", row: #"{"credit_id": "c", "character": "x", "episode_count": 1}"#,
            other: #""id": 1, "name": "n", "order": 0, "total_episode_count": 1"#
        ) { $0.roles.filter { !$0.creditID.isEmpty }.count },
        ModelList(
            MovieReleaseDatesByCountry.self, "release_dates",
            row: #"{"certification": "12", "release_date": "1999-10-15T00:00:00.000Z", "type": 3}"#,
            other: #""iso_3166_1": "DE""#
        ) { $0.releaseDates.filter { $0.releaseDate != nil }.count },
        ModelList(
            Change.self, "items", row: #"{"id": "1", "action": "added", "time": "t"}"#, other: #""key": "images""#
        ) { $0.items.count },
        ModelList(
            TVEpisodeGroupPart.self, "episodes", row: episode, other: #""id": "g", "name": "n", "order": 0"#
        ) { $0.episodes.count },
    ]

    /// Lists of models that have other lists too.
    static let partialLists: [ModelList] = [
        ModelList(ShowCredits.self, "cast", row: cast, other: #""crew": []"#) { $0.cast.count },
        ModelList(ShowCredits.self, "crew", row: crew, other: #""cast": []"#) { $0.crew.count },
        ModelList(TVEpisodeCredits.self, "cast", row: cast, other: #""crew": []"#) { $0.cast.count },
        ModelList(TVEpisodeCredits.self, "crew", row: crew, other: #""cast": []"#) { $0.crew.count },
        ModelList(TVEpisodeCredits.self, "guest_stars", row: cast, other: #""cast": []"#) { $0.guestStars.count },
        ModelList(AggregateCredits.self, "cast", row: named, other: #""crew": []"#) { $0.cast.count },
        ModelList(AggregateCredits.self, "crew", row: named, other: #""cast": []"#) { $0.crew.count },
        ModelList(
            PersonMovieCredits.self, "cast", row: #"{"id": 1, "title": "t", "credit_id": "c"}"#, other: #""crew": []"#
        ) { $0.cast.count },
        ModelList(ImageCollection.self, "logos", row: image, other: #""posters": []"#) { $0.logos.count },
        ModelList(ImageCollection.self, "backdrops", row: image, other: #""posters": []"#) { $0.backdrops.count },
        ModelList(CollectionImages.self, "posters", row: image, other: #""backdrops": []"#) { $0.posters.count },
        ModelList(FindResults.self, "movie_results", row: title, other: #""tv_results": []"#) { $0.movies.count },
        ModelList(FindResults.self, "tv_episode_results", row: episode, other: #""tv_results": []"#) {
            $0.tvEpisodes.count
        },
    ]

    static let optionalLists: [ModelList] = [
        ModelList(Movie.self, "genres", row: named, other: #""id": 1, "title": "t""#) { $0.genres?.count },
        ModelList(Movie.self, "production_companies", row: named, other: #""id": 1, "title": "t""#) {
            $0.productionCompanies?.count
        },
        ModelList(
            Movie.self, "spoken_languages", row: #"{"iso_639_1": "de", "name": "n"}"#, other: #""id": 1, "title": "t""#
        ) { $0.spokenLanguages?.count },
        ModelList(Movie.self, "origin_country", row: #""US""#, other: #""id": 1, "title": "t""#) {
            $0.originCountry?.count
        },
        ModelList(MovieListItem.self, "genre_ids", row: "18", other: #""id": 1, "title": "t""#) { $0.genreIDs?.count },
        ModelList(
            TVSeries.self, "created_by", row: #"{"id": 1, "credit_id": "c", "name": "n"}"#,
            other: #""id": 1, "name": "n""#
        ) { $0.createdBy?.count },
        ModelList(TVSeries.self, "networks", row: named, other: #""id": 1, "name": "n""#) { $0.networks?.count },
        ModelList(TVSeason.self, "episodes", row: episode, other: #""id": 1, "name": "n", "season_number": 1"#) {
            $0.episodes?.count
        },
        ModelList(TVEpisode.self, "guest_stars", row: cast, other: episode.dropFirst().dropLast().description) {
            $0.guestStars?.count
        },
        ModelList(ShowWatchProvider.self, "flatrate_and_buy", row: provider, other: #""link": "https://a.example""#) {
            $0.flatRateAndBuy?.count
        },
        ModelList(ShowWatchProvider.self, "flatrate", row: provider, other: #""link": "https://a.example""#) {
            $0.flatRate?.count
        },
    ]

    @Test(arguments: subjects)
    func `a value without its main list is an error, and invalid rows are omitted`(list: ModelList) throws {
        #expect(try list.counts() == [1, -2, -2])
    }

    @Test(arguments: nestedLists + partialLists)
    func `a missing list of a row, or one of several, is empty, and invalid rows are omitted`(list: ModelList) throws {
        #expect(try list.counts() == [1, 0, 0])
    }

    @Test(arguments: optionalLists)
    func `a missing list is nil, and invalid rows are omitted`(list: ModelList) throws {
        #expect(try list.counts() == [1, -1, -1])
    }

    @Test func `invalid offers, ratings and priorities do not affect other countries`() throws {
        let offers = try ShowWatchProviders(
            json: #"{"results": {"DE": {"buy": [{"provider_id": "x"}, \#(Self.provider)]}, "FR": [], "GB": {}}}"#)
        #expect(offers.results.keys.sorted() == ["DE", "GB"])
        #expect(offers.results["DE"]?.buy?.map(\.id) == [1])
        #expect(try ShowWatchProviders(json: #"{"results": []}"#).results.isEmpty)
        for results in [#""id": 1"#, #""results": null"#, #""results": [1]"#, #""results": """#] {
            #expect(throws: DecodingError.self) { try ShowWatchProviders(json: "{\(results)}") }
        }
        let ratings = try CertificationCollection(
            json: """
                {"certifications": {"DE": [{"meaning": "12"}, {"certification": "6", "meaning": "", "order": 1}],
                 "FR": 1}}
                """)
        #expect(ratings.certifications.mapValues { $0.map(\.name) } == ["DE": ["6"]])
        #expect(throws: DecodingError.self) { try CertificationCollection(json: "{}") }
        let provider = try WatchProvider(
            json: #"{"provider_id": 1, "provider_name": "n", "display_priorities": {"DE": 1, "FR": "x"}}"#)
        #expect(provider.displayPriorities == ["DE": 1])
    }

    @Test func `an invalid row does not affect other parts of a response`() throws {
        let response = try MovieDetailsResponse(
            json: """
                {"id": 1, "title": "t", "genres": [{"name": "Drama"}, {"id": 35, "name": "Comedy"}],
                 "credits": {"cast": [\(Self.cast), {"id": 2}], "crew": []}, "videos": {"results": []},
                 "watch/providers": {"results": {}}, "keywords": {"keywords": [{"name": "n"}]}}
                """)
        #expect(response.movie.genres?.map(\.id) == [35])
        #expect(response.credits?.cast.count == 1)
        #expect(response.credits?.crew.isEmpty == true)
        #expect(response.videos?.results.isEmpty == true)
        #expect(response.keywords?.keywords.isEmpty == true)
        #expect(response.images == nil)
    }

    @Test func `invalid rows of a top-level list are omitted`() async throws {
        let http = ScriptedHTTPClient(
            .answer(200, [:], #"[{"iso_3166_1": "DE", "english_name": "Germany"}, {"english_name": "?"}, null]"#),
            .answer(200, [:], #"["de-DE", null, "fr-FR"]"#), .answer(200, [:], "{}"))
        let configurations = try TMDbClient.test(http).configurations
        #expect(
            try await configurations.countries() == [
                Country(countryCode: "DE", name: "Germany", englishName: "Germany")
            ])
        #expect(try await configurations.primaryTranslations() == ["de-DE", "fr-FR"])
        let error = await #expect(throws: TMDbError.self) { try await configurations.languages() }
        guard case .decoding = error?.kind else { return #expect(Bool(false)) }
    }

    @Test(arguments: ["1", #"{"a": {}}"#, #""x""#])
    func `a value in place of a list is an error, or nil if the list is optional`(value: String) throws {
        #expect(throws: DecodingError.self) { try KeywordCollection(json: #"{"keywords": \#(value)}"#) }
        #expect(try Movie(json: #"{"id": 1, "title": "t", "genres": \#(value)}"#).genres == nil)
    }

    @Test func `an empty object is not an empty list`() throws {
        #expect(throws: DecodingError.self) { try KeywordCollection(json: #"{"keywords": {}}"#) }
        #expect(try Movie(json: #"{"id": 1, "title": "t", "genres": {}}"#).genres == nil)
        #expect(throws: DecodingError.self) { try MoviePageableList(json: #"{"results": {}}"#) }
        #expect(try ShowCredits(json: #"{"cast": {}, "crew": []}"#).isIncomplete)
    }

    @Test func `flags can be numbers or strings`() throws {
        let movie = try MovieListItem(json: #"{"id": 1, "title": "t", "adult": 1, "video": 0, "softcore": "0"}"#)
        #expect([movie.isAdultOnly, movie.hasVideo, movie.isSoftcore] == [true, false, false])
        #expect(try MediaListItemStatus(json: #"{"id": 1, "item_present": 1}"#).isPresent)
        #expect(try MovieListItem(json: #"{"id": 1, "title": "t", "adult": null}"#).isAdultOnly == nil)
        for (value, flag) in [(#""true""#, true), (#""False""#, false), (#""yes""#, nil), ("[]", nil), ("{}", nil)] {
            let movie = try MovieListItem(json: #"{"id": 1, "title": "t", "adult": \#(value)}"#)
            #expect(movie.isAdultOnly == flag)
        }
        for value in ["null", #""""#, "[]"] {
            #expect(throws: DecodingError.self) {
                try MediaListItemStatus(json: #"{"id": 1, "item_present": \#(value)}"#)
            }
        }
    }
}
