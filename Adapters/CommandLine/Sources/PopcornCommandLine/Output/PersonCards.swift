import CoreDomain
import Foundation
import PopcornServices

/// Cards for a person and their credits.
extension Card {

    /// Returns the card of a person.
    ///
    /// - Parameter failure: The error of reading the titles. Default: none.
    static func person(
        _ person: PersonDetails, knownFor: [PersonCreditDetails], failure: PopcornError? = nil
    ) -> Card {
        Card(sections: [
            heading(
                person.name,
                facts: [
                    person.knownForDepartment, person.birthDate.map { "born \($0)" },
                    person.deathDate.map { "died \($0)" + (person.ageAtDeath.map { " (aged \($0))" } ?? "") },
                ]),
            text(person.biography),
            rows("Known for", lines(knownFor)) + row("Known for", failure?.message),
            row("Born in", person.placeOfBirth)
                + row("Other names", joined(person.alsoKnownAs ?? []))
                + row("Homepage", person.homepageURL?.absoluteString)
                + row(person.textLanguages)
                + row("Portrait", person.profileURLSet?.detail.absoluteString),
        ])
    }

    static func personCredits(_ credits: PersonCreditsDetails) -> Card {
        func section(_ heading: String, _ lines: [String]) -> [String] { lines.isEmpty ? [] : [heading] + lines }
        let cast = section("Cast", lines(credits.cast) { $0.roles.map(\.character) })
        let crew = credits.crew.map { crew in
            section(
                crew.department.isBlank ? "Crew" : crew.department,
                lines(crew.credits) { $0.jobs.filter { $0.department == crew.department }.map(\.job) })
        }
        return Card(sections: orNothing("TMDb has no credits.", [cast] + crew))
    }

    static func knownFor(_ titles: [PersonCreditDetails]) -> Card {
        Card(sections: orNothing("TMDb has no credits.", [lines(titles)]))
    }

    /// Returns a line for each title that has a name, with its year and the person's work. Default: all roles and jobs.
    private static func lines(
        _ titles: [PersonCreditDetails],
        work: (PersonCreditDetails) -> [String] = { $0.roles.map(\.character) + $0.jobs.map(\.job) }
    ) -> [String] {
        titles.filter { !$0.title.isBlank }.map { title in
            let year = title.releaseDate.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
            return joined([title.title + year, joined(work(title))], by: " · ")
        }
    }
}
