package import CoreDomain
package import MediaDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of mixed lists and external-ID lookups.
package struct TMDbMediaRemoteDataSource: Sendable {

    private let client: TMDbClient
    private let pageMapper = ContentPageMapper()
    private let mapper = MediaMapper()

    package init(client: TMDbClient) {
        self.client = client
    }
}

extension TMDbMediaRemoteDataSource: ListRemoteDataSource {

    package func page(
        _ number: Int, of list: MediaDomain.MediaList, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<MediaPreview> {
        try await PopcornError.tmdb(list.subject(ofPage: number)) { () throws(TMDbError) in
            let page =
                switch list {
                case .search(let search):
                    try await client.search.all(
                        query: search.text, includeAdult: search.includesAdult, page: number, language: locale.language)
                case .trending(let window):
                    try await client.trending.all(in: window.tmdb, page: number, language: locale.language)
                }
            return pageMapper.map(page, page: number, item: mapper.map)
        }
    }
}

extension TMDbMediaRemoteDataSource: ExternalIDRemoteDataSource {

    package func matches(of id: ExternalID, locale: ContentLocale) async throws(PopcornError) -> [ExternalIDMatch] {
        let matches = try await PopcornError.tmdb(id.subject) { () throws(TMDbError) in
            let results = try await client.find.results(
                forExternalID: id.value, source: id.source.tmdb, language: locale.language)
            let matches = mapper.map(results)
            // The match may be in the list that cannot be read.
            if matches.isEmpty, results.isIncomplete {
                throw TMDbError(.decoding(codingPath: "", reason: "A list cannot be read"))
            }
            return matches
        }
        guard !matches.isEmpty else { throw PopcornError(.notFound, "TMDb has no \(id.subject)", subject: id.subject) }
        return matches
    }
}
