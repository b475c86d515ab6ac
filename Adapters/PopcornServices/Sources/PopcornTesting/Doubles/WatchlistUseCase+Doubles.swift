public import CoreApplication
public import CoreDomain

/// Doubles for tests.
extension WatchlistUseCase {

    /// Creates a double that returns the same value for every request.
    public static func returning(_ value: Value) -> WatchlistUseCase {
        WatchlistUseCase { _, _ in value }
    }

    /// Creates a double that throws an error for every request.
    public static func throwing(_ error: PopcornError) -> WatchlistUseCase {
        WatchlistUseCase { _, _ throws(PopcornError) in throw error }
    }

    /// Creates a double of a use case that a test does not expect to be executed. It throws an error whose message
    /// contains the name.
    public static func unexpected(_ name: String) -> WatchlistUseCase {
        throwing(.unset(name))
    }
}
