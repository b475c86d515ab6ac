import CoreDomain

extension PopcornError {

    /// A test executes a use case that it did not give.
    static func unset(_ name: String) -> PopcornError {
        .invalidInput("The test gives no use case '\(name)'; give it one, such as \(name): .returning(…)")
    }
}
