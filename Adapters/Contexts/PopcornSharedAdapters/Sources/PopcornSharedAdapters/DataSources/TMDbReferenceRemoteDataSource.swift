package import CoreDomain
package import TMDb

/// A remote data source of the reference lists on TMDb.
package struct TMDbReferenceRemoteDataSource: ListRemoteDataSource {

    private let client: TMDbClient
    private let pageMapper = ContentPageMapper()
    private let mapper = ReferenceItemMapper()

    /// Creates a data source that uses a TMDb client.
    package init(client: TMDbClient) {
        self.client = client
    }

    package func page(
        _ number: Int, of list: ReferenceList, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<ReferenceItem> {
        try await PopcornError.tmdb(list.subject) { () throws(TMDbError) in
            switch list {
            case .companySearch(let search):
                let page = try await client.search.companies(query: search.text, page: number)
                return pageMapper.map(page, page: number, item: mapper.map)
            case .keywordSearch(let search):
                let page = try await client.search.keywords(query: search.text, page: number)
                return pageMapper.map(page, page: number) { ReferenceItem(id: $0.id, name: $0.name) }
            case .collectionSearch(let search):
                let page = try await client.search.collections(
                    query: search.text, includeAdult: search.includesAdult, page: number, language: locale.language)
                return pageMapper.map(page, page: number, item: mapper.map)
            default:
                let items = try await items(of: list, language: locale.language)
                return ContentPage(page: 1, totalPages: 1, totalResults: items.count, items: items)
            }
        }
    }

    /// Returns the items of a list without pages.
    private func items(of list: ReferenceList, language: String) async throws(TMDbError) -> [ReferenceItem] {
        switch list {
        case .watchProviders(.movie, let region):
            return try await client.watchProviders.movieProviders(region: region, language: language).results
                .map { mapper.map($0, in: region) }
        case .watchProviders(.tvSeries, let region):
            return try await client.watchProviders.tvSeriesProviders(region: region, language: language).results
                .map { mapper.map($0, in: region) }
        case .watchProviderRegions:
            return try await client.watchProviders.regions(language: language).results.map(mapper.map)
        case .countries: return try await client.configurations.countries(language: language).map(mapper.map)
        case .languages: return try await client.configurations.languages().map(mapper.map)
        case .certifications(.movie): return mapper.map(try await client.certifications.movieCertifications())
        case .certifications(.tvSeries): return mapper.map(try await client.certifications.tvSeriesCertifications())
        case .company(let id): return mapper.map(try await client.companies.details(forCompany: id))
        case .network(let id): return mapper.map(try await client.networks.details(forNetwork: id))
        case .companySearch, .keywordSearch, .collectionSearch: return []
        }
    }
}

extension ReferenceList {
    /// The subject in messages.
    fileprivate var subject: String {
        switch self {
        case .company(let id): "company \(id)"
        case .network(let id): "network \(id)"
        default: ListSubject(name).description
        }
    }
}
