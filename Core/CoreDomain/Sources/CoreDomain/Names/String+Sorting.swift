import Foundation

extension String {
    /// The string without case and accents, independent of the process's locale.
    package var foldedForSorting: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
