#if PostgreSQL
import Testing

@testable import PopcornPostgreSQL

@Suite struct PostgreSQLAddressTests {

    @Test(arguments: [
        ("postgresql://reader:pa%73s@db.example:5433/films?sslmode=require", "postgresql://db.example:5433/films"),
        ("postgres://reader:secret@db.example/films", "postgresql://db.example/films"),
        ("postgresql://one:1,two:2/films?password=secret", "postgresql://one:1,two:2/films"),
        ("postgresql://one,two:2/films", "postgresql://one,two:2/films"),
        ("postgresql:///films?host=/run/postgresql&user=reader&password=secret", "postgresql:///run/postgresql/films"),
        ("postgresql://", "postgresql:///"),
    ])
    func `the description has no credentials`(url: String, description: String) throws {
        let address = try PostgreSQLAddress(url)
        #expect("\(address)" == description)
        #expect(address.debugDescription == description)
        var dumped = ""
        dump(address, to: &dumped)
        #expect(!dumped.contains("secret"))
        #expect(address.url == url)
    }

    @Test(arguments: [
        ("postgresql://db.example/films", true), ("postgresql://127.0.0.1,db.example/films", true),
        ("postgresql://localhost/films", true), ("postgresql://127.0.0.1:5433/films", false),
        ("postgresql://[::1],[fe80::1%25eth0]/films", false), ("postgresql:///films?host=/run/postgresql", false),
        ("postgresql://db.example/films?hostaddr=127.0.0.1", false), ("postgresql:///films", false),
    ])
    func `names of hosts are known, because they must be resolved`(url: String, hasNames: Bool) throws {
        #expect(try PostgreSQLAddress(url).hasNames == hasNames)
    }

    @Test(arguments: [
        "postgresql://popcorn:se/cret@db:5432/films", "postgresql://popcorn:12/cret@db/films",
        "postgresql://popcorn:se@cret@db/films", "postgres://popcorn:se?cr@et@db/films",
        "postgresql://popcorn:se/cret", "postgresql://popcorn:se/c?r=et@db/films",
    ])
    func `a password that libpq would read as a host or a database is an error without the password`(url: String) {
        let error = #expect(throws: PostgreSQLError.self) { try PostgreSQLAddress(url) }
        #expect(error?.kind == .invalidAddress)
        let message = error?.message ?? ""
        #expect(message.hasPrefix("the address of a database is not valid: "))
        for part in ["cret", "se/", "et@"] { #expect(!message.contains(part)) }
    }

    @Test func `a password can have percent-encoded characters`() throws {
        let address = try PostgreSQLAddress("postgresql://popcorn:se%2Fc%40r%3Aet@db:5432/films?application_name=a@b")
        #expect(address.description == "postgresql://db:5432/films")
    }

    @Test(arguments: [
        ("", "the address of a database must begin with postgresql://"),
        ("mysql://host/secret", "the address of a database must begin with postgresql://"),
        ("host=db password=secret", "the address of a database must begin with postgresql://"),
        ("postgresql://host/films\u{0}secret", "the address of a database contains a NUL character"),
        (
            "postgresql://host/films?colour=secret",
            #"the address of a database is not valid: invalid URI query parameter: "colour""#
        ),
        (
            "postgresql://user:%zzsecret@host/films",
            "the address of a database is not valid: invalid percent-encoded token"
        ),
        (
            "postgresql://user:secret@[::1/films",
            "the address of a database is not valid: end of string reached when looking for matching"
        ),
    ])
    func `an invalid address is an error without the credentials`(url: String, message: String) {
        let error = #expect(throws: PostgreSQLError.self) { try PostgreSQLAddress(url) }
        #expect(error?.kind == .invalidAddress)
        #expect(error?.message == message)
        #expect(error?.isTransient == false)
    }
}
#endif
