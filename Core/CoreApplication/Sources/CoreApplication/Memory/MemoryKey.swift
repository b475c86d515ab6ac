package import CoreDomain

/// The key of a value that is kept in memory.
struct MemoryKey: Hashable {
    /// The identifier of the use case.
    let useCase: Int
    let request: MemoryRequestID
    let locale: ContentLocale
}

/// A request whose value can be kept in memory.
package protocol MemoryRequest: Sendable {
    /// The identity of the request among those of a use case.
    var memoryID: MemoryRequestID { get }
}

/// The identity of a request among those of a use case.
package struct MemoryRequestID: Hashable, Sendable {

    private var numbers: SIMD4<Int>
    private let text: String
    private let owner: WatchlistOwner?

    /// Creates the identity of a request that consists of up to four numbers, a text without characters that have
    /// several forms, and an owner.
    package init(_ numbers: Int..., text: String = "", owner: WatchlistOwner? = nil) {
        var all = SIMD4<Int>()
        for (position, number) in numbers.prefix(all.scalarCount).enumerated() { all[position] = number }
        self.numbers = all
        self.text = text
        self.owner = owner
    }

    /// Returns the identity of a request that has up to three numbers, and another number.
    func with(last number: Int) -> MemoryRequestID {
        var copy = self
        copy.numbers[copy.numbers.scalarCount - 1] = number
        return copy
    }
}

extension Int: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(self) }
}

extension String: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(text: self) }
}

extension TitleRequest: MemoryRequest {
    package var memoryID: MemoryRequestID { MemoryRequestID(id, owner: owner) }
}

/// A request for a title, which may have an owner.
package protocol OwnedRequest: Sendable {
    /// The request for the title without data of an owner.
    associatedtype Content: MemoryRequest

    /// The TMDb identifier.
    var id: Int { get }
    var owner: WatchlistOwner? { get }
    var content: Content { get }
}

extension TitleRequest: OwnedRequest {
    package var content: Int { id }
}

extension PartsRequest: OwnedRequest where ID == Int {
    package var content: Self { Self(id: id, parts: parts) }
}
