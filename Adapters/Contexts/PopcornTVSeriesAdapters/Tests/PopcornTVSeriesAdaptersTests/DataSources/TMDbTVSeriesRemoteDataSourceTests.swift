import CoreDomain
import Foundation
import PopcornTVSeriesAdapters
import TMDb
import TMDbStandIn
import TVSeriesDomain
import Testing

@Suite struct TMDbTVSeriesRemoteDataSourceTests {

    private let seriesBody = """
        {"id":96677,"name":"Lupin","aggregate_credits":{"cast":[{"id":78423,"name":"Omar Sy","gender":2,
        "profile_path":"/o.jpg","roles":[{"credit_id":"a","character":"Assane Diop","episode_count":17},
        {"credit_id":"b","character":"","episode_count":1}],"total_episode_count":17,"order":0}],
        "crew":[{"id":1,"name":"X","gender":9,"department":"Camera","jobs":[{"credit_id":"j","job":"Focus Puller",
        "episode_count":5}],"total_episode_count":5}]},
        "content_ratings":{"results":[{"iso_3166_1":"GB","rating":"15","descriptors":["violence"]},
        {"iso_3166_1":"FR","rating":""}]},"images":{"posters":[],"backdrops":[],
        "logos":[{"file_path":"/en.png","width":1,"height":1,"iso_639_1":"en"},
        {"file_path":"/de.png","width":1,"height":1,"iso_639_1":"de"}]},"external_ids":{"imdb_id":"tt2531336"},
        "videos":{"results":[{"id":"v","name":"V","site":"YouTube","key":"k","type":"Interpretive Dance","size":1080,
        "official":true,"published_at":"2021-01-08T08:00:00.000Z","iso_639_1":"","iso_3166_1":"US"}]},
        "watch/providers":{"results":{"GB":{"link":"https://example.com","flatrate":[{"provider_id":8,
        "provider_name":"P","logo_path":"/p.png","display_priority":1}]}}},
        "keywords":{"results":[{"id":1508,"name":"paris"}]},
        "alternative_titles":{"results":[{"iso_3166_1":"JP","title":"L","type":""}]}}
        """

    /// Sends a request to a stand-in server that serves one response.
    private func fetch<Value: Sendable>(
        _ path: String, body: String, fallback: [String] = [], check: (StandInServer) -> Void = { _ in },
        _ call: @Sendable (TMDbTVSeriesRemoteDataSource) async throws -> Value
    ) async throws -> Value {
        let recording = Recording(method: "GET", path: "/3/tv/\(path)", status: 200, body: Array(body.utf8))
        return try await StandInServer.withClient(of: recording) { client, server in
            let source = TMDbTVSeriesRemoteDataSource(
                seriesService: client.tvSeries, seasonService: client.tvSeasons, episodeService: client.tvEpisodes,
                groupService: client.tvEpisodeGroups, fallback: try TextFallback(fallback))
            defer { check(server) }
            return try await call(source)
        }
    }

