public import ArgumentParser
public import CoreDomain
import Foundation
public import MoviesDomain
public import PopcornServices
public import TVSeriesDomain

// Enumerations of the domain that are options on the command line.

extension TitleKind: ExpressibleByArgument {}

extension TrendingWindow: ExpressibleByArgument {}

extension WatchlistOrder: ExpressibleByArgument {}

extension ContentID: ExpressibleByArgument {}

extension ContentPart: ExpressibleByArgument {}

extension SearchKind: ExpressibleByArgument {}

extension ExternalIDSource: ExpressibleByArgument {}

extension WatchOfferKind: ExpressibleByArgument {}

extension MovieReleaseType: ExpressibleByArgument {
    public static var allValueStrings: [String] { allCases.filter { $0 != .unknown }.map(\.rawValue) }
}

extension MovieOrder: ExpressibleByArgument {}

extension TVSeriesOrder: ExpressibleByArgument {}

extension TVSeriesFilter.Status: ExpressibleByArgument {}

extension TVSeriesFilter.SeriesType: ExpressibleByArgument {}

/// A day on a command line, of the form `2026-11-30`.
struct DayArgument: ExpressibleByArgument, Equatable {

    /// The day, as midnight UTC.
    let date: Date

    init?(argument: String) {
        guard let date = PartialDate(argument)?.date else { return nil }
        self.date = date
    }
}

/// A year or a day on a command line, such as `1999` or `1999-10-15`.
enum YearOrDayArgument: ExpressibleByArgument, Equatable {
    case year(Int)
    case day(Date)

    init?(argument: String) {
        if let year = Int(argument) {
            self = .year(year)
        } else if let day = DayArgument(argument: argument) {
            self = .day(day.date)
        } else {
            return nil
        }
    }

    var year: Int? {
        if case .year(let year) = self { year } else { nil }
    }

    var day: Date? {
        if case .day(let day) = self { day } else { nil }
    }
}

/// A duration on the command line, such as `50ms`, `10s`, `5m`, `2h` or `30d`.
struct DurationArgument: ExpressibleByArgument, Equatable {

    let duration: Duration

    /// The units, in milliseconds. `ms` comes first, so that its suffix is not read as `s`.
    private static let units: [(suffix: String, factor: Double)] = [
        ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
    ]

    /// The maximum duration in milliseconds: a century.
    private static let longest = 36_525.0 * 86_400_000

    init?(argument: String) {
        guard let milliseconds = amount(argument, Self.units, maximum: Self.longest) else { return nil }
        duration = .microseconds(Int64(milliseconds * 1000))
    }
}

/// A limit in bytes on the command line, such as `1000000`, `500MB` or `1.5GB`, or `none`. Units are decimal, unless
/// they have an `i`, such as `MiB`.
struct ByteCountArgument: ExpressibleByArgument, Equatable {

    /// The number of bytes; `nil` for no limit.
    let byteCount: Int?

    /// The units, in bytes. Longer suffixes come first.
    private static let units: [(suffix: String, factor: Double)] = [
        ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824), ("TiB", 1_099_511_627_776),
        ("kB", 1000), ("KB", 1000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("TB", 1_000_000_000_000), ("B", 1),
        ("", 1),
    ]

    /// The maximum in bytes: 2 to the power of 50.
    private static let largest = 1_125_899_906_842_624.0

    init?(argument: String) {
        guard argument != "none" else {
            byteCount = nil
            return
        }
        guard let bytes = amount(argument, Self.units, maximum: Self.largest) else { return nil }
        byteCount = Int(bytes)
    }
}

/// Returns the amount of a decimal number with a unit; `nil` if the text is malformed or the amount is above the
/// maximum.
///
/// - Parameter units: The units with their factors. The first unit that is a suffix of the text is used.
private func amount(_ text: String, _ units: [(suffix: String, factor: Double)], maximum: Double) -> Double? {
    guard let unit = units.first(where: { text.hasSuffix($0.suffix) }) else { return nil }
    let digits = text.dropLast(unit.suffix.count)
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
        let number = Double(digits), number * unit.factor <= maximum
    else { return nil }
    return number * unit.factor
}

/// A kind of content on the command line.
enum ContentKindArgument: String, CaseIterable, ExpressibleByArgument {
    case movie, series, season, episode, person, collection

    var kind: ContentKind {
        switch self {
        case .movie: .movie
        case .series: .tvSeries
        case .season: .tvSeason
        case .episode: .tvEpisode
        case .person: .person
        case .collection: .collection
        }
    }
}
