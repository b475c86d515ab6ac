import Foundation

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

    /// Returns the text in the form in which texts are compared: with Unicode's case folding, which has no locale, and in
    /// normalisation form C, so that equal texts have equal bytes.
    package static func folded(_ text: String) -> String {
        text.folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping
    }

    /// Checks that the text is neither empty nor too long. TMDb returns no results for an empty text. The error does not
    /// contain the text.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package static func validate(_ text: String) throws(PopcornError) {
        guard !text.isEmpty else { throw .invalidInput("The search text must not be empty") }
        guard text.unicodeScalars.count <= maximumLength else {
            throw .invalidInput("The search text must have at most \(maximumLength) characters")
        }
    }
}
