import TMDbStandIn

/// Requests of old clients that TMDb no longer describes. The SDK sends the current requests instead.
enum RetiredRequests {
    /// The retired requests, which are `POST` requests now.
    static let requests: Set<String> = [
        "GET /3/authentication/session/new", "GET /3/authentication/token/validate_with_login",
    ]

    /// Returns the page of a successful recorded request, if TMDb no longer serves that page. TMDb used to serve 1,000
    /// pages, and interpreted page 0 as page 1.
    static func page(of recording: Recording) -> Int? {
        guard (200..<300).contains(recording.status), let page = recording.decodedQuery["page"].flatMap(Int.init),
            !(1...500).contains(page)
        else { return nil }
        return page
    }
}
