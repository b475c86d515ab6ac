/// A request to a public operation of TMDb's API, in canonical form. Requests with the same meaning are equal.
package struct PublicRequest: Sendable {

    /// The maximum length of ``target``, in bytes.
    package static let maximumLength = 2048
    /// The maximum length of the target from which a request is created, in bytes.
    package static let maximumInputLength = 8192
    /// The maximum number of parameters in the query from which a request is created.
    package static let maximumParameterCount = 100
    /// The maximum length of a parameter's value, in bytes.
    package static let maximumValueLength = 1024

    package let operation: PublicOperation
    /// The path and query in canonical form, such as `3/movie/550?append_to_response=credits,images&language=de`, at
    /// most ``maximumLength`` bytes.
    package let target: String
    /// The TMDb identifier of the movie, TV series, person or collection in the path. It is `nil` for other resources
    /// and for an identifier of IMDb.
    package let titleID: Int?
    /// The value of `language`; `nil` for TMDb's default.
    package let language: String?
    /// The names of the appended resources, sorted, without duplicates. The response has a member with each name.
    package let parts: [String]

    private let endpoint: Endpoint<PublicResponse>

    /// Creates a request from the target of an HTTP request, such as `/3/movie/550?language=de`, with or without the
    /// leading slash, or from the target of another request.
    ///
    /// - Throws: ``PublicRequestError``.
    package init(target: String) throws(PublicRequestError) {
        guard target.utf8.count <= Self.maximumInputLength else { throw .tooLong }
        let target = target.utf8.prefix { $0 != UInt8(ascii: "#") }
        let path = target.prefix { $0 != UInt8(ascii: "?") }
        let items = target[path.endIndex...].dropFirst()
            .split(separator: UInt8(ascii: "&"), maxSplits: Self.maximumParameterCount)
        guard items.count <= Self.maximumParameterCount else { throw .tooManyParameters }
        var query: [(name: String, value: String?)] = []
        for item in items {
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            // A name that cannot be decoded is not that of a parameter.
            guard let decoded = name.percentDecoded(plusIsSpace: true) else { continue }
            query.append((decoded, item[name.endIndex...].dropFirst().percentDecoded(plusIsSpace: true)))
        }
        try self.init(PublicPath(path), query)
    }

    /// Creates a request from a percent-encoded path, with or without the leading slash, and decoded query items in the
    /// client's order.
    ///
    /// - Throws: ``PublicRequestError``.
    package init(path: some StringProtocol, query: [(name: String, value: String)]) throws(PublicRequestError) {
        guard path.utf8.count <= Self.maximumInputLength else { throw .tooLong }
        guard query.count <= Self.maximumParameterCount else { throw .tooManyParameters }
        try self.init(PublicPath(String(path).utf8[...]), query.map { ($0.name, $0.value) })
    }

    private init(_ path: PublicPath, _ items: [(name: String, value: String?)]) throws(PublicRequestError) {
        let query = try PublicQuery(items, of: path)
        endpoint = Endpoint(path, query)
        operation = path.operation
        titleID = path.titleID
        language = query.value(of: "language")
        parts = query.parts
        do {
            target = try endpoint.target()
        } catch {
            throw .invalid(name: "path", reason: "contains a character that is not allowed", code: .resourceNotFound)
        }
        guard target.utf8.count <= Self.maximumLength else { throw .tooLong }
    }

    /// Sends the request. TMDb receives ``target`` and the client's credential: neither the client's default language
    /// nor a user's token.
    ///
    /// - Throws: ``TMDbError``.
    package func send(with client: TMDbClient) async throws(TMDbError) -> PublicResponse {
        try await client.send(endpoint)
    }
}

extension PublicRequest: Hashable {
    package static func == (left: PublicRequest, right: PublicRequest) -> Bool { left.target == right.target }

    package func hash(into hasher: inout Hasher) { hasher.combine(target) }
}

/// An error that describes why a request is not for a public operation. It contains no value of the request.
package enum PublicRequestError: Error, Hashable {
    /// TMDb's API has no such path.
    case unknownPath
    /// The operation belongs to an account or a session, or writes.
    case belongsToAccount
    /// The operation validates the credential: `GET /3/authentication`.
    case validatesCredential
    /// A value of the path or the query is invalid.
    ///
    /// `reason` is the end of a sentence that begins with `name`, the value's name in TMDb's description. `code` is
    /// TMDb's status code for the error: ``TMDbStatusCode/invalidID`` or ``TMDbStatusCode/resourceNotFound`` for a
    /// value of the path, and another code for a parameter.
    case invalid(name: String, reason: String, code: TMDbStatusCode)
    /// The path and query are longer than ``PublicRequest/maximumInputLength``, or their canonical form is longer than
    /// ``PublicRequest/maximumLength``.
    case tooLong
    /// The query has more parameters than ``PublicRequest/maximumParameterCount``.
    case tooManyParameters
}

extension Endpoint<PublicResponse> {

    /// Creates the endpoint of a request to a public operation.
    fileprivate init(_ path: PublicPath, _ query: PublicQuery) {
        operationID = path.operation.id
        method = .get
        version = path.operation.segments.first == .literal("4") ? .v4 : .v3
        self.path = Array(path.segments.dropFirst())
        self.query = query.items.map { QueryItem($0.name, $0.value, .any, isPrivate: $0.name == "query") }
        body = nil
        cacheability = .cacheable
        idempotence = .byMethod
    }

    /// Returns the path and query as they are sent.
    ///
    /// - Throws: ``InvalidRequest`` if a value of the path is invalid.
    fileprivate func target() throws(InvalidRequest) -> String {
        var target = version.rawValue
        for segment in path { target += try "/\(segment.encoded())" }
        for (position, item) in query.enumerated() {
            guard let encoded = try item.encoded() else { continue }
            target += "\(position == 0 ? "?" : "&")\(encoded)"
        }
        return target
    }
}

extension Substring.UTF8View {

    /// Returns the percent-decoded text, or `nil` if it is not percent-encoded UTF-8.
    func percentDecoded(plusIsSpace: Bool = false) -> String? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        var rest = self
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%") {
                guard let high = rest.popFirst()?.hexDigit, let low = rest.popFirst()?.hexDigit else { return nil }
                bytes.append(high << 4 | low)
            } else {
                bytes.append(plusIsSpace && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit; `nil` for other bytes.
    var hexDigit: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
