import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import PopcornCaching
import PopcornPersistence
import Testing

@testable import MoviesInfrastructure

@Suite
struct MovieRoundTripTests {

    @Test
    func `a thousand generated movies are read back equal`() async throws {
        var generator = SeededGenerator(seed: 550)
        let records = (1...1000).map { id in
            // Every second value replaces the one before it.
            Cached(generator.movieWithParts(id: (id + 1) / 2), cachedAt: generator.date())
        }
        try await withCache { database in
            let source = MovieStore(database: database)
            for content in records {
                try await source.store(content, language: "en")

                let found = try await source.movie(
                    withID: content.value.movie.id, language: "en", including: .all)

                #expect(found == content)
            }
            let rest = records.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
            for content in rest {
                let found = try await source.movie(
                    withID: content.value.movie.id, language: "en", including: .all)
                #expect(found == content)
            }
        }
    }
}
