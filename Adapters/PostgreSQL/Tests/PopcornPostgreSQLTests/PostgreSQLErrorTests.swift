#if PostgreSQL
import Testing

@testable import PopcornPostgreSQL

@Suite struct PostgreSQLErrorTests {

    @Test(
        arguments: [
            ("25006", .readOnly), ("40001", .serializationFailure), ("40P01", .serializationFailure),
            ("53100", .outOfSpace), ("53300", .unreachable), ("57P03", .unreachable), ("57P01", .connectionLost),
            ("08006", .connectionLost), ("55P03", .timedOut), ("57014", .timedOut), ("28P01", .rejected),
            ("3D000", .rejected), ("42501", .rejected), ("42P01", .missingSchema), ("42703", .missingSchema),
            ("23505", .constraintViolation), ("22003", .server), ("XX000", .server), (nil, .connectionLost),
        ] as [(String?, PostgreSQLError.Kind)])
    func `the code of an error determines its kind`(state: String?, kind: PostgreSQLError.Kind) {
        #expect(PostgreSQLError.kind(sqlState: state) == kind)
    }

    @Test func `commands may have been committed only if the server did not report an error`() {
        #expect(PostgreSQLError(.connectionLost, "").mayHaveCommitted)
        #expect(PostgreSQLError(.timedOut, "").mayHaveCommitted)
        #expect(!PostgreSQLError(.timedOut, "", sqlState: "55P03").mayHaveCommitted)
        #expect(!PostgreSQLError(.cancelled, "", sqlState: "57014").mayHaveCommitted)
        #expect(!PostgreSQLError(.unreachable, "").mayHaveCommitted)
    }

    @Test func `a message is one line of limited length`() {
        #expect(PostgreSQLError.line("  one\ntwo") == "one")
        #expect(PostgreSQLError.line("") == "")
        #expect(PostgreSQLError.line(String(repeating: "é", count: 400)).count == 301)
    }
}
#endif
