import Foundation

extension String? {
    /// The string, or `nil` if it is empty. TMDb often sends an empty string for a missing value.
    package var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}

extension String {

    /// Whether the string is empty or consists of white space.
    package var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// Returns the string or, if it is blank, the title in the original language, if there is one.
    package func orOriginal(_ original: String?) -> String {
        guard isBlank, let original, !original.isBlank else { return self }
        return original
    }
}

extension String {
    /// The string without case and accents, independent of the process's locale.
    package var foldedForSorting: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
