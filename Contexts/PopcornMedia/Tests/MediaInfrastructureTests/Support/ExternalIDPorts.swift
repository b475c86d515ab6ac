import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import Foundation
import MediaDomain
import PopcornPersistence

/// A data source that returns fixed matches and records its calls.
typealias ExternalIDRemoteStub = PortDouble<ExternalIDCall, [ExternalIDMatch]>

struct ExternalIDCall: Equatable {
    let id: ExternalID
    let language: String
}

extension PortDouble: ExternalIDRemoteDataSource
where Arguments == ExternalIDCall, Value == [ExternalIDMatch] {

    func matches(of id: ExternalID, locale: ContentLocale) async throws(PopcornError) -> [ExternalIDMatch] {
        try call(ExternalIDCall(id: id, language: locale.language))
    }
}

/// A cache row of a movie with only its title, as a context stores it.
struct TestPreviewEntity: PreviewEntity {
    static let table = "test_preview"

    let key: Key
    let title: String
    let cachedAt: Date

    struct Key: PreviewKey {
        let id: Int
        let language: String

        init(id: Int, language: String) {
            self.id = id
            self.language = language
        }

        init(from row: Row<Self>) {
            id = row.column("movie_id", \.id)
            language = row.language(\.language)
        }
    }

    init(key: Key, title: String, cachedAt: Date) {
        self.key = key
        self.title = title
        self.cachedAt = cachedAt
    }

    init(from row: Row<Self>) {
        key = row.key(\.key)
        title = row.column("title", \.title)
        cachedAt = row.cachedAt(\.cachedAt)
    }
}

/// A mapper of movies with only their titles.
struct TestPreviewMapper: PreviewMapper {

    func map(_ entity: TestPreviewEntity) -> MoviePreview {
        MoviePreview(id: entity.key.id, title: entity.title)
    }

    func map(_ domain: MoviePreview, language: String, cachedAt: Date) -> TestPreviewEntity {
        TestPreviewEntity(
            key: .init(id: domain.id, language: language), title: domain.title, cachedAt: cachedAt)
    }
}

extension MixedPreviewStore<ExternalIDMatch> {
    /// The preview store of the tests, which contains only movies.
    static var test: Self {
        Self(
            .init(.movie, SingleKindPreviewStore(TestPreviewMapper()), { .media(.movie($0)) }, preview: \.media?.movie))
    }
}
