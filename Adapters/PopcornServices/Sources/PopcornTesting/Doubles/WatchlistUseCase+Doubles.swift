public import CoreApplication
public import CoreDomain

/// Doubles, for tests.
extension WatchlistUseCase {

    /// Gives one value, whatever is requested.
    public static func returning(_ value: Value) -> WatchlistUseCase {
        WatchlistUseCase { _, _ in value }
    }

    /// Fails, whatever is requested.
    public static func throwing(_ error: PopcornError) -> WatchlistUseCase {
        WatchlistUseCase { _, _ throws(PopcornError) in throw error }
    }

    /// Fails with a message that names the use case: the test did not expect it to be executed.
    public static func unexpected(_ name: String) -> WatchlistUseCase {
        throwing(.unset(name))
    }
}
