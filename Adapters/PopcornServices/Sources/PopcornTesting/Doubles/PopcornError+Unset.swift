import CoreDomain

extension PopcornError {

    /// Returns the error of a use case that was executed without a double.
    static func unset(_ name: String) -> PopcornError {
        .invalidInput("The use case '\(name)' is not set in the test; set it, such as \(name): .returning(…)")
    }
}
