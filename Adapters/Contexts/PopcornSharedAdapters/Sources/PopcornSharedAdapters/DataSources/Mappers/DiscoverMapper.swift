package import CoreDomain
package import Foundation
package import TMDb

/// Maps what titles are to be like, in the form of TMDb's filters.
package enum DiscoverMapper {

    /// All of some values; `nil` for none.
    package static func all<Value>(_ values: [Value]) -> DiscoverValues<Value>? {
        values.isEmpty ? nil : .all(values)
    }

    /// Any of some values; `nil` for none.
    package static func any<Value>(_ values: [Value]) -> DiscoverValues<Value>? {
        values.isEmpty ? nil : .any(values)
    }

    /// The first day of some years, as midnight UTC; `nil` if they have no beginning.
    package static func firstDay(of years: ClosedRange<Int>?) -> Date? {
        years.flatMap { $0.lowerBound > TitleSearch.years.lowerBound ? day(1, 1, of: $0.lowerBound) : nil }
    }

    /// The last day of some years, as midnight UTC; `nil` if they have no end.
    package static func lastDay(of years: ClosedRange<Int>?) -> Date? {
        years.flatMap { $0.upperBound < TitleSearch.years.upperBound ? day(31, 12, of: $0.upperBound) : nil }
    }

    private static func day(_ day: Int, _ month: Int, of year: Int) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day))
    }
}

extension TrendingWindow {

    /// The window as TMDb names it.
    package var tmdb: TMDb.TrendingTimeWindow { self == .day ? .day : .week }
}
