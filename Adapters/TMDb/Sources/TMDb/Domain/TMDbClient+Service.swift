public import ServiceLifecycle

extension TMDbClient: Service {

    /// Waits for a graceful shutdown or the cancellation of the task, and then shuts down the client.
    ///
    /// In a `ServiceGroup`, list the client before the services that use it, because services are shut down in reverse
    /// order.
    ///
    /// - Throws: ``TMDbError/Kind-swift.enum/shutDown`` if the client is already shut down.
    public func run() async throws {
        // Cancellation of the task also ends the wait.
        try? await gracefulShutdown()
        try await shutdown()
    }
}
