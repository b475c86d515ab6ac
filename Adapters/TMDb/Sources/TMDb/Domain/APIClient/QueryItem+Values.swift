public import Foundation

/// Query items by the type of their value.
extension QueryItem {

    /// Creates an item with a search query, which must not be empty. It never appears in logs or errors.
    static func query(_ text: String) -> QueryItem {
        QueryItem("query", text, .text, isPrivate: true)
    }

    /// Creates an item with a region (ISO 3166-1 code).
    public static func region(_ code: String?, as name: StaticString = "region") -> QueryItem {
        QueryItem(name, code, .country)
    }

    /// Creates an item that determines whether results include adult titles. TMDb's default: `false`.
    static func includeAdult(_ isIncluded: Bool?) -> QueryItem {
        flag("include_adult", isIncluded)
    }

    /// Creates an item with a user's session identifier, which is a secret.
    static func session(_ id: String?) -> QueryItem {
        QueryItem("session_id", id, .text)
    }

    /// Creates an item with a Boolean value.
    public static func flag(_ name: StaticString, _ flag: Bool?) -> QueryItem {
        item(name, flag.map(String.init))
    }

    /// Creates an item with an integer.
    public static func number(_ name: StaticString, _ number: Int?) -> QueryItem {
        item(name, number.map(String.init))
    }

    /// Creates an item with a number. Whole numbers are sent without a fraction.
    public static func number(_ name: StaticString, _ number: Double?) -> QueryItem {
        guard let number else { return item(name, nil) }
        guard number.isFinite else { return QueryItem(name, "\(number)", .invalid("must be a finite number")) }
        return item(name, Int(exactly: number).map(String.init) ?? String(number))
    }

    /// Creates an item with a day: the day in UTC that contains the date.
    public static func day(_ name: StaticString, _ date: Date?) -> QueryItem {
        guard let date else { return item(name, nil) }
        let midnight = (date.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
        guard let day = CivilDate.string(from: Date(timeIntervalSince1970: midnight)) else {
            return QueryItem(name, "", .invalid("must be a day in the years 0 to 9999"))
        }
        return item(name, day)
    }

    /// Creates an item with a raw value, such as a sort order.
    public static func rawValue(_ name: StaticString, _ value: (some RawRepresentable<String>)?) -> QueryItem {
        item(name, value?.rawValue)
    }
}

extension [QueryItem] {
    /// Returns the query for changes in a range of days.
    ///
    /// A range covers at most 14 days. Without dates, TMDb returns the changes in the last 24 hours.
    static func changes(from startDate: Date?, to endDate: Date?, page: Int?) -> [QueryItem] {
        [.day("start_date", startDate), .day("end_date", endDate), .page(page)]
    }
}
