public import Foundation

/// A cached response, with the data that determines its age.
public struct HTTPCacheEntry: Hashable, Sendable {

    /// The response, with only the headers that caching requires.
    public var response: TMDbHTTPResponse
    /// The date when the response was received or last revalidated.
    public var receivedAt: Date
    /// The age of the response at ``receivedAt``, in seconds: the value of the `Age` header plus the duration of the
    /// request.
    public var initialAge: Double

    /// Creates an entry.
    public init(response: TMDbHTTPResponse, receivedAt: Date, initialAge: Double) {
        self.response = response
        self.receivedAt = receivedAt
        self.initialAge = initialAge
    }
}

extension HTTPCacheEntry {

    /// The approximate size of the entry, in bytes, in memory or on disk.
    public var size: Int {
        response.headers.fields.reduce(response.body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    }

    /// The maximum time that TMDb's terms allow its data to be cached (six months), in seconds.
    static let maximumLifetime = 180.0 * 86_400

    /// The stored headers. Other headers could be specific to a caller.
    private static let storedHeaderNames = [
        "Content-Type", "Cache-Control", "ETag", "Last-Modified", "Date", "Expires", "Age", "Vary",
    ]

    /// Creates an entry from a response, or returns `nil` if the response must not be stored.
    init?(storing response: TMDbHTTPResponse, requestedAt: Date, receivedAt: Date) {
        let control = CacheControl(response.headers)
        guard
            response.status == 200, control.allowsStoring, !Self.variesByCaller(response.headers),
            ResponseReader.unreadableReason(of: response.body) == nil, !Self.isFailure(response.body)
        else { return nil }
        let stored = Self.storedHeaders(in: response.headers)
        self.init(
            response: TMDbHTTPResponse(status: 200, headers: stored, body: response.body), receivedAt: receivedAt,
            initialAge: Self.age(of: stored, requestedAt: requestedAt, receivedAt: receivedAt))
        // An entry that is never fresh and has no entity tag is useless.
        guard entityTag != nil || (lifetime > 0 && !control.needsRevalidation) else { return nil }
    }

    /// Returns the entry after a successful revalidation, in which the response's headers replace headers of the same
    /// name.
    func revalidated(by response: TMDbHTTPResponse, requestedAt: Date, receivedAt: Date) -> HTTPCacheEntry {
        let new = Self.storedHeaders(in: response.headers)
        let rest = self.response.headers.fields.filter {
            new[$0.name] == nil && !$0.name.caseInsensitivelyEquals("Age")
        }
        var entry = self
        entry.response.headers = TMDbHTTPHeaders(rest + new.fields)
        entry.receivedAt = receivedAt
        entry.initialAge = Self.age(of: new, requestedAt: requestedAt, receivedAt: receivedAt)
        return entry
    }

    /// The entity tag with which the server identifies the response, or `nil` if it is missing.
    var entityTag: String? {
        response.headers["ETag"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The time for which the response is fresh, in seconds after the server created it.
    ///
    /// Source: https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1
    var lifetime: Double {
        min(max(CacheControl(response.headers).lifetime ?? expiry ?? 0, 0), Self.maximumLifetime)
    }

    /// Returns whether the response can be used without revalidation.
    ///
    /// If the clock was set back, ``receivedAt`` can be in the future. Such an entry is not fresh.
    func isFresh(at now: Date) -> Bool {
        let residence = now.timeIntervalSince(receivedAt)
        guard residence >= 0, !CacheControl(response.headers).needsRevalidation else { return false }
        return initialAge + residence < lifetime
    }

    private var expiry: Double? {
        guard let expires = response.headers["Expires"].flatMap(RetryAfter.httpDate) else { return nil }
        return expires.timeIntervalSince(response.headers["Date"].flatMap(RetryAfter.httpDate) ?? receivedAt)
    }

    private static func storedHeaders(in headers: TMDbHTTPHeaders) -> TMDbHTTPHeaders {
        TMDbHTTPHeaders(
            headers.fields.filter { field in storedHeaderNames.contains { $0.caseInsensitivelyEquals(field.name) } })
    }

    /// Returns the age on arrival. Ignores `Date`, because a difference between the clocks could make every response
    /// stale.
    private static func age(of headers: TMDbHTTPHeaders, requestedAt: Date, receivedAt: Date) -> Double {
        let named = headers["Age"].flatMap { CacheControl.seconds($0[...]) } ?? 0
        return named + max(receivedAt.timeIntervalSince(requestedAt), 0)
    }

    /// Returns whether the response depends on the caller. Languages and formats are part of the URL, so they do not
    /// count.
    private static func variesByCaller(_ headers: TMDbHTTPHeaders) -> Bool {
        headers.fields.filter { $0.name.caseInsensitivelyEquals("Vary") }
            .flatMap { $0.value.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .contains {
                $0 == "*" || $0.caseInsensitivelyEquals("Authorization") || $0.caseInsensitivelyEquals("Cookie")
            }
    }

    /// Returns whether the body reports a failure, although the status is 200.
    private static func isFailure(_ body: Data) -> Bool {
        body.count <= ErrorEnvelope.maximumBodySize && ErrorEnvelope(body)?.isFailure == true
    }
}
