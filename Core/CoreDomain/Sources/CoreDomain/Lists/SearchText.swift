import Foundation

/// Functions for the text of a search.
package enum SearchText {

    /// Returns the text without leading and trailing white space, so that equivalent searches share a cache entry.
    package static func trimmed(_ text: String) -> String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Returns the text in the form in which texts are compared: with Unicode's case folding, which has no locale, and in
    /// normalisation form C, so that equal texts have equal bytes.
    package static func folded(_ text: String) -> String {
        text.folding(options: .caseInsensitive, locale: nil).precomposedStringWithCanonicalMapping
    }

    /// Checks that the text is not empty. TMDb returns no results for an empty text.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package static func validate(_ text: String) throws(PopcornError) {
        guard !text.isEmpty else { throw .invalidInput("The search text must not be empty") }
    }
}
