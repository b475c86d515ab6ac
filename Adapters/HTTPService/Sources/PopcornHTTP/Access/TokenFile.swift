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

    private var entries: [TokenHash: Entry] = [:]
    /// The error of the first line that is invalid; `nil` if all lines are valid.
    private(set) var invalidLine: TokenFileError?

    /// The number of tokens.
    public var count: Int { entries.count }

    /// Creates the tokens of a text.
    ///
    /// - Throws: ``TokenFileError`` if a line is invalid or a limit is exceeded.
    public init(text: String) throws(TokenFileError) {
        try self.init(validLinesOf: text)
        if let invalidLine { throw invalidLine }
    }

    /// Creates the tokens of a file.
    ///
    /// - Throws: ``TokenFileError`` if the file cannot be read, if others can write it, or if it is invalid.
    public init(path: String) throws(TokenFileError) {
        try self.init(text: try Self.text(path: path))
    }

    /// Creates the tokens of the valid lines of a text.
    ///
    /// - Throws: ``TokenFileError`` if a limit is exceeded.
    init(validLinesOf text: String) throws(TokenFileError) {
        guard text.utf8.count <= Self.maximumBytes else { throw .tooLarge }
        for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
            do throws(TokenFileError) {
                guard let entry = try Self.entry(String(line), number: index + 1) else { continue }
                guard entries[entry.hash] == nil else {
                    throw .invalidLine(index + 1, reason: "the token is in the file twice")
                }
                entries[entry.hash] = entry
            } catch {
                invalidLine = invalidLine ?? error
            }
            guard entries.count <= Self.maximumTokens else { throw .tooManyTokens }
        }
    }

    /// Returns the text of a file. A symbolic link is followed.
    ///
    /// - Throws: ``TokenFileError`` if the file cannot be read, or if others can write it.
    static func text(path: String) throws(TokenFileError) -> String {
        let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let mode = attributes[.posixPermissions] as? Int, let handle = try? FileHandle(forReadingFrom: file)
        else { throw .unreadable(reason: "it does not exist, or the service may not read it") }
        defer { try? handle.close() }
        guard mode & 0o022 == 0 else { throw .writableByOthers }
        guard let data = try? handle.read(upToCount: maximumBytes + 1) ?? Data() else {
            throw .unreadable(reason: "its content cannot be read")
        }
        guard data.count <= maximumBytes else { throw .tooLarge }
        guard let text = String(data: data, encoding: .utf8) else { throw .unreadable(reason: "it is not UTF-8") }
        return text
    }

    /// Returns the access of a token; `nil` if the token is unknown or expired.
    func access(token: String, now: Date) -> Access? {
        guard token.hasPrefix(AccessToken.prefix), let entry = entries[TokenHash(token)] else { return nil }
        if let end = entry.end, now >= end { return nil }
        return entry.access
    }
}
