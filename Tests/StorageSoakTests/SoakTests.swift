import StorageSoak
import Testing

/// The short form of each run. They run in sequence, because some start processes.
@Suite(.serialized, .timeLimit(.minutes(5)))
struct SoakTests {

    @Test(arguments: soakRuns.map(\.name))
    func `the short form of a run passes`(name: String) async throws {
        let run = try #require(soakRuns.first { $0.name == name })
        let counts = try await run.run(Soak(name, amount: run.shortAmount))
        #expect(counts.isEmpty == false)
    }
}
