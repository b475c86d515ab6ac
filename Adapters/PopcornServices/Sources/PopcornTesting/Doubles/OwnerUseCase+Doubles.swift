public import CoreApplication
public import CoreDomain

/// Doubles for tests.
extension OwnerUseCase {

    /// Creates a double that returns the same value for every request.
    public static func returning(_ value: Value) -> OwnerUseCase {
        OwnerUseCase { _, _ in value }
    }

    /// Creates a double that throws an error for every request.
    public static func throwing(_ error: PopcornError) -> OwnerUseCase {
        OwnerUseCase { _, _ throws(PopcornError) in throw error }
    }
}
