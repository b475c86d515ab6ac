import Testing

@testable import TMDb

@Suite struct PublicRequestTests {

    private func target(_ text: String) throws(PublicRequestError) -> String {
        try PublicRequest(target: text).target
    }

    private func error(_ text: String) -> PublicRequestError? {
        do throws(PublicRequestError) {
            _ = try PublicRequest(target: text)
            return nil
        } catch {
            return error
        }
    }

    /// Returns a target that appends resources.
    private func appending(_ parts: [String], to path: String) -> String {
        "\(path)?append_to_response=\(parts.joined(separator: ","))"
    }

    // MARK: Paths

    @Test(arguments: [
        ("/3/movie/550", "3/movie/550"), ("3/movie/550", "3/movie/550"), ("/3/movie/550/", "3/movie/550"),
        ("/3/movie/550-fight-club", "3/movie/550"), ("/3/movie/00550", "3/movie/550"),
        ("/3/movie/%35%35%30", "3/movie/550"), ("/3/m%6Fvie/550", "3/movie/550"),
        ("/3/movie/tt0137523", "3/movie/tt0137523"), ("/3/person/287-brad-pitt/images", "3/person/287/images"),
        ("/3/tv/1396/season/0/episode/007", "3/tv/1396/season/0/episode/7"),
        ("/3/trending/all/week", "3/trending/all/week"), ("/3/movie/popular", "3/movie/popular"),
        ("/3/tv/season/3627/changes", "3/tv/season/3627/changes"),
        ("/3/tv/1396/watch/providers", "3/tv/1396/watch/providers"),
        ("/3/tv/episode_group/5acf93e60e0a26346d0000ce", "3/tv/episode_group/5acf93e60e0a26346d0000ce"),
        ("/3/find/Q%2042", "3/find/Q%2042"), ("/3/find/%C3%A9+1", "3/find/%C3%A9%2B1"),
        ("/3/list/528349d419c2954bd21ca0a8", "3/list/528349d419c2954bd21ca0a8"),
        ("/3/list/8136-best", "3/list/8136"), ("/4/list/8136", "4/list/8136"),
        ("/3/movie/550#fragment?language=de", "3/movie/550"), ("/3/movie/550?", "3/movie/550"),
    ])
    func `a path is brought to its canonical form`(text: String, canonical: String) throws {
        #expect(try target(text) == canonical)
    }

    @Test(arguments: [
        "", "/", "?", "//", "3", "/3", "/4", "/5/movie/550", "/3/movies/550", "/3/movie", "/3/movie/550/nothing",
        "/3/movie/550//", "//3/movie/550", "/3//movie/550", "/3/movie//550", "/3/movie/550/credits/more",
        "/3/movie/../tv/5", "/3/movie/./550", "/3/movie/%2e%2e/550", "/3/movie/%2E/550", "/3/movie/550%2fcredits",
        "/3/movie/550%2Fcredits", "/3/movie/550%5Ccredits", "/3/movie/550%00", "/3/movie/550%0a", "/3/movie/550%7F",
        "/3/movie/550%2500", "/3/movie/550%", "/3/movie/550%f", "/3/movie/%zz", "/3/movie/%ff", "/3/movie/%C3",
        "/3/movie/%ED%A0%80", "/3/movie/550%3Fa", "/3/movie/550%23a", "/3/find/..", "/3/find/%2e%2e", "/3/find/",
        "/3/tv/1/season/1/episode/1/images/2/3", "/3/Movie/550", "/4/movie/550", "/3/{movie_id}",
    ])
    func `a path that TMDb's API does not have is unknown`(text: String) {
        #expect(error(text) == .unknownPath)
    }

    @Test func `a path of many segments is unknown`() {
        #expect(error("/3" + String(repeating: "/a", count: 4000)) == .unknownPath)
        #expect(error(String(repeating: "/", count: 8000)) == .unknownPath)
    }

