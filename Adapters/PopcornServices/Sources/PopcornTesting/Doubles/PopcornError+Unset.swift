import CoreDomain

extension PopcornError {

    /// Returns the error of a use case that was executed without a double.
    static func unset(_ name: String) -> PopcornError {
        .invalidInput("The test gives no use case '\(name)'; give it one, such as \(name): .returning(…)")
    }
}
