import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices

struct CalendarCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "calendar",
        abstract: "Show the episodes and releases of the titles on the watchlist between two days.",
        discussion: """
            EXAMPLES:
              popcorn calendar --from 2026-11-01 --to 2026-12-31
              popcorn calendar --from 2026-11-01 --to 2026-12-31 --ics > popcorn.ics
            """
    )

    @Option(help: ArgumentHelp("First day.", valueName: "yyyy-mm-dd"))
    var from: DayArgument

    @Option(help: ArgumentHelp("Last day.", valueName: "yyyy-mm-dd"))
    var to: DayArgument

    @Flag(help: "Print an iCalendar file.")
    var ics = false

    @OptionGroup var owner: OwnerOptions

    @OptionGroup var reading: ReadingOptions

    func validate() throws {
        if ics && reading.json { throw ValidationError("--ics cannot be combined with --json.") }
    }

    func run() async throws {
        if ics {
            try await Session.run(reading.settings, locale: reading.locale) { session throws(PopcornError) in
                let request = try request()
                let file = try await session.measured(isBounded: false) {
                    [policy = reading.policy] services throws(PopcornError) in
                    try await services.media.exportCalendar.sourced(request, policy: policy)
                }
                Console.standardOutput(file.value, terminator: "")
            }
        } else {
            try await reading.show(isBounded: false) { [self] services, policy throws(PopcornError) in
                try await services.media.fetchCalendar.sourced(request(), policy: policy)
            } text: { _, calendar in
                Card.calendar(calendar).description
            }
        }
    }

    private func request() throws(PopcornError) -> CalendarRequest {
        CalendarRequest(from: from.date, to: to.date, owner: try owner.libraryOwner())
    }
}

extension Card {

    static func calendar(_ calendar: WatchlistCalendar) -> Card {
        let days = calendar.days.map { day in
            [heading(of: day.date)] + day.episodes.map(line)
                + day.releases.map { release in
                    let type = release.type.map { "\($0.rawValue) release" } ?? "release"
                    return ListLine(id: release.movieID, title: release.title, fact: type).description
                }
        }
        let leftOut = calendar.failures.flatMap { omitted($0.title, $0.seasonNumber, $0.error) }
        return Card(sections: orNothing("No episodes or releases between these days.", days) + [leftOut])
    }
}
