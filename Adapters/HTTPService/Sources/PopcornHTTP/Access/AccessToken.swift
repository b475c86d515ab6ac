import CoreDomain
import Foundation

/// A token that permits requests, and the hash by which the service recognises it.
public struct AccessToken: Sendable {

    /// The number of random bytes of a token.
    public static let randomBytes = 32

    /// The text that all tokens begin with.
    public static let prefix = "pop_"

    /// The token, which the client sends. It is not stored.
    public let token: String

    /// The line of a token file with the hash of the token.
    public let line: String

    /// Creates a token.
    ///
    /// - Parameters:
    ///   - access: The access of the token.
    ///   - expiry: The date after which the token is not valid, such as `2027-06-30`; `nil` if it does not expire.
    ///   - random: Exactly ``randomBytes`` random bytes.
    /// - Returns: `nil` if the number of bytes is wrong, or if a token file cannot contain the access.
    public init?(access: Access, expiry: String? = nil, random: [UInt8]) {
        guard random.count == Self.randomBytes else { return nil }
        token = Self.prefix + Self.text(random)
        let owner: String
        switch access.owners {
        case .none: owner = ""
        case .one(let own): owner = " owner=\(own.name)"
        case .all: owner = " owner=*"
        }
        line =
            "sha256:\(TokenHash(token).hex)\(owner) rights=\(access.rights.names.joined(separator: ","))"
            + (expiry.map { " expires=\($0)" } ?? "")
        guard let entry = try? TokenFile.entry(line, number: 1), entry.access == access else { return nil }
    }

    /// Returns bytes in the base64 alphabet for URLs (RFC 4648, section 5), without padding.
    static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}

/// The SHA-256 hash of a token.
struct TokenHash: Hashable, Sendable {

    let bytes: [UInt8]

    /// Creates the hash of a token.
    init(_ token: String) {
        bytes = SHA256.hash(token.utf8)
    }

    /// Creates a hash from 64 hexadecimal digits; `nil` if they are not valid.
    init?(hex: Substring) {
        let digits = hex.utf8.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard hex.utf8.count == 64, digits.count == 64 else { return nil }
        bytes = stride(from: 0, to: 64, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    }

    /// The hash in hexadecimal digits.
    var hex: String { Self.hex(bytes[...]) }

    /// The first 8 hexadecimal digits, which identify the token in the log.
    var id: String { Self.hex(bytes.prefix(4)) }

    private static func hex(_ bytes: ArraySlice<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
}
