import Foundation

/// A text search for movies or series by title.
public struct TitleSearch: Hashable, Sendable {
    /// The words to search for, in any language.
    public let text: String
    /// The year of a movie's first release, or of a series' first episode.
    public let year: Int?
    /// Whether the results include adult titles.
    public let includesAdult: Bool

    /// The valid range of years. A filter's range with the same lower or upper bound is open at that end.
    package static let years = 1800...9999

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - text: The words to search for, at most 100 characters. White space at the ends is removed, and any other
    ///     white space becomes a single space.
    ///   - year: The year of a movie's first release, or of a series' first episode. Default: any year.
    ///   - includesAdult: Whether the results include adult titles. Default: `false`.
    public init(_ text: String, year: Int? = nil, includesAdult: Bool = false) {
        self.text = SearchText.normalised(text)
        self.year = year
        self.includesAdult = includesAdult
    }
}

extension TitleSearch {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(("text", text), ("year", year), ("adult", includesAdult ? true : nil))
    }

    /// Returns the query of the index of titles; `nil` for a search with a year, which the index does not have.
    package func suggestionQuery(_ kind: ContentKind) -> SuggestionQuery? {
        guard year == nil else { return nil }
        return SuggestionQuery(
            text, kinds: [kind], includesAdult: includesAdult, limit: SuggestionQuery.maximumLimit)
    }

    package func validate() throws(PopcornError) {
        try SearchText.validate(text)
    }
}

/// A text search by name: for people, or for movies, series and people together.
public struct NameSearch: Hashable, Sendable {
    /// The words to search for, in any language.
    public let text: String
    /// Whether the results include adult titles, and people known for adult titles.
    public let includesAdult: Bool

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - text: The words to search for, at most 100 characters. White space at the ends is removed, and any other
    ///     white space becomes a single space.
    ///   - includesAdult: Whether the results include adult titles, and people known for adult titles. Default:
    ///     `false`.
    public init(_ text: String, includesAdult: Bool = false) {
        self.text = SearchText.normalised(text)
        self.includesAdult = includesAdult
    }
}

extension NameSearch {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(("text", text), ("adult", includesAdult ? true : nil))
    }

    /// Returns the query of the index of titles.
    package func suggestionQuery(_ kinds: Set<ContentKind>) -> SuggestionQuery {
        SuggestionQuery(text, kinds: kinds, includesAdult: includesAdult, limit: SuggestionQuery.maximumLimit)
    }

    package func validate() throws(PopcornError) {
        try SearchText.validate(text)
    }
}

/// Functions for the text of a search.
package enum SearchText {

    /// The maximum length of a text, in Unicode scalars of its ``normalised(_:)`` form: 100.
    package static let maximumLength = 100

    /// Returns the text without leading and trailing white space, with a single space between words, and in
    /// normalisation form C, so that equivalent searches share a cache entry.
    package static func normalised(_ text: String) -> String {
        text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).map(String.init).joined(separator: " ")
            .precomposedStringWithCanonicalMapping
    }

    /// Returns the text in the form in which texts are compared: with Unicode's case folding, which has no locale, and
    /// in normalisation form C, so that equal texts have equal bytes.
    package static func folded(_ text: String) -> String {
        text.folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping
    }

    /// Checks that the text is neither empty nor too long, and does not contain U+0000. TMDb returns no results for
    /// an empty text. The error does not contain the text.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package static func validate(_ text: String) throws(PopcornError) {
        guard !text.isEmpty else { throw .invalidInput("The search text must not be empty") }
        guard text.unicodeScalars.count <= maximumLength else {
            throw .invalidInput("The search text must have at most \(maximumLength) characters")
        }
        try validateCharacters(of: text)
    }

    /// Checks that the text does not contain U+0000, which PostgreSQL cannot store.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package static func validateCharacters(of text: String) throws(PopcornError) {
        guard !text.utf8.contains(0) else { throw .invalidInput("The search text must not contain U+0000") }
    }
}

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
