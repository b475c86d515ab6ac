import CoreDomain
import Foundation

/// The tokens of a text file, with one token in each line:
/// `sha256:<hash> owner=<name> rights=read,library [expires=2027-06-30] # comment`.
///
/// The owner `*` permits the data of all owners. A token without an owner permits no data of owners. A token is valid up
/// to the end of its last day in UTC.
public struct TokenFile: Sendable {

    /// The maximum size of a file in bytes.
    public static let maximumBytes = 1_048_576
    /// The maximum number of tokens in a file.
    public static let maximumTokens = 10_000

    /// A token of a file.
    struct Entry: Hashable, Sendable {
        let hash: TokenHash
        let access: Access
        /// The time from which the token is not valid; `nil` if it does not expire.
        let end: Date?
    }

    private let entries: [TokenHash: Entry]

    /// The number of tokens.
    public var count: Int { entries.count }

    /// Creates the tokens of a text.
    ///
    /// - Throws: ``TokenFileError`` if a line is invalid or a limit is exceeded.
    public init(text: String) throws(TokenFileError) {
        guard text.utf8.count <= Self.maximumBytes else { throw .tooLarge }
        var entries: [TokenHash: Entry] = [:]
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            guard let entry = try Self.entry(String(line), number: index + 1) else { continue }
            guard entries.count < Self.maximumTokens else { throw .tooManyTokens }
            guard entries.updateValue(entry, forKey: entry.hash) == nil else {
                throw .invalidLine(index + 1, reason: "the token is in the file twice")
            }
        }
        self.entries = entries
    }

    /// Creates the tokens of a file.
    ///
    /// - Throws: ``TokenFileError`` if the file cannot be read, if others can write it, or if it is invalid.
    public init(path: String) throws(TokenFileError) {
        let data: Data
        do {
            let attributes = try FileManager.default.attributesOfItem(atPath: path)
            let mode = (attributes[.posixPermissions] as? NSNumber)?.intValue ?? 0
            guard mode & 0o022 == 0 else { throw TokenFileError.writableByOthers }
            guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= Self.maximumBytes else {
                throw TokenFileError.tooLarge
            }
            data = try Data(contentsOf: URL(fileURLWithPath: path))
        } catch let error as TokenFileError {
            throw error
        } catch {
            throw .unreadable(reason: "it does not exist, or the service may not read it")
        }
        guard let text = String(data: data, encoding: .utf8) else { throw .unreadable(reason: "it is not UTF-8") }
        try self.init(text: text)
    }

    /// Returns the access of a token; `nil` if the token is unknown or expired.
    func access(token: String, now: Date) -> Access? {
        guard token.hasPrefix(AccessToken.prefix), let entry = entries[TokenHash(token)] else { return nil }
        if let end = entry.end, now >= end { return nil }
        return entry.access
    }
}
