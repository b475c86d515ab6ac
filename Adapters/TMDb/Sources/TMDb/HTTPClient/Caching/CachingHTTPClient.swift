public import Foundation
import NIOConcurrencyHelpers

/// Keeps answers for as long as the server allows, and then asks whether they are still right.
///
/// What `Cache-Control` calls fresh is answered without a request. What is stale and has an `ETag` is confirmed with
/// `If-None-Match`, which costs a request but no body. If that fails, the failure is returned: nothing stale is ever
/// given out. A request may ask for a confirmation of what is fresh, or pass by (``TMDbHTTPRequest/cachePolicy``).
/// No answer is used for more than 180 days without a confirmation, as TMDb's terms ask.
///
/// Only requests whose answer is the same for everyone (``TMDbHTTPRequest/isCacheable``) are answered from the cache,
/// and only a 200 with JSON is kept. Entries are found by the URL without the API key, so that requests with different
/// credentials share them: what is kept depends on no credential, since nothing under an account, a list, a session or
/// a rating is kept. An answer marked `private` is not kept. After a write, what it was sent to and what that is a part
/// of are asked for anew, by this client.
public struct CachingHTTPClient: TMDbHTTPClient {

    private let httpClient: any TMDbHTTPClient
    private let store: any HTTPCacheStore
    private let now: @Sendable () -> Date
    private let report: TransportReport
    private let writes = Writes()
    private let writtenAddresses = WrittenAddresses()

    /// Creates a client that sends through another one.
    ///
    /// - Parameters:
    ///   - httpClient: The client that sends requests. ``shutdown()`` shuts it down.
    ///   - store: Where answers are kept.
    ///   - now: The time now.
    public init(
        _ httpClient: any TMDbHTTPClient, store: any HTTPCacheStore, now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.init(httpClient, store: store, now: now, report: .silent)
    }

    init(
        _ httpClient: any TMDbHTTPClient, store: any HTTPCacheStore, now: @escaping @Sendable () -> Date,
        report: TransportReport
    ) {
        self.httpClient = httpClient
        self.store = store
        self.now = now
        self.report = report
    }

    public func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        // A caller that sends a condition wants to see the 304.
        guard request.cachePolicy != .bypass, let key = HTTPCacheKey(request),
            request.headers["If-None-Match"] == nil
        else {
            let response = try await httpClient.perform(request)
            if request.method != .get, (200..<300).contains(response.status) {
                writtenAddresses.note(request.url, at: now())
            }
            return response
        }
        guard let entry = await store.entry(for: key) else { return try await fetch(request, key: key, known: nil) }
        if writtenAddresses.wasWritten(key.address, since: entry.receivedAt) {
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
        // An answer that a write overtook may be of before it.
        let isCurrent = !writtenAddresses.wasWritten(key.address, since: requestedAt)
        if response.status == 304, let known {
            let entry = known.confirmed(by: response, requestedAt: requestedAt, receivedAt: now())
            report.cache(.revalidated)
            await keep(entry, key: key, allowed: isCurrent && CacheControl(entry.response.headers).allowsStoring)
            return entry.response
        }
        report.cache(.miss)
        guard isCurrent else { return response }
        if let entry = HTTPCacheEntry(keeping: response, requestedAt: requestedAt, receivedAt: now()) {
            await keep(entry, key: key, allowed: true)
        } else if known != nil, (200..<300).contains(response.status) || [404, 410].contains(response.status) {
            await store.removeEntry(for: key)
        }
        return response
    }

    /// Stores an entry, unless another caller is doing so: callers that shared a request bring the same answer.
    private func keep(_ entry: HTTPCacheEntry, key: HTTPCacheKey, allowed: Bool) async {
        guard allowed else { return await store.removeEntry(for: key) }
        guard writes.begin(key) else { return }
        await store.store(entry, for: key)
        writes.end(key)
    }
}

/// The keys whose entries are being written.
private final class Writes: Sendable {

    private let keys = NIOLockedValueBox<Set<HTTPCacheKey>>([])

    func begin(_ key: HTTPCacheKey) -> Bool {
        keys.withLockedValue { $0.insert(key).inserted }
    }

    func end(_ key: HTTPCacheKey) {
        keys.withLockedValue { _ = $0.remove(key) }
    }
}
