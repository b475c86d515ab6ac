import Logging
import TMDb

private func page(_ client: TMDbClient) async throws -> (String, [CastMember], ShowWatchProvider?) {
    let response = try await client.movies.details(forMovie: 550, appending: [.credits, .images, .watchProviders])
    let title = response.movie.title
    let cast = response.credits?.cast ?? []
    let offers = response.watchProviders?.offers(in: "GB")
    return (title, cast, offers)
}

private func options(_ client: TMDbClient, showsTrailers: Bool) async throws -> MovieDetailsResponse {
    var options: MovieAppendOption = [.credits, .releaseDates]
    if showsTrailers { options.insert(.videos) }
    let response = try await client.movies.details(forMovie: 550, appending: options)
    return response
}

private func seasons(_ client: TMDbClient) async throws -> [TVEpisode] {
    let response = try await client.tvSeries.details(forTVSeries: 1396, appending: [.credits], seasons: 1...5)
    let first = response.appendedSeasons[1]?.episodes ?? []
    return first
}

private func allSeasons(_ client: TMDbClient) async throws -> [TVEpisode] {
    let episodes = try await client.tvSeries.allSeasons(ofTVSeries: 1396).flatMap { $0.episodes ?? [] }
    return episodes
}

private func accountStates(_ client: TMDbClient, sessionID: String) async throws -> Double? {
    let response = try await client.movies.details(
        forMovie: 550, appending: [.credits, .accountStates], session: .user(sessionID))
    let rating = response.accountStates?.rating
    return rating
}

private func languages(_ client: TMDbClient) async throws -> MovieDetailsResponse {
    let response = try await client.movies.details(
        forMovie: 550, appending: [.images, .videos], language: "de",
        includeImageLanguage: ["de", "en", "null"], includeVideoLanguage: ["de", "en"])
    return response
}

private func castSize(_ client: TMDbClient, logger: Logger) async throws -> Int {
    do throws(TMDbError) {
        let response = try await client.movies.details(forMovie: 550, appending: .credits)
        return response.credits?.cast.count ?? 0
    } catch {
        if case .decoding(let codingPath, let reason) = error.kind {
            logger.warning("TMDb changed its response", metadata: ["at": "\(codingPath)", "reason": "\(reason)"])
        }
        throw error
    }
}

private func keywords(_ client: TMDbClient) async throws -> KeywordCollection {
    let response = try await client.movies.details(forMovie: 550, appending: [.credits, .keywords])
    let keywords =
        if let known = response.keywords {
            known
        } else {
            try await client.movies.keywords(forMovie: 550)
        }
    return keywords
}
