#if PostgreSQL
import Testing

@testable import PopcornPostgreSQL

@Suite struct PreparedStatementsTests {

    @Test func `the least recently used statement is replaced`() {
        var statements = PreparedStatements(limit: 2)
        let (one, replacedByOne) = statements.add("1")
        let (two, replacedByTwo) = statements.add("2")
        #expect(replacedByOne == nil && replacedByTwo == nil)
        #expect(statements.use("1") == one)
        let (three, replacedByThree) = statements.add("3")
        #expect(replacedByThree == two)
        #expect(statements.use("2") == nil)
        #expect(statements.use("1") == one)
        #expect(statements.use("3") == three)
        #expect(Set([one, two, three]).count == 3)
    }

    @Test func `a removed statement gets a new name`() {
        var statements = PreparedStatements(limit: 2)
        let (first, _) = statements.add("1")
        statements.remove("1")
        #expect(statements.use("1") == nil)
        let (second, replaced) = statements.add("1")
        #expect(second != first)
        #expect(replaced == nil)
    }
}
#endif
