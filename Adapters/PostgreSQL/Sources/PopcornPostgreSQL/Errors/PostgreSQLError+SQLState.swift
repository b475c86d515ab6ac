#if PostgreSQL
import CPopcornPostgreSQL

extension PostgreSQLError {

    /// The maximum length of the server's message, in characters.
    private static let maximumLength = 300

    /// Creates the error that a result contains.
    ///
    /// - Parameter operation: The name of the operation, for results without a message.
    init(_ result: OpaquePointer?, operation: String) {
        let state = cpostgresql_sqlstate(result).map { String(cString: $0) }
        // The messages of data exceptions (class 22) contain the rejected values.
        let isPublic = state.map { !$0.hasPrefix("22") } ?? true
        let message = isPublic ? cpostgresql_message(result).map { String(cString: $0) } : nil
        self.init(
            Self.kind(sqlState: state),
            Self.line(message ?? (isPublic ? "\(operation) failed" : "the server rejected a value")), sqlState: state)
    }

    /// Returns the text as a single line of limited length.
    static func line(_ text: String) -> String {
        let line = text.split(whereSeparator: \.isNewline).first.map { $0.trimmingPrefix(while: \.isWhitespace) } ?? ""
        return line.count > maximumLength ? "\(line.prefix(maximumLength))…" : String(line)
    }

    /// Returns the kind of an error code of the server.
    /// <https://www.postgresql.org/docs/current/errcodes-appendix.html>
    static func kind(sqlState state: String?) -> Kind {
        switch state {
        case nil: .connectionLost
        case "25006": .readOnly
        case "40001", "40P01": .serializationFailure
        case "53100", "53200", "58030": .outOfSpace
        case "53300", "57P02", "57P03": .unreachable
        // The server ends the connection, and with it the transaction.
        case "57P01", "57P05", "25P03": .connectionLost
        case "55P03", "57014": .timedOut
        case "3D000", "42501": .rejected
        case "3F000", "42P01", "42703", "42883", "42704": .missingSchema
        case .some(let code) where code.hasPrefix("28"): .rejected
        case .some(let code) where code.hasPrefix("23"): .constraintViolation
        case .some(let code) where code.hasPrefix("08"): .connectionLost
        default: .server
        }
    }
}
#endif
