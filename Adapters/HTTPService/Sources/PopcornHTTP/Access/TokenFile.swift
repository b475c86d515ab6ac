import CoreDomain
import Foundation

/// The tokens of a text file, with one token in each line:
/// `sha256:<hash> owner=<name> rights=read,library [expires=2027-06-30] # comment`.
///
/// The owner `*` permits the data of all owners. A token without an owner permits no data of owners. A token is valid
/// up to the end of its last day in UTC.
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

extension TokenFile {

    /// Returns the token of a line; `nil` if the line is empty or a comment.
    static func entry(_ line: String, number: Int) throws(TokenFileError) -> Entry? {
        let fields = line.prefix { $0 != "#" }.split(whereSeparator: \.isWhitespace)
        guard let first = fields.first else { return nil }
        guard first.hasPrefix("sha256:"), let hash = TokenHash(hex: first.dropFirst("sha256:".count)) else {
            throw .invalidLine(number, reason: "it must begin with sha256: and 64 hexadecimal digits")
        }
        var values: [Substring: Substring] = [:]
        for field in fields.dropFirst() {
            let parts = field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard parts.count == 2, ["owner", "rights", "expires"].contains(parts[0]) else {
                throw .invalidLine(number, reason: "a field must be owner=, rights= or expires=")
            }
            guard values.updateValue(parts[1], forKey: parts[0]) == nil else {
                throw .invalidLine(number, reason: "the field \(parts[0]) is there twice")
            }
        }
        guard let rights = values["rights"].flatMap({ Rights(names: $0) }) else {
            throw .invalidLine(number, reason: "rights= must be a list of read, library and operate")
        }
        let owners = try owners(values["owner"], number: number)
        guard !rights.contains(.library) || owners != .none else {
            throw .invalidLine(number, reason: "a token with the right library must have an owner")
        }
        return Entry(
            hash: hash, access: Access(rights: rights, owners: owners), end: try end(values["expires"], number: number))
    }

    private static func owners(_ name: Substring?, number: Int) throws(TokenFileError) -> Access.Owners {
        guard let name else { return .none }
        if name == "*" { return .all }
        guard let owner = try? WatchlistOwner(String(name)) else {
            throw .invalidLine(number, reason: "the owner must have 1 to 255 bytes")
        }
        return .one(owner)
    }

    /// Returns the time at which the day of a date ends.
    private static func end(_ text: Substring?, number: Int) throws(TokenFileError) -> Date? {
        guard let text else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        guard parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2]),
            let start = calendar.date(from: DateComponents(year: year, month: month, day: day)),
            calendar.dateComponents([.year, .month, .day], from: start)
                == DateComponents(year: year, month: month, day: day)
        else { throw .invalidLine(number, reason: "expires= must be a date, such as 2027-06-30") }
        return start.addingTimeInterval(86_400)
    }
}

extension TokenFile {

    /// Appends the line of a token to a file. A file that does not exist is created, and only its owner can read it.
    ///
    /// The line is written completely or not at all. Several processes can append to a file at the same time.
    ///
    /// - Throws: ``TokenFileError`` if the file is invalid or cannot be written.
    public static func append(_ token: AccessToken, toFileAt path: String) throws(TokenFileError) {
        let descriptor = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(reason: reason(errno)) }
        defer { close(descriptor) }
        guard flock(descriptor, LOCK_EX) == 0 else { throw .unwritable(reason: reason(errno)) }
        let text = try text(path: path)
        let separator = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
        let line = "\(separator)\(token.line)\n"
        _ = try TokenFile(text: text + line)
        let written = write(descriptor, line, line.utf8.count)
        guard written == line.utf8.count, fsync(descriptor) == 0 else {
            let error = written < 0 || written == line.utf8.count ? errno : ENOSPC
            _ = ftruncate(descriptor, off_t(text.utf8.count))
            throw .unwritable(reason: reason(error))
        }
    }

    private static func reason(_ error: Int32) -> String { String(cString: strerror(error)) }
}

/// An error of a token file. It never contains a token or a hash.
public enum TokenFileError: Error, Hashable, Sendable {
    /// The file cannot be read.
    case unreadable(reason: String)
    /// The file cannot be written.
    case unwritable(reason: String)
    /// The group or others can write the file.
    case writableByOthers
    /// The file is larger than ``TokenFile/maximumBytes``.
    case tooLarge
    /// The file has more than ``TokenFile/maximumTokens`` tokens.
    case tooManyTokens
    /// A line is invalid. The first line is 1.
    case invalidLine(Int, reason: String)
}

extension TokenFileError: CustomStringConvertible {

    public var description: String {
        switch self {
        case .unreadable(let reason): "The token file cannot be read: \(reason)"
        case .unwritable(let reason): "The token file cannot be written: \(reason)"
        case .writableByOthers: "The token file must be writable only by its owner (chmod go-w)"
        case .tooLarge: "The token file must not be larger than \(TokenFile.maximumBytes) bytes"
        case .tooManyTokens: "The token file must not have more than \(TokenFile.maximumTokens) tokens"
        case .invalidLine(let line, let reason): "Line \(line) of the token file is invalid: \(reason)"
        }
    }
}
