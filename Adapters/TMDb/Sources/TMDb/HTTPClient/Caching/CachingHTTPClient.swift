public import Foundation
import NIOConcurrencyHelpers

/// An HTTP client that caches responses for as long as the server allows, and then revalidates them.
///
/// Fresh responses, according to `Cache-Control`, are returned without a request. Stale responses with an `ETag` are
/// revalidated with `If-None-Match`, which transfers no body if they are unchanged. If revalidation fails, the failure
/// is returned; stale responses are never served. ``TMDbHTTPRequest/cachePolicy`` can force revalidation or bypass the
/// cache. No response is served for more than 180 days without revalidation, in accordance with TMDb's terms.
///
/// Only requests whose response is the same for everyone (``TMDbHTTPRequest/isCacheable``) use the cache, and only
/// responses with status 200 and a JSON body are stored. If ``TMDbClient`` cannot decode a stored response, it is
/// removed. Entries are keyed by the URL without the API key, so all credentials share them. Responses under account,
/// list, session or rating paths, and responses marked `private`, are never stored.
///
/// After a successful write, this client no longer uses older entries for the written path and its parent path.
public struct CachingHTTPClient: TMDbHTTPClient {

    private let httpClient: any TMDbHTTPClient
    private let store: any HTTPCacheStore
    private let now: @Sendable () -> Date
    private let report: TransportRecorder
    private let storesInProgress = StoresInProgress()
    private let recentWrites = RecentWrites()

    /// Creates a client that sends requests through another client.
    ///
    /// - Parameters:
    ///   - httpClient: The client that sends requests. ``shutdown()`` shuts it down.
    ///   - store: The store of the responses.
    ///   - now: A closure that returns the current date. Default: the system's date.
    public init(
        _ httpClient: any TMDbHTTPClient, store: any HTTPCacheStore, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(httpClient, store: store, now: now, report: .silent)
    }

    init(
        _ httpClient: any TMDbHTTPClient, store: any HTTPCacheStore, now: @escaping @Sendable () -> Date,
        report: TransportRecorder
    ) {
        self.httpClient = httpClient
        self.store = store
        self.now = now
        self.report = report
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        // A caller that sends a condition expects the 304 response.
        guard request.cachePolicy != .bypass, let key = HTTPCacheKey(request),
            request.headers["If-None-Match"] == nil
        else {
            let response = try await httpClient.perform(request)
            if request.method != .get, (200..<300).contains(response.status) {
                recentWrites.recordWrite(to: request.url, at: now())
            }
            return response
        }
        guard let entry = await store.entry(for: key) else { return try await fetch(request, key: key, known: nil) }
        if recentWrites.wasWritten(key.urlWithoutQuery, since: entry.receivedAt) {
            await store.removeEntry(for: key)
            return try await fetch(request, key: key, known: nil)
        }
        if request.cachePolicy == .use, entry.isFresh(at: now()) {
            report.cache(.hit)
            return entry.response
        }
        return try await fetch(request, key: key, known: entry)
    }

    public func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }

    private func fetch(
        _ request: TMDbHTTPRequest, key: HTTPCacheKey, known: HTTPCacheEntry?
    ) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        var request = request
        if let tag = known?.entityTag { request.headers.append("If-None-Match", tag) }
        let requestedAt = now()
        let response = try await httpClient.perform(request)
        // A response that was requested before a write may not include the change.
        let isCurrent = !recentWrites.wasWritten(key.urlWithoutQuery, since: requestedAt)
        if response.status == 304, let known {
            let entry = known.revalidated(by: response, requestedAt: requestedAt, receivedAt: now())
            report.cache(.revalidated)
            await storeOrRemove(
                entry, key: key, allowed: isCurrent && CacheControl(entry.response.headers).allowsStoring)
            return entry.response
        }
        report.cache(.miss)
        guard isCurrent else { return response }
        if let entry = HTTPCacheEntry(storing: response, requestedAt: requestedAt, receivedAt: now()) {
            await storeOrRemove(entry, key: key, allowed: true)
        } else if known != nil, (200..<300).contains(response.status) || [404, 410].contains(response.status) {
            await store.removeEntry(for: key)
        }
        return response
    }

    /// Stores an entry, unless another caller is storing it. Callers that shared a request have the same response.
    private func storeOrRemove(_ entry: HTTPCacheEntry, key: HTTPCacheKey, allowed: Bool) async {
        guard allowed else { return await store.removeEntry(for: key) }
        guard storesInProgress.begin(key) else { return }
        await store.store(entry, for: key)
        storesInProgress.end(key)
    }
}

/// An HTTP client that stores responses.
protocol ResponseStoring {
    /// Removes the stored response to a request.
    func removeResponse(to request: TMDbHTTPRequest) async
}

extension CachingHTTPClient: ResponseStoring {
    func removeResponse(to request: TMDbHTTPRequest) async {
        guard request.cachePolicy != .bypass, let key = HTTPCacheKey(request) else { return }
        await store.removeEntry(for: key)
    }
}

/// The keys whose entries are being written.
private final class StoresInProgress: Sendable {

    private let keys = NIOLockedValueBox<Set<HTTPCacheKey>>([])

    func begin(_ key: HTTPCacheKey) -> Bool {
        keys.withLockedValue { $0.insert(key).inserted }
    }

    func end(_ key: HTTPCacheKey) {
        keys.withLockedValue { _ = $0.remove(key) }
    }
}

/// The URLs of recent writes, which invalidate older cached responses when they are next read.
///
/// A store finds an entry only by its full URL, so the entries of a path cannot be removed at the time of the write.
final class RecentWrites: Sendable {

    /// The maximum number of URLs. The least recently written are removed first.
    private static let capacity = 4096

    private struct State {
        var dates: [Substring: Date] = [:]
        var uses = LeastRecentlyUsed<Substring>(budget: RecentWrites.capacity)
    }

    private let state = NIOLockedValueBox(State())

    /// Records a write to a URL. The write also affects the parent path: a write to `/3/movie/550/rating` changes
    /// `/3/movie/550` too.
    func recordWrite(to url: URL, at now: Date) {
        let url = url.absoluteString.prefix { $0 != "?" }
        let parent = url.lastIndex(of: "/").map { url[..<$0] } ?? url
        state.withLockedValue { state in
            for path in [url, parent] {
                state.dates[path] = now
                for evicted in state.uses.insert(path, size: 1) { state.dates[evicted] = nil }
            }
        }
    }

    /// Returns whether a URL was written at or after a date.
    func wasWritten(_ url: Substring, since date: Date) -> Bool {
        state.withLockedValue { $0.dates[url].map { $0 >= date } ?? false }
    }
}
