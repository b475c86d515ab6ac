public import Foundation

/// An answer that is kept, with what is needed to tell how old it is.
public struct HTTPCacheEntry: Hashable, Sendable {

    /// The answer, with the headers that matter for keeping it.
    public var response: TMDbHTTPResponse
    /// When it came, or was last confirmed.
    public var receivedAt: Date
    /// How old it was then, in seconds: the header `Age`, and the time that the answer took.
    public var initialAge: Double

    /// Creates an entry.
    public init(response: TMDbHTTPResponse, receivedAt: Date, initialAge: Double) {
        self.response = response
        self.receivedAt = receivedAt
        self.initialAge = initialAge
    }
}

extension HTTPCacheEntry {

    /// Roughly how many bytes the entry takes, in memory or on a disk.
    public var size: Int {
        response.headers.fields.reduce(response.body.count + 256) { $0 + $1.name.utf8.count + $1.value.utf8.count }
    }

    /// The longest time for which TMDb's terms let its data be kept, six months, in seconds.
    static let longestLifetime = 180.0 * 86_400

    /// The headers that are kept. Others could hold something that is one caller's alone.
    private static let keptHeaders = [
        "Content-Type", "Cache-Control", "ETag", "Last-Modified", "Date", "Expires", "Age", "Vary",
    ]

    /// The entry of an answer; `nil` if it is not to be kept.
    init?(keeping response: TMDbHTTPResponse, requestedAt: Date, receivedAt: Date) {
        let control = CacheControl(response.headers)
        guard
            response.status == 200, control.allowsStoring, !Self.variesByCaller(response.headers),
            ResponseReader.flaw(inStartOf: response.body) == nil, !Self.isFailure(response.body)
        else { return nil }
        let kept = Self.kept(response.headers)
        self.init(
            response: TMDbHTTPResponse(status: 200, headers: kept, body: response.body), receivedAt: receivedAt,
            initialAge: Self.age(of: kept, requestedAt: requestedAt, receivedAt: receivedAt))
        // What is never fresh and cannot be confirmed is of no use.
        guard entityTag != nil || (lifetime > 0 && !control.needsRevalidation) else { return nil }
    }

    /// The entry after the server said that it is still right: its headers take the place of those of the same name.
    func confirmed(by response: TMDbHTTPResponse, requestedAt: Date, receivedAt: Date) -> HTTPCacheEntry {
        let news = Self.kept(response.headers)
        let rest = self.response.headers.fields.filter {
            news[$0.name] == nil && !$0.name.caseInsensitivelyEquals("Age")
        }
        var entry = self
        entry.response.headers = TMDbHTTPHeaders(rest + news.fields)
        entry.receivedAt = receivedAt
        entry.initialAge = Self.age(of: news, requestedAt: requestedAt, receivedAt: receivedAt)
        return entry
    }

    /// The tag by which the server recognises the answer.
    var entityTag: String? {
        response.headers["ETag"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// For how long the answer is fresh, in seconds from its making.
    ///
    /// Source: https://www.rfc-editor.org/rfc/rfc9111#section-4.2.1
    var lifetime: Double {
        min(max(CacheControl(response.headers).lifetime ?? expiry ?? 0, 0), Self.longestLifetime)
    }

    /// Whether the answer may be used without asking the server.
    ///
    /// If the clock was set back, an answer may have come in the future. Such a one is not used.
    func isFresh(at now: Date) -> Bool {
        let residence = now.timeIntervalSince(receivedAt)
        guard residence >= 0, !CacheControl(response.headers).needsRevalidation else { return false }
        return initialAge + residence < lifetime
    }

    private var expiry: Double? {
        guard let expires = response.headers["Expires"].flatMap(RetryAfter.httpDate) else { return nil }
        return expires.timeIntervalSince(response.headers["Date"].flatMap(RetryAfter.httpDate) ?? receivedAt)
    }

    private static func kept(_ headers: TMDbHTTPHeaders) -> TMDbHTTPHeaders {
        TMDbHTTPHeaders(
            headers.fields.filter { field in keptHeaders.contains { $0.caseInsensitivelyEquals(field.name) } })
    }

    /// The age on arrival. `Date` is left out of it: if the clocks differ, it would make everything stale.
    private static func age(of headers: TMDbHTTPHeaders, requestedAt: Date, receivedAt: Date) -> Double {
        let named = headers["Age"].flatMap { CacheControl.seconds($0[...]) } ?? 0
        return named + max(receivedAt.timeIntervalSince(requestedAt), 0)
    }

    /// Whether another caller would get another answer. Languages and formats are in the URL and are the same for all.
    private static func variesByCaller(_ headers: TMDbHTTPHeaders) -> Bool {
        headers.fields.filter { $0.name.caseInsensitivelyEquals("Vary") }
            .flatMap { $0.value.split(separator: ",") }
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .contains {
                $0 == "*" || $0.caseInsensitivelyEquals("Authorization") || $0.caseInsensitivelyEquals("Cookie")
            }
    }

    /// Whether the body says that the request failed, in spite of its status.
    private static func isFailure(_ body: Data) -> Bool {
        body.count <= ErrorEnvelope.longestBody && ErrorEnvelope(body)?.isFailure == true
    }
}