    @Test(arguments: [
        ("/3/movie/abc", "movie_id", 6), ("/3/movie/0", "movie_id", 6), ("/3/movie/-1", "movie_id", 6),
        ("/3/movie/+5", "movie_id", 6), ("/3/movie/5.0", "movie_id", 6), ("/3/movie/2147483648", "movie_id", 6),
        ("/3/movie/99999999999999999999999", "movie_id", 6), ("/3/movie/tt", "movie_id", 6),
        ("/3/movie/tt12x", "movie_id", 6), ("/3/movie/tt1234567890123", "movie_id", 6),
        ("/3/movie/%D9%A1", "movie_id", 6), ("/3/tv/tt0903747", "series_id", 6),
        ("/3/tv/1/season/-1", "season_number", 34), ("/3/tv/1/season/1/episode/x", "episode_number", 34),
        ("/3/tv/1/season/1-pilot", "season_number", 34), ("/3/trending/all/month", "time_window", 34),
        ("/3/person/x/images", "person_id", 6),
    ])
    func `an invalid value of the path is named with TMDb's code`(text: String, name: String, code: Int) {
        guard case .invalid(let found, let reason, let foundCode) = error(text) else {
            Issue.record("\(String(describing: error(text)))")
            return
        }
        #expect(found == name)
        #expect(foundCode.rawValue == code)
        #expect(reason.hasPrefix("must be "))
    }

