import TMDbStandIn

/// Requests of old clients that are in no description any more. The SDK makes them in today's way.
enum Retired {
    /// The first two are POST requests now.
    static let requests: Set<String> = [
        "GET /3/authentication/session/new", "GET /3/authentication/token/validate_with_login",
    ]

    /// The page that a recorded request asked for and got, if today TMDb serves it no more: it once served 1000 pages, and
    /// read 0 as 1.
    static func page(of recording: Recording) -> Int? {
        guard (200..<300).contains(recording.status), let page = recording.decodedQuery["page"].flatMap(Int.init),
            !(1...500).contains(page)
        else { return nil }
        return page
    }
}
