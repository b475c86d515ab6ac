import ArgumentParser
import Foundation

/// A year or a day on a command line, such as `1999` or `1999-10-15`.
enum YearOrDayArgument: ExpressibleByArgument, Equatable {
    case year(Int)
    case day(Date)

    init?(argument: String) {
        if let year = Int(argument) {
            self = .year(year)
        } else if let day = DayArgument(argument: argument) {
            self = .day(day.date)
        } else {
            return nil
        }
    }

    var year: Int? {
        if case .year(let year) = self { year } else { nil }
    }

    var day: Date? {
        if case .day(let day) = self { day } else { nil }
    }
}
