/// The owner of a watchlist and a search history.
///
/// A server chooses a name for each of its users, such as an account's identifier. A program with one user can use
/// ``default`` everywhere.
public struct WatchlistOwner: Hashable, Sendable {

    /// The owner's name.
    public let name: String

    /// The owner for programs with one user. Its name is `default`.
    public static let `default` = WatchlistOwner(checkedName: "default")

    /// The maximum length of a name in UTF-8 bytes.
    public static let maximumNameLength = 255

    /// Creates an owner. Names are compared by their bytes, so two Unicode forms of a character differ.
    ///
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` if the name is empty, is longer
    ///   than ``maximumNameLength`` bytes, or contains control characters.
    public init(_ name: String) throws(PopcornError) {
        guard !name.isEmpty else { throw .invalidInput("The name of a watchlist owner must not be empty") }
        guard name.utf8.count <= Self.maximumNameLength else {
            throw .invalidInput("The owner's name '\(name.printable)' must be at most \(Self.maximumNameLength) bytes")
        }
        guard name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw .invalidInput("The owner's name '\(name.printable)' must not contain control characters")
        }
        self.init(checkedName: name)
    }

    private init(checkedName: String) {
        name = checkedName
    }
}

extension WatchlistOwner {

    public static func == (left: WatchlistOwner, right: WatchlistOwner) -> Bool {
        left.name.utf8.elementsEqual(right.name.utf8)
    }

    public func hash(into hasher: inout Hasher) {
        var name = name
        name.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}

extension WatchlistOwner: CustomStringConvertible {
    public var description: String { name }
}

extension WatchlistOwner: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
