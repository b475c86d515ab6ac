import Foundation
import PeopleApplication

/// What a person did, a line a title, by department.
struct PersonCreditsList: CustomStringConvertible {

    let credits: PersonCreditsDetails

    var description: String {
        let cast = credits.cast.isEmpty ? [] : ["Cast"] + Self.lines(of: credits.cast) { $0.roles.map(\.character) }
        let crew = credits.crew.map { department in
            [department.department]
                + Self.lines(of: department.credits) { title in
                    title.jobs.filter { $0.department == department.department }.map(\.job)
                }
        }
        return ([cast] + crew).filter { !$0.isEmpty }
            .map { $0.joined(separator: "\n") }
            .joined(separator: "\n\n")
            .sanitisedForTerminal(keepingNewlines: true)
    }

    /// The title, the year, and what the person did. Default: all parts and jobs.
    static func lines(
        of titles: [PersonCreditDetails],
        work: (PersonCreditDetails) -> [String] = { $0.roles.map(\.character) + $0.jobs.map(\.job) }
    ) -> [String] {
        titles.map { title in
            let year = title.releaseDate.map { " (\($0.formatted(.iso8601.year())))" } ?? ""
            let done = work(title).filter { !$0.isEmpty }.joined(separator: ", ")
            return title.title + year + (done.isEmpty ? "" : " · \(done)")
        }
    }
}
