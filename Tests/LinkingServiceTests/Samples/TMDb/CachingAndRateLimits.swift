import Foundation
import Logging
import TMDb

private func client(token: String) throws -> TMDbClient {
    var transport = TMDbTransport()
    transport.rateLimit = RateLimit(requestsPerSecond: 20)
    transport.cache = InMemoryHTTPCacheStore()
    let client = try TMDbClient(credential: .accessToken(token), transport: transport)
    return client
}

private func stores(folder: URL, logger: Logger) -> [any HTTPCacheStore] {
    let memory = InMemoryHTTPCacheStore(budget: 32 * 1024 * 1024)
    let disk = DiskHTTPCacheStore(folder: folder, budget: 1024 * 1024 * 1024, logger: logger)
    return [memory, disk]
}

private func sharedLimit() -> RateLimit {
    let processes = 4
    let limit = RateLimit(
        requestsPerSecond: 40 / Double(processes), burst: 20 / processes, maximumConcurrentRequests: 20 / processes)
    return limit
}

private func composed(token: String, store: any HTTPCacheStore) throws -> TMDbClient {
    let httpClient = CachingHTTPClient(
        RetryingHTTPClient(PooledHTTPClient(), policy: RetryPolicy(maximumAttempts: 5)), store: store)
    let client = try TMDbClient(credential: .accessToken(token), httpClient: httpClient, transport: .direct)
    return client
}

private func anew(_ client: TMDbClient) async throws -> [Movie] {
    let confirmed = try await client.with(cache: .revalidate).movies.details(forMovie: 550)
    let unkept = try await client.with(cache: .bypass).movies.details(forMovie: 550)
    return [confirmed, unkept]
}

private func imported(_ client: TMDbClient) async throws -> Movie {
    let importer = client.with(priority: .background)
    let movie = try await importer.movies.details(forMovie: 550)
    return movie
}
