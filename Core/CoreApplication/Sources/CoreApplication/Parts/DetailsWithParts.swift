public import CoreDomain

/// The requested parts of a title or person. A part that was not requested is `nil`.
public protocol DetailsParts: Codable, Hashable, Sendable {
    /// The names of the parts, which are those of the properties.
    associatedtype Name: CaseIterable & CodingKey & Hashable & RawRepresentable<String> & Sendable

    /// Creates the parts of a request without parts.
    init()
}

/// The details of a title or person, with the requested parts. Details and parts are from one response or one read of
/// the cache. The JSON is one object.
///
/// ```swift
/// let movie = try await popcorn.movies.fetchMovie.execute(id: 550, including: [.credits, .images])
/// print(movie.title, movie.credits?.cast.count ?? 0)
/// ```
@dynamicMemberLookup
public struct DetailsWithParts<Details: Codable & Hashable & Sendable, Parts: DetailsParts>: Codable, Hashable, Sendable
{
    /// The details.
    public var details: Details
    /// The requested parts.
    public var parts: Parts

    /// Creates details with parts.
    public init(details: Details, parts: Parts) {
        self.details = details
        self.parts = parts
    }

    /// Returns a property of the details.
    public subscript<Value>(dynamicMember property: KeyPath<Details, Value>) -> Value { details[keyPath: property] }

    /// Returns a part.
    public subscript<Value>(dynamicMember part: KeyPath<Parts, Value>) -> Value { parts[keyPath: part] }

    public init(from decoder: any Decoder) throws {
        details = try Details(from: decoder)
        parts = try Parts(from: decoder)
    }

    public func encode(to encoder: any Encoder) throws {
        try details.encode(to: encoder)
        try parts.encode(to: encoder)
    }
}

extension DetailsWithParts: TitleDetails where Details: TitleDetails {
    package var isOnWatchlist: Bool? {
        get { details.isOnWatchlist }
        set { details.isOnWatchlist = newValue }
    }
}

/// A request for a title or person with chosen parts.
public struct PartsRequest<ID: Hashable & Sendable, Parts: DetailsParts>: Hashable, Sendable {
    /// The identifier: a TMDb identifier, or the locator of a season or an episode.
    public let id: ID
    /// The names of the parts.
    public let parts: Set<Parts.Name>
    /// The owner whose watchlist determines `isOnWatchlist`; `nil` for a value without data of an owner.
    public let owner: WatchlistOwner?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - parts: The names of the parts. Default: none.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`, if the identifier is that of a title. Default:
    ///     `nil`.
    public init(id: ID, parts: Set<Parts.Name> = [], owner: WatchlistOwner? = nil) {
        self.id = id
        self.parts = parts
        self.owner = owner
    }
}

extension PartsRequest: MemoryRequest where ID: MemoryRequest {
    package var memoryID: MemoryRequestID {
        let mask = Parts.Name.allCases.enumerated().reduce(0) { $0 | (parts.contains($1.element) ? 1 << $1.offset : 0) }
        return id.memoryID.with(last: mask)
    }
}

extension PartsRequest: NumberedRequest where ID == Int {}

extension FetchUseCase {

    /// Fetches a title or person with chosen parts.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, or the locator of a season or an episode.
    ///   - parts: The names of the parts.
    ///   - locale: The language of texts and the region. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    ///   - owner: The owner whose watchlist determines `isOnWatchlist`, if the identifier is that of a title. Default:
    ///     `nil`.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute<ID, Parts>(
        id: ID, including parts: Set<Parts.Name>, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Value where Request == PartsRequest<ID, Parts> {
        try await sourced(id: id, including: parts, locale: locale, policy: policy, owner: owner).value
    }

    /// Fetches a title or person as `execute(id:including:)` does, and reports where it came from.
    public func sourced<ID, Parts>(
        id: ID, including parts: Set<Parts.Name>, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst,
        owner: WatchlistOwner? = nil
    ) async throws(PopcornError) -> Sourced<Value> where Request == PartsRequest<ID, Parts> {
        try await sourced(PartsRequest(id: id, parts: parts, owner: owner), locale: locale, policy: policy)
    }
}
