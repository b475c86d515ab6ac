import CoreDomainTestHelpers
import PopcornPersistence

extension Stage {

    /// The number of different keys of random use.
    private static let keyCount = 25

    /// Reads or writes one of the databases, with random keys, or closes and opens both.
    func act(randomly generator: inout SeededGenerator) async throws(Violation) {
        let keys = generator.array(upTo: 4) { Int.random(in: 1...Self.keyCount, using: &$0) }
        let key = keys.first ?? 1
        switch Int.random(in: 0..<100, using: &generator) {
        case 0..<20: try await writeEntries(Array(Set(keys + [key])).sorted())
        case 20..<30: try await writeEntriesAtOnce(key..<key + 8)
        case 30..<50: try await writeTitles(Array(Set(keys + [key])).sorted())
        case 50..<60: try await writeTitlesAtOnce(key..<key + 8)
        case 60..<65: try await deleteEntry(key)
        case 65..<70: try await deleteTitle(key)
        case 70..<80: try await readEntry(key)
        case 80..<90: try await readTitle(key)
        case 90..<93: try await checkpoint(library)
        case 93..<96: try await checkpoint(cache)
        default:
            await close()
            try await open()
        }
    }

    /// Moves the write-ahead log of a database into its file.
    func checkpoint(_ database: Database?) async throws(Violation) {
        guard let database else { return }
        _ = try await attempt("a checkpoint") { () async throws(DatabaseError) in try await database.checkpoint() }
    }
}
