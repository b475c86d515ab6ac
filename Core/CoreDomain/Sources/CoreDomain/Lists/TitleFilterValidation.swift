/// What can be asked of titles that are looked for by what they are like.
package enum TitleFilterValidation {

    /// Refuses ratings and years that no title has.
    ///
    /// - Parameter titles: What is looked for, as errors name it: `movies`.
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package static func check(
        minimumVoteAverage: Double?, years: ClosedRange<Int>?, of titles: String
    ) throws(PopcornError) {
        if let average = minimumVoteAverage, !(0...10).contains(average) {
            throw .invalidInput("\(average) is not a rating; ratings are 0 to 10")
        }
        if let years, !TitleSearch.years.contains(years) {
            throw .invalidInput("\(years.lowerBound) to \(years.upperBound) are not years of \(titles)")
        }
    }
}
