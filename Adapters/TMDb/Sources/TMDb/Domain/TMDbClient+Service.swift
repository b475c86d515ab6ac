public import ServiceLifecycle

extension TMDbClient: Service {

    /// Waits for a graceful shutdown, or for the task's cancellation, and then shuts the client down.
    ///
    /// In a `ServiceGroup`, put the client before the services that use it: those that come last are shut down first.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/shutDown`` if the client was shut down already.
    public func run() async throws {
        // A cancelled task shuts the client down too.
        try? await gracefulShutdown()
        try await shutdown()
    }
}
