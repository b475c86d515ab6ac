import Foundation

@testable import TMDb

/// Resources that are appended to titles of several kinds.
extension ShowCredits {
    static func mock() -> ShowCredits {
        ShowCredits(cast: [.mock()], crew: [.mock()])
    }
}

extension CastMember {
    static func mock(id: Int = 819, order: Int = 0) -> CastMember {
        CastMember(
            id: id, creditID: "cast-\(id)", name: "Edward Norton", character: "Narrator", gender: .male, order: order)
    }
}

extension CrewMember {
    static func mock(id: Int = 7467) -> CrewMember {
        CrewMember(
            id: id, creditID: "crew-\(id)", name: "David Fincher", job: "Director", department: "Directing",
            gender: .male)
    }
}

extension AggregateCredits {
    static func mock() -> AggregateCredits {
        AggregateCredits(
            cast: [
                AggregateCastMember(
                    id: 17419, name: "Bryan Cranston", gender: .male,
                    roles: [AggregateRole(creditID: "role", character: "Walter White", episodeCount: 62)],
                    totalEpisodeCount: 62, order: 0)
            ], crew: [])
    }
}

extension ImageMetadata {
    static func mock(path: String = "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", languageCode: String? = "en") -> ImageMetadata {
        ImageMetadata(
            filePath: URL(string: path) ?? URL(filePath: path), width: 2000, height: 3000, languageCode: languageCode,
            voteAverage: 5.5,
            voteCount: 20)
    }
}

extension VideoCollection {
    static func mock() -> VideoCollection {
        VideoCollection(results: [
            VideoMetadata(
                id: "v1", name: "Trailer", site: "YouTube", key: "BdJKm16Co6M", type: .trailer, size: .p1080,
                isOfficial: true)
        ])
    }
}

extension PageableListResult {
    /// Creates the only page of a list with one item.
    static func mock(_ result: Item) -> PageableListResult {
        PageableListResult(page: 1, results: [result], totalPages: 1, totalResults: 1)
    }
}

extension Review {
    static func mock() -> Review {
        Review(id: "r1", author: "critic", content: "Watched it twice, understood it once.")
    }
}

extension MediaListSummary {
    static func mock() -> MediaListSummary {
        MediaListSummary(id: "42", name: "Long evenings", itemCount: 12)
    }
}

extension TranslationCollection {
    /// Creates a collection with one German translation.
    static func mock(_ data: Texts) -> TranslationCollection {
        TranslationCollection(translations: [Translation(languageCode: "de", countryCode: "DE", data: data)])
    }
}

extension ShowWatchProviders {
    static func mock() -> ShowWatchProviders {
        ShowWatchProviders(results: ["GB": ShowWatchProvider(flatRate: [WatchProvider(id: 8, name: "Netflix")])])
    }
}

extension ChangeCollection {
    static func mock() -> ChangeCollection {
        ChangeCollection(changes: [
            Change(
                key: "title", items: [ChangeItem(id: "c1", action: "updated", time: "2025-11-01 10:00:00 UTC")])
        ])
    }
}
