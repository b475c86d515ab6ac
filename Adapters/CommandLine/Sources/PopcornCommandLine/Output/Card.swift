import CoreDomain
import Foundation

/// A text in sections about one item, for a terminal.
struct Card: CustomStringConvertible {

    var sections: [[String]]

    var description: String {
        sections.filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
            .sanitisedForTerminal(keepingNewlines: true)
    }

    /// Returns a title, an optional tagline, a rule, and a line of facts.
    static func heading(_ title: String, tagline: String? = nil, facts: [String?]) -> [String] {
        let title = joined([title])
        let tagline = tagline.flatMap { $0.isBlank ? nil : text("“\($0)”") } ?? []
        let rule = String(repeating: "─", count: TextLayout.width)
        return (title.isEmpty ? [] : [title]) + tagline + [rule] + text(joined(facts, by: " · "))
    }

    /// Returns the texts that are not blank, joined by a separator.
    static func joined(_ texts: [String?], by separator: String = ", ") -> String {
        texts.compactMap(\.self).filter { !$0.isBlank }.joined(separator: separator)
    }

    /// Returns a text, wrapped to the width of the card; an empty array if the text is missing or blank.
    static func text(_ text: String?) -> [String] {
        guard let text, !text.isBlank else { return [] }
        return TextLayout.wrap(text, width: TextLayout.width)
    }

    /// Returns a label with its value; an empty array if the value is missing or blank.
    static func row(_ label: String, _ value: String?) -> [String] {
        guard let value, !value.isBlank else { return [] }
        return TextLayout.row(label, value)
    }

    /// Returns a label with one line for each value that is not blank. Values beyond the limit are counted in a last
    /// line.
    static func rows(_ label: String, _ values: [String], first limit: Int = .max) -> [String] {
        let values = values.filter { !$0.isBlank }
        let shown = values.prefix(limit).enumerated().flatMap { TextLayout.row($0 == 0 ? label : "", $1) }
        let rest = values.count - min(limit, values.count)
        return shown + (rest > 0 ? TextLayout.row("", "and \(rest) more") : [])
    }

    /// Returns the language of each text; an empty array if no language is known.
    static func row(_ languages: TextLanguages?) -> [String] {
        let texts = [
            ("title", languages?.title), ("tagline", languages?.tagline), ("overview", languages?.overview),
            ("biography", languages?.biography), ("homepage", languages?.homepageURL),
        ]
        return row("Languages", texts.compactMap { name, tag in tag.map { "\(name) \($0)" } }.joined(separator: ", "))
    }

    /// Returns a running time, such as `2 h 19 min`.
    static func runtime(_ minutes: Int?) -> String? {
        guard let minutes, minutes > 0 else { return nil }
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// Returns an average rating with the number of ratings, such as `★ 8.4 (26,280 ratings)`.
    static func rating(_ average: Double?, of votes: Int?) -> String? {
        guard let average, let votes, votes > 0 else { return nil }
        return "★ \(String(format: "%.1f", average)) (\(TextLayout.grouped(votes)) rating\(votes == 1 ? "" : "s"))"
    }

    /// Returns a person with the character they play, such as `Edward Norton as Narrator`; empty without a name.
    static func part(_ name: String, _ character: String?) -> String {
        guard let character, !character.isBlank, !name.isBlank else { return name }
        return "\(name) as \(character)"
    }

    /// Returns an age rating with its region, such as `18 (GB)`; `nil` without an age rating.
    static func ageRating(_ rating: String?, in region: String?) -> String? {
        rating.nonEmpty.map { rating in region.map { "\(rating) (\($0))" } ?? rating }
    }

    static func day(_ date: Date?) -> String? {
        date?.formatted(.iso8601.year().month().day())
    }
}
