import CoreDomain
import Foundation
import PeopleApplication

/// A person as somebody likes to read about one in a terminal.
struct PersonCard: CustomStringConvertible {

    let person: PersonDetails
    let knownFor: [PersonCreditDetails]

    var description: String {
        let sections = [heading, biography, titles, particulars].filter { !$0.isEmpty }
        return sections.map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
            .sanitisedForTerminal(keepingNewlines: true)
    }

    private var heading: [String] {
        let facts = [person.knownForDepartment, day("born", person.birthday), day("died", person.deathday)]
        let line = facts.compactMap(\.self).filter { !$0.isEmpty }.joined(separator: " · ")
        return [person.name, String(repeating: "─", count: TextLayout.width)]
            + TextLayout.wrap(line, width: TextLayout.width)
    }

    private var biography: [String] {
        guard let biography = person.biography, !biography.isEmpty else { return [] }
        return TextLayout.wrap(biography, width: TextLayout.width)
    }

    private var titles: [String] {
        PersonCreditsList.lines(of: knownFor).enumerated().flatMap { index, line in
            TextLayout.row(index == 0 ? "Known for" : "", line)
        }
    }

    private var particulars: [String] {
        row("Born in", person.placeOfBirth)
            + row("Other names", person.alsoKnownAs?.joined(separator: ", "))
            + row("Page", person.homepageURL?.absoluteString)
            + row("Portrait", person.profileURLSet?.detail.absoluteString)
    }

    private func day(_ word: String, _ date: Date?) -> String? {
        date.map { "\(word) \($0.formatted(.iso8601.year().month().day()))" }
    }

    private func row(_ label: String, _ value: String?) -> [String] {
        guard let value, !value.isEmpty else { return [] }
        return TextLayout.row(label, value)
    }
}
