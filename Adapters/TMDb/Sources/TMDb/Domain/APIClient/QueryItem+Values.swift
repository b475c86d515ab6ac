public import Foundation

/// Items of queries by the kind of their value.
extension QueryItem {

    /// What is searched for. TMDb refuses an empty text.
    static func query(_ text: String) -> QueryItem {
        QueryItem("query", text, .text)
    }

    /// A region's ISO 3166-1 code.
    public static func region(_ code: String?, as name: StaticString = "region") -> QueryItem {
        QueryItem(name, code, .country)
    }

    /// Whether titles for adults are among the results. TMDb's default: no.
    static func includeAdult(_ isIncluded: Bool?) -> QueryItem {
        flag("include_adult", isIncluded)
    }

    /// A user's session, a secret.
    static func session(_ id: String?) -> QueryItem {
        QueryItem("session_id", id, .text)
    }

    /// Yes or no.
    public static func flag(_ name: StaticString, _ flag: Bool?) -> QueryItem {
        item(name, flag.map(String.init))
    }

    /// A whole number.
    public static func number(_ name: StaticString, _ number: Int?) -> QueryItem {
        item(name, number.map(String.init))
    }

    /// A number; without a fraction if it is whole.
    public static func number(_ name: StaticString, _ number: Double?) -> QueryItem {
        guard let number else { return item(name, nil) }
        guard number.isFinite else { return QueryItem(name, "\(number)", .refused("must be a finite number")) }
        return item(name, Int(exactly: number).map(String.init) ?? String(number))
    }

    /// A day: the one in UTC that a moment is on.
    public static func day(_ name: StaticString, _ date: Date?) -> QueryItem {
        guard let date else { return item(name, nil) }
        let midnight = (date.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
        guard let day = CivilDate.text(from: Date(timeIntervalSince1970: midnight)) else {
            return QueryItem(name, "", .refused("must be a day in the years 0 to 9999"))
        }
        return item(name, day)
    }

    /// A word of an open vocabulary.
    public static func word(_ name: StaticString, _ word: (some RawRepresentable<String>)?) -> QueryItem {
        item(name, word?.rawValue)
    }
}