    @Test func `a series with every part is fetched with one request`() async throws {
        let german = try ContentLocale(language: "de-DE")
        let content = try await fetch("96677", body: seriesBody) { server in
            #expect(server.requestCount == 1)
            let query = server.requests.first?.query
            let appended = query?["append_to_response"]?.split(separator: ",").map(String.init).sorted()
            #expect(
                appended == [
                    "aggregate_credits", "alternative_titles", "content_ratings", "episode_groups", "external_ids",
                    "images",
                    "keywords", "videos", "watch/providers",
                ])
            #expect(query?["language"] == "de-DE")
            #expect(query?["include_image_language"] == "de,null,xx,en,ja,zh,fr,ko,es")
            #expect(query?["include_video_language"] == "de,null,xx,en,ja,zh,fr,ko,es")
        } _: { source in
            try await source.series(withID: 96677, locale: german, known: nil)
        }
        #expect(content.series == TVSeries(id: 96677, name: "Lupin"))
        #expect(
            content.credits
                == AggregateCredits(
                    cast: [
                        AggregateCastMember(
                            id: 78423, name: "Omar Sy", gender: .male, profilePath: URL(string: "/o.jpg"),
                            roles: [
                                AggregateRole(creditID: "a", character: "Assane Diop", episodeCount: 17),
                                AggregateRole(creditID: "b", character: "", episodeCount: 1),
                            ],
                            totalEpisodeCount: 17, order: 0)
                    ],
                    crew: [
                        AggregateCrewMember(
                            id: 1, name: "X", gender: .unknown, department: "Camera",
                            jobs: [AggregateJob(creditID: "j", job: "Focus Puller", episodeCount: 5)],
                            totalEpisodeCount: 5)
                    ]))
        #expect(
            content.contentRatings
                == [
                    ContentRating(region: "GB", rating: "15", descriptors: ["violence"]),
                    ContentRating(region: "FR", rating: ""),
                ])
        #expect(content.images?.logoPaths.map(\.relativeString) == ["/de.png", "/en.png"])
        #expect(
            content.videos
                == [
                    Video(
                        id: "v", name: "V", site: "YouTube", key: "k", type: VideoType(rawValue: "Interpretive Dance"),
                        size: 1080, isOfficial: true, publishedAt: Date(timeIntervalSince1970: 1_610_092_800),
                        regionCode: "US")
                ])
        #expect(content.watchOffers?.first?.flatrate?.map(\.id) == [8])
        #expect(content.externalIDs == ExternalIDs(imdbID: "tt2531336"))
        #expect(content.keywords == [CoreDomain.Keyword(id: 1508, name: "paris")])
        #expect(content.alternativeTitles == [CoreDomain.AlternativeTitle(region: "JP", title: "L")])
    }

    @Test func `a whole series is fetched by one request, and a season that the response lacks by its own`()
        async throws
    {
        func season(_ number: Int, _ more: String = "") -> String {
            #"{"id":\#(number),"name":"S","season_number":\#(number)\#(more)}"#
        }
        let episode = #"{"id":9,"name":"E","episode_number":1,"season_number":1,"crew":[],"guest_stars":[]}"#
        let body = """
            {"id":96677,"name":"Lupin","seasons":[\(season(2)),\(season(1))],"external_ids":{"imdb_id":"tt1"},
            "season/1":\(season(1, #","episodes":[\#(episode)]"#))}
            """
        let content = try await fetch("96677", body: body) { server in
            #expect(server.requests.map(\.path) == ["/3/tv/96677", "/3/tv/96677/season/2"])
            let appended = server.requests.first?.query["append_to_response"]?.split(separator: ",") ?? []
            #expect(appended.count == 20)
            #expect(appended.contains("images"))
            #expect(appended.contains("season/0"))
        } _: {
            try await $0.wholeSeries(withID: 96677, locale: .americanEnglish, originalLanguage: nil)
        }
        #expect(content.externalIDs?.imdbID == "tt1")
        #expect(content.series.seasons?.map(\.seasonNumber) == [1, 2])
        #expect(content.series.seasons?.first?.episodes?.map(\.id) == [9])
        #expect(content.series.seasons?.last?.episodes == nil)
    }

    private func translations(name: String) -> String {
        """
        "translations":{"translations":[{"iso_3166_1":"DE","iso_639_1":"de","name":"Deutsch","english_name":"German",
        "data":{"name":"\(name)","overview":""}}]}
        """
    }

    private func expected(name: String) -> [CoreDomain.Translation] {
        [
            CoreDomain.Translation(
                languageCode: "de", countryCode: "DE", texts: ContentTexts(title: name, overview: ""))
        ]
    }

    @Test func `requested translations are fetched with the same request`() async throws {
        let id = TVSeasonLocator(seriesID: 96677, seasonNumber: 1)
        func check(_ server: StandInServer) {
            #expect(server.requestCount == 1)
            #expect(server.requests.first?.query["append_to_response"]?.contains(",translations") == true)
        }
        let series = try await fetch(
            "96677", body: #"{"id":96677,"name":"Lupin",\#(translations(name: "A"))}"#, fallback: ["en"],
            check: check
        ) { try await $0.series(withID: 96677, locale: .americanEnglish, known: nil) }
        #expect(series.translations == expected(name: "A"))
        let season = try await fetch(
            "96677/season/1", body: #"{"id":5,"name":"S","season_number":1,\#(translations(name: "B"))}"#,
            fallback: ["en"], check: check
        ) { try await $0.season(id, locale: .americanEnglish, originalLanguage: nil) }
        #expect(season.translations == expected(name: "B"))
        let episode = try await fetch(
            "96677/season/1/episode/2",
            body: #"{"id":6,"name":"E","season_number":1,"episode_number":2,\#(translations(name: "C"))}"#,
            fallback: ["en"], check: check
        ) {
            let id = TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: 2)
            return try await $0.episode(id, locale: .americanEnglish, originalLanguage: nil)
        }
        #expect(episode.translations == expected(name: "C"))
    }

    @Test func `translations of seasons and of known episodes are fetched with the same request`() async throws {
        func translated(_ path: String, _ name: String) -> String {
            translations(name: name).replacing(
                #""translations":{"#, with: #""\#(path)/translations":{"#, maxReplacements: 1)
        }
        let body = """
            {"id":96677,"name":"Lupin",\(translations(name: "A")),\(translated("season/2", "B")),
            \(translated("season/1/episode/7", "C")),"season/1/translations":{"success":false,"status_code":34}}
            """
        let episode = TVEpisode(id: 1, name: "E", episodeNumber: 7, seasonNumber: 1)
        let seasons = [0, 1, 2].map { TVSeason(id: $0, name: "S", seasonNumber: $0) }
        let known = TVSeries(id: 96677, name: "Lupin", seasons: seasons, lastEpisodeToAir: episode)
        let content = try await fetch("96677", body: body, fallback: ["en"]) { server in
            #expect(server.requestCount == 1)
            let appended = server.requests.first?.query["append_to_response"]?.split(separator: ",") ?? []
            #expect(
                appended.filter { $0.hasPrefix("season") } == [
                    "season/1/episode/7/translations", "season/0/translations", "season/1/translations",
                    "season/2/translations",
                ])
        } _: {
            try await $0.series(withID: 96677, locale: .americanEnglish, known: known)
        }
        #expect(content.memberTranslations?.map(\.seasonNumber) == [1, 2])
        #expect(content.memberTranslations?.map(\.episodeNumber) == [7, nil])
        #expect(content.memberTranslations?.map(\.translation.texts.title) == ["C", "B"])

        _ = try await fetch("96677", body: body, fallback: ["en"]) { server in
            let appended = server.requests.first?.query["append_to_response"]?.split(separator: ",") ?? []
            #expect(appended.count == 20)
        } _: {
            try await $0.series(withID: 96677, locale: .americanEnglish, known: nil)
        }
    }

    @Test func `an episode group is fetched with its parts and episodes in order`() async throws {
        func episode(_ number: Int, order: Int) -> String {
            #"{"id":\#(number),"name":"E","episode_number":\#(number),"season_number":1,"show_id":9,"order":\#(order)}"#
        }
        let body = """
            {"id":"5b11","name":"G","description":"D","type":2,"episode_count":3,"group_count":2,
            "network":{"id":1,"name":"N"},"groups":[{"id":"b","name":"Second","order":1,"episodes":[]},
            {"id":"a","name":"First","order":0,"episodes":[\(episode(2, order: 1)),\(episode(1, order: 0))]}]}
            """
        let group = try await fetch("episode_group/5b11", body: body) {
            try await $0.episodeGroup(withID: "5b11", locale: .americanEnglish)
        }
        #expect(group.type == .absolute)
        #expect(group.overview == "D")
        #expect([group.episodeCount, group.partCount] == [3, 2])
        #expect(group.network == Network(id: 1, name: "N"))
        #expect(group.parts?.map(\.name) == ["First", "Second"])
        #expect(group.parts?.first?.episodes.map(\.episodeNumber) == [1, 2])
    }

    @Test func `a season with every part is fetched with one request`() async throws {
        let body = """
            {"id":5,"name":"Specials","season_number":0,"air_date":"","poster_path":null,"episodes":[
            {"id":1,"name":"E","episode_number":1,"season_number":0,"still_path":null,"crew":[],"guest_stars":[]}],
            "credits":{"cast":[],"crew":[]},"images":{"posters":[{"file_path":"/p.jpg","width":1,"height":1}]},
            "videos":{"results":[]},"external_ids":{"tvdb_id":30272}}
            """
        let content = try await fetch("96677/season/0", body: body) { server in
            let query = server.requests.first?.query
            #expect(server.requestCount == 1)
            #expect(query?["append_to_response"] == "credits,images,videos,external_ids")
            #expect(query?["include_image_language"] == "en,null,xx,fr")
            #expect(query?["include_video_language"] == "en,null,xx,fr")
        } _: { source in
            try await source.season(
                TVSeasonLocator(seriesID: 96677, seasonNumber: 0), locale: .americanEnglish, originalLanguage: "fr")
        }
        let episode = TVEpisode(id: 1, name: "E", episodeNumber: 1, seasonNumber: 0, crew: [], guestStars: [])
        #expect(
            content
                == TVSeasonWithParts(
                    season: TVSeason(id: 5, name: "Specials", seasonNumber: 0, episodeCount: 1, episodes: [episode]),
                    seriesID: 96677,
                    credits: Credits(cast: [], crew: []),
                    images: ImageCollection(
                        posters: [ContentImage(path: try #require(URL(string: "/p.jpg")), width: 1, height: 1)]),
                    videos: [],
                    externalIDs: ExternalIDs(tvdbID: 30272)))
    }

    @Test func `an episode with every part is fetched with one request`() async throws {
        let body = """
            {"id":1,"name":"E","episode_number":2,"season_number":1,"crew":[],"guest_stars":[],
            "credits":{"cast":[{"id":8,"credit_id":"g","name":"G","character":"C","gender":2,"order":4}],"crew":[],
            "guest_stars":[]},"images":{"stills":[{"file_path":"/en.jpg","width":1,"height":1,"iso_639_1":"en"},
            {"file_path":"/none.jpg","width":1,"height":1,"iso_639_1":null}]},"external_ids":{"imdb_id":"tt1"},
            "videos":{"results":[]}}
            """
        let content = try await fetch("96677/season/1/episode/2", body: body) { server in
            #expect(server.requestCount == 1)
            let query = server.requests.first?.query
            #expect(
                query?["append_to_response"]?.split(separator: ",").sorted() == [
                    "credits", "external_ids", "images", "videos",
                ])
            #expect(query?["include_image_language"] == "en,null,xx,fr")
        } _: { source in
            try await source.episode(
                TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: 2), locale: .americanEnglish,
                originalLanguage: "fr")
        }
        #expect(
            content.episode == TVEpisode(id: 1, name: "E", episodeNumber: 2, seasonNumber: 1, crew: [], guestStars: []))
        #expect(content.cast?.map(\.name) == ["G"])
        #expect(content.images?.stillPaths.map(\.relativeString) == ["/none.jpg", "/en.jpg"])
        #expect(content.videos == [])
        #expect(content.externalIDs == ExternalIDs(imdbID: "tt1"))
        #expect(content.seriesID == 96677)
    }

    @Test func `not-found errors name the requested item`() async throws {
        let id = TVEpisodeLocator(seriesID: 7, seasonNumber: 2, episodeNumber: 3)
        try await fetch("1", body: "{}") { source in
            let series = await #expect(throws: PopcornError.self) {
                try await source.series(withID: 7, locale: .americanEnglish, known: nil)
            }
            #expect(series?.message == "TMDb has no series 7")
            let season = await #expect(throws: PopcornError.self) {
                try await source.season(id.season, locale: .americanEnglish, originalLanguage: nil)
            }
            #expect(season?.message == "TMDb has no season 2 of series 7")
            let episode = await #expect(throws: PopcornError.self) {
                try await source.episode(id, locale: .americanEnglish, originalLanguage: nil)
            }
            #expect(episode?.message == "TMDb has no episode 3 of season 2 of series 7")
        }
    }

    @Test func `episodes that cannot be read are missing`() async throws {
        let body = #"{"id":5,"name":"S","season_number":1,"episodes":{"id":1,"name":"E","season_number":1}}"#
        let content = try await fetch("7/season/1", body: body) { source in
            try await source.season(
                TVSeasonLocator(seriesID: 7, seasonNumber: 1), locale: .americanEnglish, originalLanguage: nil)
        }
        #expect(content.season.name == "S")
        #expect(content.season.episodes == nil)
        #expect(content.missing.parts.contains(.episodes))
    }
}
