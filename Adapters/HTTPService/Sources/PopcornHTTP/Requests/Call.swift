import CoreApplication
import CoreDomain
import Foundation
import HTTPTypes
import PopcornServices

/// A request to a route, with its validated parameters.
struct Call: Sendable {

    /// The services that handle the request.
    var services: PopcornServices { shared.value }
    private let shared: SharedServices
    /// The parameters of the query.
    let query: QueryItems
    /// The access of the request.
    let access: Access
    /// The language of texts, the region and the time zone.
    let locale: ContentLocale
    /// Whether values are read from the cache, from TMDb, or both.
    let policy: ReadPolicy
    /// The current date.
    let now: Date
    /// A function that returns random bytes, for secrets.
    let randomBytes: @Sendable (_ count: Int) -> [UInt8]
    /// The body; empty if the route has none.
    let body: Data
    private let ifNoneMatch: String?
    private let ifMatch: String?
    /// Whether the request has credentials, valid or not.
    private let hasCredentials: Bool
    /// The parameters of the path, percent-decoded.
    private let path: [String: String]

    init(
        services shared: SharedServices, path: [String: String], query: QueryItems, headers: HTTPFields,
        body: Data = Data(), access: Access, defaultLocale: ContentLocale, now: Date,
        randomBytes: @escaping @Sendable (Int) -> [UInt8]
    ) throws(Problem) {
        self.shared = shared
        self.path = path
        self.query = query
        self.access = access
        self.now = now
        self.randomBytes = randomBytes
        self.body = body
        ifNoneMatch = headers[.ifNoneMatch]
        ifMatch = headers[.ifMatch]
        hasCredentials = headers[.authorization] != nil
        policy = headers.readPolicy
        do throws(PopcornError) {
            locale = try Self.locale(query, headers, default: defaultLocale)
        } catch {
            throw Problem(error)
        }
    }

    /// Returns the locale of the query. Missing values come from the `Accept-Language` header.
    private static func locale(
        _ query: QueryItems, _ headers: HTTPFields, default defaultLocale: ContentLocale
    ) throws(PopcornError) -> ContentLocale {
        let (language, region) = (query.text("language"), query.text("region"))
        let timeZone: TimeZone?
        if let identifier = query.text("timeZone") {
            timeZone = try TimeZone(checkedIdentifier: identifier)
        } else {
            timeZone = defaultLocale.timeZone
        }
        if let language { return try ContentLocale(language: language, region: region, timeZone: timeZone) }
        var locale = ContentLocale(acceptLanguage: headers[.acceptLanguage], default: defaultLocale)
        locale.timeZone = timeZone
        guard let region else { return locale }
        return try ContentLocale(language: locale.language, region: region, timeZone: timeZone)
    }

    /// Returns a use case.
    func useCase<Request: Sendable, Value: Sendable>(
        _ path: UseCasePath<Request, Value>
    ) -> FetchUseCase<Request, Value> {
        shared.value[keyPath: path]
    }

    /// Returns a parameter of the path.
    ///
    /// - Throws: ``Problem`` of kind `notFound` if the route has no such parameter.
    func path(_ name: String) throws(Problem) -> String {
        guard let text = path[name] else { throw Problem(.notFound, "The path does not exist.") }
        return text
    }

    /// Returns a parameter of the path that is an integer.
    func integer(_ name: String, in range: ClosedRange<Int>) throws(Problem) -> Int {
        try QueryItems.integer(path(name), name, in: range)
    }

    /// Returns the value of the body.
    ///
    /// - Throws: ``Problem`` of kind `invalidRequest`.
    func decodedBody<Value: Decodable>(as type: Value.Type) throws(Problem) -> Value {
        do {
            return try PopcornJSON.decoder().decode(type, from: body)
        } catch {
            throw Problem(.invalidRequest, "The body is not valid: \(error.reasonForClients)")
        }
    }

    /// Whether the change requires that its subject does not exist (`If-None-Match: *`, RFC 9110, 13.1.2).
    var requiresAbsence: Bool {
        get throws(Problem) { try Self.isAny(ifNoneMatch, "If-None-Match") }
    }

    /// Whether the change requires that its subject exists (`If-Match: *`, RFC 9110, 13.1.1).
    var requiresPresence: Bool {
        get throws(Problem) { try Self.isAny(ifMatch, "If-Match") }
    }

    /// Returns whether the condition of a change is `*`. Changes compare no entity tags.
    private static func isAny(_ condition: String?, _ name: String) throws(Problem) -> Bool {
        guard let condition else { return false }
        guard condition == "*" else {
            throw Problem(.invalidRequest, "The header \(name) of a change must be *")
        }
        return true
    }

    /// The TMDb identifier in the path.
    var id: Int {
        get throws(Problem) { try integer("id", in: 1...Int(Int32.max)) }
    }

    /// Returns the value of an enumeration in the path.
    func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String, of type: Value.Type
    ) throws(Problem) -> Value where Value.RawValue == String {
        try QueryItems.choice(path(name), name, of: type)
    }

    /// The owner in the query whose watchlist determines `isOnWatchlist`, if any.
    var queriedOwner: WatchlistOwner? {
        get throws(Problem) { try query.text("owner").map { name throws(Problem) in try permitted(name) } }
    }

    /// The owner in the path.
    var owner: WatchlistOwner {
        get throws(Problem) { try permitted(path("owner")) }
    }

    /// Returns the owner with a name.
    ///
    /// - Throws: ``Problem`` of kind `forbidden` if the request may not use the owner's data, or of kind
    ///   `unauthenticated` if it has no right to any owner's data and no token.
    private func permitted(_ name: String) throws(Problem) -> WatchlistOwner {
        let owner: WatchlistOwner
        do throws(PopcornError) {
            owner = try WatchlistOwner(name)
        } catch {
            throw Problem(error)
        }
        guard access.rights.contains(.library), access.allows(owner) else {
            guard hasCredentials || access.rights.contains(.library) else {
                throw Problem(.unauthenticated, "The data of an owner requires a token.")
            }
            throw Problem(
                bearer: "insufficient_scope", .forbidden, "The token does not permit the data of this owner.")
        }
        return owner
    }
}

extension HTTPFields {
    /// The policy of a read: only from the cache if the client accepts only a stored response (RFC 9111, 5.2.1.7).
    var readPolicy: ReadPolicy {
        self[.cacheControl]?.lowercased().contains("only-if-cached") == true ? .cacheOnly : .cacheFirst
    }
}

extension Error {

    /// The reason why a body cannot be decoded, with the path of the member.
    fileprivate var reasonForClients: String {
        guard let error = self as? DecodingError else {
            return (self as? PopcornError)?.message ?? "it is not JSON of the documented form"
        }
        let (context, key): (DecodingError.Context, String?) =
            switch error {
            case .keyNotFound(let key, let context): (context, key.stringValue)
            case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
                (context, nil)
            @unknown default: (.init(codingPath: [], debugDescription: ""), nil)
            }
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
        if let key { return "\(path.isEmpty ? "it" : "'\(path.printable)'") lacks '\(key)'" }
        return path.isEmpty ? "it is not a JSON object" : "the value of '\(path.printable)' is not valid"
    }
}