    @Test func `an overlong identifier is invalid`() {
        #expect(
            error("/3/review/" + String(repeating: "a", count: 129))
                == .invalid(name: "review_id", reason: "must have at most 128 bytes", code: .resourceNotFound))
        #expect(error("/3/review/" + String(repeating: "a", count: 128)) == nil)
    }

    @Test(arguments: [
        "/3/account", "/3/account/5", "/3/account/5/favorite/movies", "/3/account/5/nothing",
        "/3/guest_session/0a1b/rated/movies", "/3/authentication/token/new", "/3/authentication/guest_session/new",
        "/3/authentication/session", "/3/movie/550/account_states", "/3/tv/1/account_states",
        "/3/tv/1/season/1/account_states", "/3/tv/1/season/1/episode/1/account_states", "/3/movie/550/rating",
        "/3/tv/1/rating", "/3/tv/1/season/1/episode/1/rating", "/3/list", "/3/list/5/add_item",
        "/3/list/5/remove_item", "/3/list/5/clear", "/3/list/5/item_status?movie_id=550&session_id=s",
        "/4/account/5/lists", "/4/auth/access_token", "/4/list", "/4/list/5/items", "/4/list/5/clear",
        "/4/list/5/item_status?media_id=550&media_type=movie", "/3/movie/550?append_to_response=account_states",
        "/3/movie/550?append_to_response=credits,account_states&session_id=s",
        "/3/tv/1?append_to_response=season/1/account_states", "/3/movie/550?append_to_response=rating",
    ])
    func `a path or a part of an account, or of a write, belongs to an account`(text: String) {
        #expect(error(text) == .belongsToAccount)
    }

    @Test(arguments: [
        ("/3/discover/movie?with_title_translation=de&a=1", "3/discover/movie?with_title_translation=de"),
        ("/3/discover/tv?without_networks=1&popularity.gte=5", "3/discover/tv?popularity.gte=5&without_networks=1"),
        ("/3/discover/tv?air_date.lte=2020-01-01&with_=&x.lte=", "3/discover/tv?air_date.lte=2020-01-01"),
        ("/3/movie/popular?with_genres=18&vote_count.gte=5", "3/movie/popular"),
        // A name that is not that of a filter is not sent: TMDb would read other parameters from it.
        ("/3/discover/movie?with_%26api_key%3DX%26z=1&with_%2526page%253D600%2526z=1", "3/discover/movie"),
        ("/3/discover/movie?with_a%23=1&with_%00=1&with_%0A=1&with_A=1&with_%C3%A9=1", "3/discover/movie"),
    ])
    func `discovery has each filter, also one that TMDb does not describe`(text: String, canonical: String) throws {
        #expect(try target(text) == canonical)
    }

    @Test func `the validation of the credential has an error of its own`() {
        #expect(error("/3/authentication") == .validatesCredential)
        #expect(error("/3/authentication/?api_key=k") == .validatesCredential)
    }

    // MARK: Queries

    @Test(arguments: [
        ("language=de&append_to_response=images,credits", "append_to_response=credits,images&language=de"),
        ("append_to_response=credits,images&language=de", "append_to_response=credits,images&language=de"),
        ("append_to_response=,,credits,credits", "append_to_response=credits"),
        ("append_to_response=%20credits%20,%20images", "append_to_response=credits,images"),
        ("append_to_response=credits%2Cimages", "append_to_response=credits,images"),
        ("append_to_response=nothing,latest,../5,credits/,/credits,popular", ""), ("append_to_response=,", ""),
        ("append_to_response=", ""), ("append_to_response", ""),
        ("append_to_response=releases,casts,trailers", "append_to_response=casts,releases,trailers"),
        ("append_to_response=watch/providers", "append_to_response=watch%2Fproviders"),
        ("api_key=k&session_id=s&guest_session_id=g&callback=f&other=1", ""),
        ("language=en-US", ""), ("language=en", "language=en"), ("language=", ""), ("language", ""), ("=de", ""),
        ("language=de&language=fr", "language=fr"), ("language=de&language=", "language=de"),
        ("append_to_response=credits&append_to_response=videos", "append_to_response=videos"),
        ("l%61nguage=d%65", "language=de"), ("&&language=de&&", "language=de"), ("LANGUAGE=de", ""),
        ("page=2", ""), ("append_to_response=similar&page=2", "append_to_response=similar&page=2"),
        ("append_to_response=similar&page=1", "append_to_response=similar"),
        ("include_image_language=de,null", ""),
        (
            "append_to_response=images&include_image_language=de,null",
            "append_to_response=images&include_image_language=de,null"
        ),
        ("append_to_response=images&language=en-US", "append_to_response=images&language=en-US"),
        ("append_to_response=credits,images&language=en-US", "append_to_response=credits,images&language=en-US"),
        ("append_to_response=credits,videos&language=en-US", "append_to_response=credits,videos"),
        ("append_to_response=keywords&language=en-US", "append_to_response=keywords"),
        ("append_to_response=changes&start_date=2026-01-01", "append_to_response=changes&start_date=2026-01-01"),
        ("with_title_translation=de", ""),
        ("append_to_response=alternative_titles&country=US", "append_to_response=alternative_titles&country=US"),
        ("%ff=1&language=de", "language=de"), ("other=%ff&language=de", "language=de"),
        ("other=%00&language=de", "language=de"),
    ])
    func `the query of a movie is brought to its canonical form`(query: String, canonical: String) throws {
        #expect(try target("/3/movie/550?\(query)") == "3/movie/550" + (canonical.isEmpty ? "" : "?\(canonical)"))
    }

    @Test(arguments: [
        ("/3/search/movie?query=C%2B%2B+und+%C3%A9&include_adult=false", "3/search/movie?query=C%2B%2B%20und%20%C3%A9"),
        ("/3/search/movie?query=a&include_adult=true", "3/search/movie?include_adult=true&query=a"),
        ("/3/search/movie?query=a=b", "3/search/movie?query=a%3Db"), ("/3/search/movie", "3/search/movie"),
        ("/3/movie/popular?page=1&region=US&language=en-US", "3/movie/popular?region=US"),
        ("/3/movie/popular?page=002", "3/movie/popular?page=2"),
        ("/3/movie/popular?page=500", "3/movie/popular?page=500"),
        ("/3/movie/550/images?language=en-US", "3/movie/550/images?language=en-US"),
        ("/3/movie/550/credits?append_to_response=images", "3/movie/550/credits"),
        ("/3/genre/movie/list?language=en", "3/genre/movie/list"),
        ("/3/genre/movie/list?language=en-US", "3/genre/movie/list?language=en-US"),
        ("/3/discover/movie?with_genres=28|12&sort_by=popularity.desc", "3/discover/movie?with_genres=28%7C12"),
        ("/3/discover/movie?sort_by=revenue.desc&include_video=false", "3/discover/movie?sort_by=revenue.desc"),
        ("/3/trending/all/day?page=2", "3/trending/all/day?page=2"),
        ("/4/list/5?language=en-US&page=1&sort_by=title.asc", "4/list/5?language=en-US&sort_by=title.asc"),
        ("/3/list/5?session_id=s&language=de", "3/list/5?language=de"),
        ("/3/list/5/item_status?movie_id=550", "3/list/5/item_status?movie_id=550"),
        ("/3/configuration?api_key=k", "3/configuration"),
        (
            "/3/collection/10?append_to_response=images&language=de",
            "3/collection/10?append_to_response=images&language=de"
        ),
        (
            "/3/company/25?append_to_response=movies&page=2&language=en-US",
            "3/company/25?append_to_response=movies&page=2"
        ),
    ])
    func `the query of an operation is brought to its canonical form`(text: String, canonical: String) throws {
        #expect(try target(text) == canonical)
    }

    @Test func `requests with the same meaning are equal, and are read again from their target`() throws {
        let texts = [
            "/3/tv/1396-breaking-bad?language=de&append_to_response=season/2,credits,season/10&api_key=k",
            "3/tv/1396?append_to_response=credits,season%2F10,season%2f2,season/2&language=de",
            "/3/tv/1396/?api_key=other&append_to_response=season/10,nothing,season/2,credits&language=de&page=1",
        ]
        let requests = try texts.map { try PublicRequest(target: $0) }
        #expect(Set(requests).count == 1)
        let target = "3/tv/1396?append_to_response=credits,season%2F10,season%2F2&language=de"
        #expect(requests.map(\.target) == Array(repeating: target, count: 3))
        let again = try PublicRequest(target: target)
        #expect(again == requests[0])
        #expect(again.target == target)
        #expect(again.parts == ["credits", "season/10", "season/2"])
        #expect(try PublicRequest(target: "3/tv/1396") != again)
    }

    @Test func `a request is read from a path and decoded query items`() throws {
        let request = try PublicRequest(
            path: "/3/search/movie"[...],
            query: [(name: "query", value: "C++ 100% é"), (name: "page", value: "3"), (name: "api_key", value: "k")])
        #expect(request.target == "3/search/movie?page=3&query=C%2B%2B%20100%25%20%C3%A9")
        #expect(try PublicRequest(target: request.target) == request)
    }

    @Test func `a request has the title, the language and the parts`() throws {
        let movie = try PublicRequest(target: "/3/movie/550/images?language=de")
        #expect(movie.operation.id == "movie-images")
        #expect(movie.operation.subject == .movie)
        #expect(movie.titleID == 550)
        #expect(movie.language == "de")
        #expect(movie.parts == [])
        let episode = try PublicRequest(
            target: "/3/tv/1396/season/2/episode/3?append_to_response=images,credits&language=en-US")
        #expect(episode.operation.subject == .tvEpisode)
        #expect(episode.titleID == 1396)
        #expect(episode.language == "en-US")
        #expect(episode.parts == ["credits", "images"])
        #expect(try PublicRequest(target: "/3/movie/550?language=en-US").language == nil)
        #expect(try PublicRequest(target: "/3/movie/tt0137523").titleID == nil)
        #expect(try PublicRequest(target: "/3/collection/10").titleID == 10)
        #expect(try PublicRequest(target: "/3/person/287/images").titleID == 287)
        #expect(try PublicRequest(target: "/3/company/25").titleID == nil)
        #expect(try PublicRequest(target: "/3/tv/season/3627/changes").titleID == nil)
        #expect(try PublicRequest(target: "/3/movie/popular").titleID == nil)
    }

    @Test func `the seasons and episodes of a series and their resources can be appended`() throws {
        let parts = ["season/0", "season/1/credits", "season/1/episode/2", "season/1/episode/2/translations"]
        let request = try PublicRequest(target: appending(parts.reversed(), to: "/3/tv/1396"))
        #expect(request.parts == parts)
        let others = ["season/01", "season/1-pilot", "season/-1", "season/", "season", "episode/1", "1", "season/1/x"]
        #expect(try PublicRequest(target: appending(others, to: "/3/tv/1396")).parts == [])
        #expect(try PublicRequest(target: appending(["season/1"], to: "/3/movie/550")).parts == [])
        let season = try PublicRequest(target: appending(["episode/2", "videos"], to: "/3/tv/1396/season/1"))
        #expect(season.parts == ["episode/2", "videos"])
    }

    // MARK: Limits

    @Test func `at most 20 resources are appended`() throws {
        let parts = (1...21).map { "season/\($0)" }
        #expect(
            error(appending(parts, to: "/3/tv/1396"))
                == .invalid(
                    name: "append_to_response", reason: "must contain at most 20 resources", code: .tooManyAppended))
        let most = parts.dropLast() + ["season/1", "nothing", ""]
        #expect(try PublicRequest(target: appending(Array(most), to: "/3/tv/1396")).parts.count == 20)
    }

    @Test(arguments: ["0", "501", "-1", "x", "1.5", "99999999999999999999", "%D9%A1"])
    func `a page outside 1 to 500 is invalid`(page: String) {
        #expect(
            error("/3/movie/popular?page=\(page)")
                == .invalid(name: "page", reason: "must be from 1 to 500", code: .invalidPage))
    }

    @Test(arguments: [
        ("%ff", "is not percent-encoded UTF-8"), ("%C3", "is not percent-encoded UTF-8"),
        ("%ED%A0%80", "is not percent-encoded UTF-8"), ("%zz", "is not percent-encoded UTF-8"),
        ("a%", "is not percent-encoded UTF-8"), ("%00", "contains a control character"),
        ("a%0Ab", "contains a control character"), ("%C2%85", "contains a control character"),
        (String(repeating: "a", count: 1025), "must have at most 1024 bytes"),
    ])
    func `a value that is broken or overlong is invalid`(value: String, reason: String) {
        for (path, name) in [("search/movie", "query"), ("movie/550", "language"), ("movie/550", "append_to_response")]
        {
            #expect(
                error("/3/\(path)?\(name)=\(value)")
                    == .invalid(name: name, reason: reason, code: .invalidParameters))
        }
    }

    @Test func `the length and the number of parameters are limited`() throws {
        func query(_ count: Int) -> String { (1...count).map { "a=\($0 % 10)" }.joined(separator: "&") }
        #expect(error("/3/movie/550?\(query(10_000))") == .tooLong)
        #expect(error("/3/movie/550?\(query(101))") == .tooManyParameters)
        #expect(error("/3/movie/550?\(query(1900))") == .tooManyParameters)
        #expect(try target("/3/movie/550?\(query(99))&language=de") == "3/movie/550?language=de")
        let items = [(name: String, value: String)](repeating: ("a", "1"), count: 10_000)
        #expect(throws: PublicRequestError.tooManyParameters) {
            try PublicRequest(path: "3/movie/550", query: items)
        }
        #expect(throws: PublicRequestError.tooLong) {
            try PublicRequest(path: "3/movie/" + String(repeating: "5", count: 9000), query: [])
        }
        // 1,000 bytes, each of which is percent-encoded.
        #expect(error("/3/search/movie?query=" + String(repeating: "%C3%A9", count: 500)) == .tooLong)
        #expect(try target("/3/search/movie?query=" + String(repeating: "%C3%A9", count: 300)).utf8.count == 1821)
    }

    @Test func `no value of the request is in an error`() {
        for text in [
            "/3/movie/s3cret", "/3/movie/550?append_to_response=account_states&session_id=s3cret",
            "/3/search/movie?query=s3cret%00", "/3/movie/popular?page=s3cret", "/3/s3cret",
        ] {
            #expect(!"\(String(describing: error(text)))".contains("s3cret"))
        }
    }
}
