import CoreDomain
import Foundation

/// A text about one thing, in sections, as a person likes to read it in a terminal.
struct Card: CustomStringConvertible {

    var sections: [[String]]

    var description: String {
        sections.filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
            .sanitisedForTerminal(keepingNewlines: true)
    }

    /// A title over a line, and facts below it.
    static func heading(_ title: String, tagline: String? = nil, facts: [String?]) -> [String] {
        var lines = [title]
        if let tagline, !tagline.isEmpty {
            lines += TextLayout.wrap("“\(tagline)”", width: TextLayout.width)
        }
        let rule = String(repeating: "─", count: TextLayout.width)
        let facts = facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
        return lines + [rule] + TextLayout.wrap(facts, width: TextLayout.width)
    }

    /// A text over the card's whole width.
    static func text(_ text: String?) -> [String] {
        guard let text, !text.isEmpty else { return [] }
        return TextLayout.wrap(text, width: TextLayout.width)
    }

    /// A label and its value; nothing without a value.
    static func row(_ label: String, _ value: String?) -> [String] {
        guard let value, !value.isEmpty else { return [] }
        return TextLayout.row(label, value)
    }

    /// A label and a line for each of the first of many, with how many more there are.
    static func rows(_ label: String, _ values: [String], first limit: Int = .max) -> [String] {
        let shown = values.prefix(limit).enumerated().flatMap { TextLayout.row($0 == 0 ? label : "", $1) }
        let rest = values.count - min(limit, values.count)
        return shown + (rest > 0 ? TextLayout.row("", "and \(rest) more") : [])
    }

    /// The language of each text, if texts of several languages may stand there.
    static func row(_ languages: TextLanguages?) -> [String] {
        let texts = [
            ("title", languages?.title), ("tagline", languages?.tagline), ("overview", languages?.overview),
            ("biography", languages?.biography), ("page", languages?.homepageURL),
        ]
        return row("Texts", texts.compactMap { name, tag in tag.map { "\(name) \($0)" } }.joined(separator: ", "))
    }

    /// A running time: `2 h 19 min`.
    static func runtime(_ minutes: Int?) -> String? {
        guard let minutes, minutes > 0 else { return nil }
        return minutes < 60 ? "\(minutes) min" : "\(minutes / 60) h \(minutes % 60) min"
    }

    /// A rating with its number of votes: `★ 8.4 of 26,280`.
    static func rating(_ average: Double?, of votes: Int?) -> String? {
        guard let average, let votes, votes > 0 else { return nil }
        return "★ \(String(format: "%.1f", average)) of \(TextLayout.grouped(votes))"
    }

    /// A person with a part: `Edward Norton as Narrator`.
    static func part(_ name: String, _ character: String?) -> String {
        guard let character, !character.isEmpty else { return name }
        return "\(name) as \(character)"
    }

    static func day(_ date: Date?) -> String? {
        date?.formatted(.iso8601.year().month().day())
    }
}
