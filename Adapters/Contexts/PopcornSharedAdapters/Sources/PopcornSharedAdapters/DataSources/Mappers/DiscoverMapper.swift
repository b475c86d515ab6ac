package import CoreDomain
package import Foundation
package import TMDb

/// A mapper from criteria of domain filters to criteria of TMDb filters.
package enum DiscoverMapper {

    /// Returns a criterion that all of the values must match; `nil` if `values` is empty.
    package static func all<Value>(_ values: [Value]) -> DiscoverValues<Value>? {
        values.isEmpty ? nil : .all(values)
    }

    /// Returns a criterion that at least one of the values must match; `nil` if `values` is empty.
    package static func any<Value>(_ values: [Value]) -> DiscoverValues<Value>? {
        values.isEmpty ? nil : .any(values)
    }

    /// Returns the first day that is in a range of years and in a range of days; `nil` if both have an open start.
    package static func firstDay(of years: ClosedRange<Int>?, _ days: DayRange?) -> Date? {
        let firstOfYears = years.flatMap {
            $0.lowerBound > TitleSearch.years.lowerBound ? day(1, 1, of: $0.lowerBound) : nil
        }
        return [firstOfYears, days?.first].compactMap(\.self).max()
    }

    /// Returns the last day that is in a range of years and in a range of days; `nil` if both have an open end.
    package static func lastDay(of years: ClosedRange<Int>?, _ days: DayRange?) -> Date? {
        let lastOfYears = years.flatMap {
            $0.upperBound < TitleSearch.years.upperBound ? day(31, 12, of: $0.upperBound) : nil
        }
        return [lastOfYears, days?.last].compactMap(\.self).min()
    }

    /// Returns a criterion that at least one kind of watch offer must match; `nil` if `kinds` is empty.
    package static func any(_ kinds: Set<WatchOfferKind>) -> DiscoverValues<MonetizationType>? {
        any(kinds.map(\.rawValue).sorted().map(MonetizationType.init))
    }

    private static func day(_ day: Int, _ month: Int, of year: Int) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day))
    }
}

extension TrendingWindow {

    /// The TMDb time window of the same length.
    package var tmdb: TMDb.TrendingTimeWindow { self == .day ? .day : .week }
}
