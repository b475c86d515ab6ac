import ArgumentParser
import CoreDomain
import Foundation

/// A day on a command line, of the form `2026-11-30`.
struct DayArgument: ExpressibleByArgument, Equatable {

    /// The day, as midnight UTC.
    let date: Date

    init?(argument: String) {
        guard let date = PartialDate(argument)?.date else { return nil }
        self.date = date
    }
}
