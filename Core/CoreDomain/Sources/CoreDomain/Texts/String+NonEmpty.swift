extension String? {
    /// The string, or `nil` if it is empty. TMDb often sends an empty string for a missing value.
    package var nonEmpty: String? { flatMap { $0.isEmpty ? nil : $0 } }
}
