// Measures the storage in PostgreSQL, and compares it with libpq alone. `make check NAME=bench-postgres` runs it.

#if PostgreSQL
import Foundation

guard let url = ProcessInfo.processInfo.environment["POPCORN_TEST_DATABASE_URL"] else {
    FileHandle.standardError.write(Data("PostgreSQLReport: run Tests/PostgreSQL/server.py run PostgreSQLReport\n".utf8))
    exit(64)
}
try await Report(url: url).run()
#else
print("Build with the trait PostgreSQL.")
#endif
