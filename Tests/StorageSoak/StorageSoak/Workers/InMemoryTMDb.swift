import Foundation
import NIOConcurrencyHelpers
import PopcornServices
import TMDb

/// An HTTP client that answers requests for movies, and whose answers follow from the identifier.
final class InMemoryTMDb: TMDbHTTPClient {

    private let requests = NIOLockedValueBox(0)
    private let castCount: Int

    /// Creates a client.
    ///
    /// - Parameter castCount: The number of cast members of a movie.
    init(castCount: Int = 20) {
        self.castCount = castCount
    }

    /// The number of requests for movies.
    var requestCount: Int { requests.withLockedValue { $0 } }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let parts = request.url.path().split(separator: "/")
        if parts.last == "configuration" { return answer(Self.configuration) }
        guard parts.count == 3, parts[1] == "movie", let id = Int(parts[2]) else {
            return TMDbHTTPResponse(status: 404, body: Data(#"{"status_code":34,"status_message":"None"}"#.utf8))
        }
        requests.withLockedValue { $0 += 1 }
        return answer(movie(id))
    }

    private func answer(_ json: String) -> TMDbHTTPResponse {
        TMDbHTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: Data(json.utf8))
    }

    private func movie(_ id: Int) -> String {
        let cast = (0..<castCount).map { position in
            """
            {"id":\(position + 1),"name":"Actor \(position)","character":"Part \(id)","order":\(position),\
            "credit_id":"\(id)-\(position)","profile_path":"/\(position).jpg","popularity":1.5,"adult":false}
            """
        }
        return """
            {"id":\(id),"title":"\(Self.title(id))","original_title":"\(Self.title(id))","original_language":"en",\
            "overview":"\(Self.overview(id))","release_date":"1999-10-15","runtime":139,"status":"Released",\
            "poster_path":"/\(id).jpg","backdrop_path":"/b\(id).jpg","vote_average":8.4,"vote_count":100,\
            "popularity":10.5,"adult":false,"video":false,"budget":1,"revenue":2,\
            "genres":[{"id":18,"name":"Drama"}],"production_companies":[],"production_countries":[],\
            "spoken_languages":[],"credits":{"cast":[\(cast.joined(separator: ","))],"crew":[]},\
            "images":{"backdrops":[],"logos":[],"posters":[]},"videos":{"results":[]},\
            "release_dates":{"results":[]},"watch/providers":{"results":{}},"external_ids":{},\
            "keywords":{"keywords":[]},"alternative_titles":{"titles":[]},"translations":{"translations":[]}}
            """
    }

    /// Returns the title of a movie.
    static func title(_ id: Int) -> String { "Movie \(id)" }

    /// Returns the overview of a movie.
    static func overview(_ id: Int) -> String { soakText(id, 1).filter { $0 != "\"" } }

    private static let configuration = """
        {"change_keys":[],"images":{"base_url":"http://image.tmdb.org/t/p/",\
        "secure_base_url":"https://image.tmdb.org/t/p/","backdrop_sizes":["w300","original"],\
        "logo_sizes":["w45","original"],"poster_sizes":["w92","original"],"profile_sizes":["w45","original"],\
        "still_sizes":["w92","original"]}}
        """
}

extension PopcornServices {

    /// Creates services on a folder, whose requests are answered in memory.
    static func soak(
        _ folder: URL, _ tmdb: InMemoryTMDb, cacheByteCount: Int? = nil, clock: WallClock = .system
    ) async throws -> PopcornServices {
        var configuration = Configuration(
            tmdb: .credential(.accessToken("any"), httpClient: tmdb), storage: .folder(folder),
            limits: Limits(cacheByteCount: cacheByteCount), clock: clock)
        configuration.transport.rateLimit = nil
        return try await PopcornServices(configuration)
    }

    /// Reads a movie, and checks its content.
    ///
    /// - Returns: The origin of the movie.
    @discardableResult
    func checkMovie(_ id: Int, policy: ReadPolicy = .cacheFirst) async throws -> DataOrigin {
        let movie = try await movies.fetchMovieDetails.sourced(id: id, policy: policy)
        try expect(
            movie.value.id == id && movie.value.title == InMemoryTMDb.title(id)
                && movie.value.overview == InMemoryTMDb.overview(id), "movie \(id) has wrong content")
        return movie.origin
    }
}
