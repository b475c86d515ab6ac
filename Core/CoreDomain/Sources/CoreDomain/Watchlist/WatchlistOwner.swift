/// Whose library something is in.
///
/// A server gives each of its users a name of its choice, such as an account's identifier. A program with one user
/// needs none: everything belongs to ``default``.
public struct WatchlistOwner: Hashable, Sendable {

    /// The owner's name, as it was given.
    public let name: String

    /// The owner in a program that names none. Its name is `default`.
    public static let `default` = WatchlistOwner(checkedName: "default")

    /// The most bytes that a name may have in UTF-8.
    public static let maximumNameLength = 255

    /// An owner of a name. Names are compared letter by letter.
    ///
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/invalidInput`` if the name is empty, longer than
    ///   ``maximumNameLength`` bytes, or has control characters.
    public init(_ name: String) throws(PopcornError) {
        guard !name.isEmpty else { throw .invalidInput("The owner of a library needs a name; '' is none") }
        guard name.utf8.count <= Self.maximumNameLength else {
            throw .invalidInput("The owner's name '\(name.printable)' is longer than \(Self.maximumNameLength) bytes")
        }
        guard name.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else {
            throw .invalidInput("The owner's name '\(name.printable)' has control characters")
        }
        self.init(checkedName: name)
    }

    private init(checkedName: String) {
        name = checkedName
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
