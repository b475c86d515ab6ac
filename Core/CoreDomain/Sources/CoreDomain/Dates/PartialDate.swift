public import Foundation

/// A date of which the day, or the month and the day, may be unknown, such as `1945` or `1945-06`.
///
/// A partial date is encoded as a string.
public struct PartialDate: Hashable, Sendable {
    /// The year (0 to 9999).
    public let year: Int
    /// The month (1 to 12).
    public let month: Int?
    /// The day of the month (1 to 31); `nil` if the month is `nil`.
    public let day: Int?

    /// Creates a partial date. Returns `nil` for a date that does not exist.
    public init?(year: Int, month: Int? = nil, day: Int? = nil) {
        guard (0...9999).contains(year), month != nil || day == nil else { return nil }
        self.year = year
        self.month = month
        self.day = day
        guard (1...12).contains(month ?? 1), (1...31).contains(day ?? 1), day == nil || date != nil else { return nil }
    }

    /// Creates a date from a string of the form `yyyy`, `yyyy-MM` or `yyyy-MM-dd`. Returns `nil` for other strings.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { $0.utf8.allSatisfy { (48...57).contains($0) } ? Int($0) : nil }
        guard numbers.count == parts.count, (1...3).contains(parts.count), parts[0].utf8.count == 4,
            parts.dropFirst().allSatisfy({ $0.utf8.count == 2 })
        else { return nil }
        self.init(
            year: numbers[0], month: numbers.count > 1 ? numbers[1] : nil, day: numbers.count > 2 ? numbers[2] : nil)
    }

    /// Creates a complete date from a time, in UTC. Returns `nil` for a time outside the years 0 to 9999.
    public init?(_ date: Date) {
        self.init(date.formatted(Self.style))
    }

    /// The date as midnight UTC; `nil` if the month or the day is unknown.
    public var date: Date? {
        guard month != nil, day != nil, let date = try? Date(description, strategy: Self.style),
            date.formatted(Self.style) == description
        else { return nil }
        return date
    }

    private static let style = Date.ISO8601FormatStyle().year().month().day()
}

extension PartialDate: CustomStringConvertible {
    /// The date in the form `yyyy`, `yyyy-MM` or `yyyy-MM-dd`.
    public var description: String {
        let parts = [String(repeating: "0", count: max(0, 4 - String(year).count)) + String(year)]
        return (parts + [month, day].compactMap { $0.map { $0 < 10 ? "0\($0)" : "\($0)" } }).joined(separator: "-")
    }
}

extension PartialDate: Codable {
    /// Decodes a date from a string.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let date = PartialDate(text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "\(text) is not a date of the form yyyy, yyyy-MM or yyyy-MM-dd")
        }
        self = date
    }

    /// Encodes the date as a string.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension PartialDate {

    /// Returns the age on another date of a person who was born on this date; `nil` if the other date is earlier.
    ///
    /// A birthday on 29 February is counted from 1 March in years without that day.
    public func age(on other: PartialDate) -> Age? {
        let most = other.last.years(since: first)
        guard most >= 0 else { return nil }
        return Age(atLeast: max(0, other.first.years(since: last)), atMost: most)
    }

    /// The first possible day.
    private var first: Day { Day(year: year, month: month ?? 1, day: day ?? 1) }

    /// The last possible day. Months are compared as if they had 31 days.
    private var last: Day { Day(year: year, month: month ?? 12, day: day ?? 31) }

    private struct Day {
        let year: Int
        let month: Int
        let day: Int

        func years(since birth: Day) -> Int {
            year - birth.year - ((month, day) < (birth.month, birth.day) ? 1 : 0)
        }
    }
}

/// An age in completed years. It is a range if a date is incomplete.
public struct Age: Codable, Hashable, Sendable {
    /// The least possible age.
    public let atLeast: Int
    /// The greatest possible age.
    public let atMost: Int

    /// The age; `nil` if it is not exactly known.
    public var years: Int? { atLeast == atMost ? atLeast : nil }

    /// Creates an age.
    public init(atLeast: Int, atMost: Int) {
        self.atLeast = atLeast
        self.atMost = atMost
    }
}

extension Age: CustomStringConvertible {
    /// The number of years, such as `45`, or the range, such as `44–45`.
    public var description: String {
        years.map(String.init) ?? "\(atLeast)–\(atMost)"
    }
}
