public import CoreDomain
public import CoreMetrics
public import Logging
import NIOConcurrencyHelpers

/// The tokens of a token file, which can be read again while the service runs.
public final class TokenStore: Sendable {

    private let path: String
    private let clock: WallClock
    private let logger: Logger
    private let failures: Counter
    private let file: NIOLockedValueBox<TokenFile>

    /// Creates a store with the tokens of a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file.
    ///   - clock: The clock, which determines whether a token is expired.
    ///   - metrics: The factory of the counter `popcorn_token_file_failures_total`.
    ///   - logger: The logger.
    /// - Throws: ``TokenFileError`` if the file is invalid.
    public init(
        path: String, clock: WallClock = .system, metrics: any MetricsFactory = MetricsSystem.factory, logger: Logger
    ) throws(TokenFileError) {
        self.path = path
        self.clock = clock
        self.logger = logger
        failures = Counter(label: "popcorn_token_file_failures_total", factory: metrics)
        file = NIOLockedValueBox(try TokenFile(path: path))
    }

    /// Reads the file again. The tokens of its valid lines replace the current tokens. If the file cannot be read, the
    /// current tokens stay valid. In both cases, a warning is logged and counted.
    ///
    /// - Returns: Whether the file is valid.
    @discardableResult public func reload() -> Bool {
        do throws(TokenFileError) {
            let new = try TokenFile(validLinesOf: try TokenFile.text(path: path))
            file.withLockedValue { $0 = new }
            if let error = new.invalidLine {
                warn("The token file has invalid lines, whose tokens are not valid", error)
            } else {
                logger.notice("The token file was read", metadata: ["tokens": "\(new.count)"])
            }
            return new.invalidLine == nil
        } catch {
            warn("The token file was not read. The previous tokens stay valid.", error)
            return false
        }
    }

    private func warn(_ message: Logger.Message, _ error: TokenFileError) {
        failures.increment()
        logger.warning(message, metadata: ["error": "\(error)"])
    }

    /// Returns the access of a token; `nil` if the token is unknown or expired.
    func access(token: String) -> Access? {
        file.withLockedValue { $0 }.access(token: token, now: clock.now)
    }
}

extension AccessPolicy {

    /// Returns the policy of a service with tokens.
    ///
    /// - Parameters:
    ///   - store: The tokens.
    ///   - anonymous: The access of requests without a token; `nil` if they are rejected.
    public static func tokens(_ store: TokenStore, anonymous: Access? = nil) -> AccessPolicy {
        AccessPolicy(recognises: { store.access(token: $0) != nil }) { token in
            guard let token else { return anonymous }
            return store.access(token: token)
        }
    }
}
