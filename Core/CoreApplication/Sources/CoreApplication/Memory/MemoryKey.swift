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

    private let numbers: SIMD4<Int>
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
