import CoreDomain
import Foundation
import MediaApplication
import Testing

@testable import PopcornCommandLine

@Suite struct WatchlistLineTests {

    private let entry = WatchlistEntry(kind: .movie, id: 4, addedAt: Date(timeIntervalSince1970: 0))
    private let coma = LastKnownTitleDetails(title: "Coma", year: 2020)

    private func line(
        _ known: LastKnownTitleDetails?, isRemoved: Bool, _ kind: PopcornError.Kind = .unavailable
    ) -> String {
        WatchlistTitle(
            entry: entry, lastKnown: known, isRemoved: isRemoved, failure: PopcornError(kind, "The reason")
        ).listLine.description
    }

    @Test func `a title that TMDb removed has its last known name`() {
        let line = line(coma, isRemoved: true)
        #expect(line.hasPrefix("        4  Coma (2020)  "))
        #expect(line.hasSuffix("  removed from TMDb"))
    }

    @Test func `a title that cannot be read has its last known name and the reason`() {
        #expect(line(coma, isRemoved: false) == "        4  Coma (2020) · The reason")
        #expect(line(nil, isRemoved: true, .notFound) == "        4  The reason")
    }
}
