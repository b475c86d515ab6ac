package import Foundation

/// A daily export of the identifiers and names of all items of a kind.
/// <https://developer.themoviedb.org/docs/daily-id-exports>
package struct DailyExport: Hashable, Sendable {

    /// The kinds of items, with the names of their files.
    package enum Kind: String, CaseIterable, Sendable {
        case movie = "movie_ids"
        case tvSeries = "tv_series_ids"
        case person = "person_ids"
    }

    package let kind: Kind
    /// The midnight in UTC at which the day of the export begins.
    package let day: Date

    /// Creates an export.
    ///
    /// - Parameter day: A time on the day of the export, in UTC.
    package init(_ kind: Kind, day: Date) {
        self.kind = kind
        self.day = Date(timeIntervalSince1970: (day.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400)
    }

    /// The name of the file, such as `movie_ids_11_25_2026.json.gz`.
    package var fileName: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let date = calendar.dateComponents([.year, .month, .day], from: day)
        func padded(_ number: Int?) -> String {
            let digits = String(number ?? 0)
            return digits.count < 2 ? "0\(digits)" : digits
        }
        return "\(kind.rawValue)_\(padded(date.month))_\(padded(date.day))_\(date.year ?? 0).json.gz"
    }
}
