import CoreDomain
import Foundation

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

    /// Returns the end of the day of a date.
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
