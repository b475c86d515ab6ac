import Foundation

extension [QueryItem] {
    /// The days and the page of changes. TMDb answers with at most 14 days, and with the last 24 hours if none is
    /// named.
    static func changes(from startDate: Date?, to endDate: Date?, page: Int?) -> [QueryItem] {
        [.day("start_date", startDate), .day("end_date", endDate), .page(page)]
    }
}
