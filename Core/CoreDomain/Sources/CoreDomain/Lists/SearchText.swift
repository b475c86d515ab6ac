import Foundation

/// The words that a search looks for.
package enum SearchText {

    /// The words without white space around them, so that those who type a space too many share the answer.
    package static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Refuses a search for nothing, which TMDb answers with nothing.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package static func check(_ text: String) throws(PopcornError) {
        guard !text.isEmpty else { throw .invalidInput("A search needs words to look for") }
    }
}

/// What a query asks for, in one line that is different for different queries: `genres=18,35&text=fight%20club`.
package struct QueryDescription: CustomStringConvertible {

    package let description: String

    /// - Parameter parts: Names and values; what is `nil` is not asked for.
    package init(_ parts: (name: String, value: (any CustomStringConvertible & Sendable)?)...) {
        description = parts.compactMap { part in
            part.value.map { "\(part.name)=\(Self.escaped($0.description))" }
        }.joined(separator: "&")
    }

    /// Identifiers in one order, since theirs does not matter; `nil` for none.
    package static func identifiers(_ ids: [Int]) -> String? {
        ids.isEmpty ? nil : Set(ids).sorted().map(String.init).joined(separator: ",")
    }

    /// The value without what separates parts.
    private static func escaped(_ value: String) -> String {
        value.replacing("%", with: "%25").replacing("&", with: "%26").replacing("=", with: "%3D")
    }
}

/// What can be asked of titles that are looked for by what they are like.
package enum TitleFilter {

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
