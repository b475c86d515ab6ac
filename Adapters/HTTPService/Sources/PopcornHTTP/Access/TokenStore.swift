public import CoreDomain
public import Logging
import NIOConcurrencyHelpers

/// The tokens of a token file, which can be read again while the service runs.
public final class TokenStore: Sendable {

    private let path: String
    private let clock: WallClock
    private let logger: Logger
    private let file: NIOLockedValueBox<TokenFile>

    /// Creates a store with the tokens of a file.
    ///
    /// - Throws: ``TokenFileError`` if the file is invalid.
    public init(path: String, clock: WallClock = .system, logger: Logger) throws(TokenFileError) {
        self.path = path
        self.clock = clock
        self.logger = logger
        file = NIOLockedValueBox(try TokenFile(path: path))
    }

    /// Reads the file again. If the file is invalid, the current tokens stay valid, and a warning is logged.
    ///
    /// - Returns: Whether the file is valid.
    @discardableResult public func reload() -> Bool {
        do throws(TokenFileError) {
            let new = try TokenFile(path: path)
            file.withLockedValue { $0 = new }
            logger.notice("The token file was read", metadata: ["tokens": "\(new.count)"])
            return true
        } catch {
            logger.warning(
                "The token file is invalid. The previous tokens stay valid.", metadata: ["error": "\(error)"])
            return false
        }
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
