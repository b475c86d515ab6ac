/// The validation that the filters of movies and of series share.
package enum TitleFilterValidation {

    /// Checks the minimum rating and the years of a filter.
    ///
    /// - Parameter titles: The kind of titles as a plural noun for error messages, such as `movies`.
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the rating is not from 0 to 10, or if a year is out of
    ///   range.
    package static func validate(
        minimumVoteAverage: Double?, years: ClosedRange<Int>?, of titles: String
    ) throws(PopcornError) {
        if let average = minimumVoteAverage, !(0...10).contains(average) {
            throw .invalidInput("\(average) is not a valid rating; it must be from 0 to 10")
        }
        if let years, !TitleSearch.years.contains(years) {
            let valid = TitleSearch.years
            throw .invalidInput(
                "\(years.lowerBound) to \(years.upperBound) is not a valid range of years for \(titles); "
                    + "years must be from \(valid.lowerBound) to \(valid.upperBound)")
        }
    }

    /// Checks that no range of days ends before it starts.
    ///
    /// - Parameter ranges: The ranges. A missing range is valid.
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package static func validate(_ ranges: DayRange?...) throws(PopcornError) {
        for case let range? in ranges {
            guard let first = range.first, let last = range.last, first > last else { continue }
            throw .invalidInput("\(range) is not a valid range of days; it must not end before it starts")
        }
    }
}
