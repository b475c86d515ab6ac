/// A request to a public operation of TMDb's API, in canonical form. Requests with the same meaning are equal.
package struct PublicRequest: Sendable {

    /// The maximum length of ``target``, in bytes.
    package static let maximumLength = 2048

    package let operation: PublicOperation
    /// The path and query in canonical form, such as `3/movie/550?append_to_response=credits,images&language=de`, at
    /// most ``maximumLength`` bytes.
    package let target: String
    /// The TMDb identifier of the movie, TV series, person or collection in the path; otherwise `nil`.
    package let titleID: Int?
    /// The value of `language`; `nil` for TMDb's default.
    package let language: String?
    /// The names of the appended resources, sorted, without duplicates.
    package let parts: [String]

    /// Creates a request from the target of an HTTP request, such as `/3/movie/550?language=de` (with or without the
    /// leading slash), or from the target of another request.
    ///
    /// - Throws: ``PublicRequestError``.
    package init(target: String) throws(PublicRequestError) {
        let path = target.prefix { $0 != "?" }
        let names = path.split(separator: "/")
        guard names.count == 3, names[0] == "3", names[1] == "movie", let id = Int(names[2]) else { throw .unknownPath }
        operation = PublicOperation.all[0]
        self.target = "3/movie/\(id)"
        titleID = id
        language = nil
        parts = []
    }

    /// Creates a request from a percent-encoded path, with or without the leading slash, and decoded query items in the
    /// client's order.
    ///
    /// - Throws: ``PublicRequestError``.
    package init(path: some StringProtocol, query: [(name: String, value: String)]) throws(PublicRequestError) {
        try self.init(target: String(path))
    }

    /// Sends the request.
    ///
    /// - Throws: ``TMDbError``.
    package func send(with client: TMDbClient) async throws(TMDbError) -> ResponseBody {
        throw TMDbError(.notFound)
    }
}

extension PublicRequest: Hashable {
    package static func == (left: PublicRequest, right: PublicRequest) -> Bool { left.target == right.target }

    package func hash(into hasher: inout Hasher) { hasher.combine(target) }
}

/// An error that tells why a request is not a request to a public operation. It contains no value of the request.
package enum PublicRequestError: Error, Hashable {
    /// TMDb's API has no such path.
    case unknownPath
    /// The operation belongs to an account or a session, or writes.
    case belongsToAccount
    /// The operation validates the credential: `GET /3/authentication`.
    case validatesCredential
    /// A value of the path or the query is invalid, with the status code that describes it best.
    case invalid(name: String, reason: String, code: TMDbStatusCode)
}
