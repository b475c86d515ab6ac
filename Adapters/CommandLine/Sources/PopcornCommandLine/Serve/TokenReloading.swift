import PopcornHTTP
import ServiceLifecycle
import UnixSignals

/// A service that reads the token file again on SIGHUP.
struct TokenReloading: Service {

    /// The tokens; `nil` if requests need no token.
    let store: TokenStore?

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sighup)
        for await _ in signals.cancelOnGracefulShutdown() { store?.reload() }
    }
}
