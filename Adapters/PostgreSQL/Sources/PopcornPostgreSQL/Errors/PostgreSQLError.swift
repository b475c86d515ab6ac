#if PostgreSQL

/// An error of a PostgreSQL database.
///
/// A message is a single line. It contains no stored value and no credential.
package struct PostgreSQLError: Error, Hashable, Sendable {

    /// The kind of an error. The raw values are those of metrics.
    package enum Kind: String, Sendable {
        /// The address is not a valid connection URL, or has an unknown parameter.
        case invalidAddress = "invalid_address"
        /// No connection could be established, or the server is starting, stopping or full. Nothing was sent.
        case unreachable
        /// The server rejected the user, the password or the certificate, or the database does not exist.
        case rejected
        /// The server is older than ``PostgreSQLOptions/minimumServerVersion``.
        case unsupportedServer = "unsupported_server"
        /// The connection was lost after commands were sent.
        case connectionLost = "connection_lost"
        /// The operation waited longer than the timeout: for a connection, for a lock, or for the response.
        case timedOut = "timed_out"
        /// The task was cancelled.
        case cancelled
        /// The maximum number of operations already waits.
        case overloaded
        /// The pool is closed.
        case closed
        /// The server accepts no writes, for example because it is a standby.
        case readOnly = "read_only"
        /// The disk of the server is full, or its memory is exhausted.
        case outOfSpace = "out_of_space"
        /// A concurrent transaction prevented the commit. The same commands may succeed later.
        case serializationFailure = "serialization_failure"
        /// A row with the same key exists, or another constraint was violated.
        case constraintViolation = "constraint_violation"
        /// A table, a column or a schema does not exist.
        case missingSchema = "missing_schema"
        /// A newer version changed the tables so that this version cannot use them.
        case newerSchema = "newer_schema"
        /// A stored value has a type that the reader does not expect.
        case unreadable
        /// A value cannot be stored, or the declaration of an entity is invalid.
        case unstorable
        /// Any other error that the server reported.
        case server
    }

    package let kind: Kind
    package let message: String

    /// The code of the error, five characters, if the server reported it.
    /// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
    package let sqlState: String?

    /// Whether the commands were, or may have been, sent to the server.
    private let isSent: Bool

    package init(_ kind: Kind, _ message: String, sqlState: String? = nil, isSent: Bool = true) {
        self.kind = kind
        self.message = message
        self.sqlState = sqlState
        self.isSent = isSent
    }

    /// Whether the commands may have been committed. If `false`, they were not.
    package var mayHaveCommitted: Bool {
        switch kind {
        case .connectionLost: true
        // The server reports its own timeouts with a code, and then rolls the commands back.
        case .timedOut, .cancelled: sqlState == nil && isSent
        default: false
        }
    }

    /// Whether a later attempt may succeed without a change of the commands, the address or the server's settings.
    package var isTransient: Bool {
        switch kind {
        case .unreachable, .connectionLost, .timedOut, .overloaded, .readOnly, .outOfSpace, .serializationFailure: true
        case .invalidAddress, .rejected, .unsupportedServer, .cancelled, .closed, .constraintViolation, .missingSchema,
            .newerSchema, .unreadable, .unstorable, .server:
            false
        }
    }
}

extension PostgreSQLError {
    /// The error of an operation for which the system cannot create a thread.
    static let noThread = PostgreSQLError(.overloaded, "the system cannot create a thread for a connection")
}

extension PostgreSQLError: CustomStringConvertible {
    package var description: String {
        sqlState.map { "\(message) (SQLSTATE \($0))" } ?? message
    }
}
#endif
