import CoreDomain
import CoreInfrastructure
import Testing

/// Refreshes and change topics use the descriptions of keys, so different keys must have different descriptions.
@Suite
struct CoreKeyTests {

    @Test
    func `identifiers of different sites and languages have different keys`() throws {
        let ids = [
            try ExternalID("popcorn", at: .facebook), try ExternalID("popcorn", at: .instagram),
            try ExternalID("other", at: .facebook),
        ]
        let keys = ids.flatMap { id in ["en", "de"].map { CoreExternalIDMatchesEntity.Key(id, language: $0) } }

        #expect(Set(keys.map(\.description)).count == 6)
    }
}
