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
