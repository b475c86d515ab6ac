import Foundation

extension [QueryItem] {
    /// Returns the query for changes in a range of days.
    ///
    /// A range covers at most 14 days. Without dates, TMDb returns the changes in the last 24 hours.
    static func changes(from startDate: Date?, to endDate: Date?, page: Int?) -> [QueryItem] {
        [.day("start_date", startDate), .day("end_date", endDate), .page(page)]
    }
}
