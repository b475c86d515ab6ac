public import CoreApplication
public import CoreDomain
public import MoviesApplication

/// A use case that fetches the watch providers of the locale's region for a kind of title, by display priority.
public typealias FetchWatchProvidersUseCase = FetchUseCase<TitleKind, [WatchProviderDetails]>
/// A use case that fetches the regions with watch providers, or the countries, by name.
public typealias FetchRegionsUseCase = FetchUseCase<Void, [RegionDetails]>
/// A use case that fetches the languages, by English name.
public typealias FetchLanguagesUseCase = FetchUseCase<Void, [LanguageDetails]>
/// A use case that fetches the certifications of all regions for a kind of title, by region, then from the mildest to
/// the strictest.
public typealias FetchCertificationsUseCase = FetchUseCase<TitleKind, [CertificationDetails]>
/// A use case that searches for production companies by name.
public typealias SearchCompaniesUseCase = FetchListUseCase<NameSearch, ProductionCompanyDetails>
/// A use case that searches for keywords.
public typealias SearchKeywordsUseCase = FetchListUseCase<NameSearch, Keyword>
/// A use case that searches for collections of movies by name. The collections have no parts.
public typealias SearchCollectionsUseCase = FetchListUseCase<NameSearch, MovieCollectionDetails>
/// A use case that fetches a production company or a television network.
public typealias FetchOrganisationUseCase = FetchUseCase<Int, OrganisationDetails>

/// The use cases for the values that filters refer to. Tests can replace them with doubles.
///
/// ```swift
/// let providers = try await popcorn.references.fetchWatchProviders.execute(.movie)
/// ```
public struct ReferenceUseCases: UseCaseSet {
    /// Fetches the watch providers of the locale's region.
    public var fetchWatchProviders: FetchWatchProvidersUseCase = .unset("fetchWatchProviders")
    /// Fetches the regions with watch providers.
    public var fetchWatchProviderRegions: FetchRegionsUseCase = .unset("fetchWatchProviderRegions")
    /// Fetches the countries.
    public var fetchCountries: FetchRegionsUseCase = .unset("fetchCountries")
    /// Fetches the languages.
    public var fetchLanguages: FetchLanguagesUseCase = .unset("fetchLanguages")
    /// Fetches the certifications of all regions.
    public var fetchCertifications: FetchCertificationsUseCase = .unset("fetchCertifications")
    /// Searches for production companies.
    public var searchCompanies: SearchCompaniesUseCase = .unset("searchCompanies")
    /// Searches for keywords.
    public var searchKeywords: SearchKeywordsUseCase = .unset("searchKeywords")
    /// Searches for collections of movies.
    public var searchCollections: SearchCollectionsUseCase = .unset("searchCollections")
    /// Fetches a production company.
    public var fetchCompany: FetchOrganisationUseCase = .unset("fetchCompany")
    /// Fetches a television network.
    public var fetchNetwork: FetchOrganisationUseCase = .unset("fetchNetwork")

    /// Creates a set of use cases that are not set.
    public init() {}
}

extension ReferenceUseCases {

    /// Creates the use cases from a repository.
    init(repository: any ListRepository<ReferenceList, ReferenceItem>, builder: UseCaseBuilder) {
        func fetch<Request: Sendable, Value: Sendable>(
            _ name: String, _ list: @escaping @Sendable (Request, ContentLocale) -> ReferenceList,
            present: @escaping @Sendable (ReferenceDetailsMapper, [ReferenceItem]) -> Value
        ) -> FetchUseCase<Request, Value> {
            builder.fetch(name) { request, locale, policy async throws(PopcornError) in
                try await repository.page(1, of: list(request, locale), locale: locale, policy: policy)
            } present: { page, _, images in
                present(ReferenceDetailsMapper(imagesConfiguration: images), page.items)
            }
        }
        func search<Item: Sendable>(
            _ name: String, _ list: @escaping @Sendable (NameSearch) -> ReferenceList,
            present: @escaping @Sendable (ReferenceItem, ReferenceDetailsMapper) -> Item
        ) -> FetchListUseCase<NameSearch, Item> {
            builder.list(name, in: repository, list) {
                present($0, ReferenceDetailsMapper(imagesConfiguration: $1))
            }
        }
        self.init()
        fetchWatchProviders = fetch(
            "FetchWatchProviders", { .watchProviders($0, region: $1.region) }, present: { $0.watchProviders($1) })
        fetchWatchProviderRegions = fetch(
            "FetchWatchProviderRegions", { _, _ in .watchProviderRegions }, present: { $0.regions($1) })
        fetchCountries = fetch("FetchCountries", { _, _ in .countries }, present: { $0.regions($1) })
        fetchLanguages = fetch("FetchLanguages", { _, _ in .languages }, present: { $0.languages($1) })
        fetchCertifications = fetch(
            "FetchCertifications", { kind, _ in .certifications(kind) }, present: { $0.certifications($1) })
        searchCompanies = search("SearchCompanies", ReferenceList.companySearch) { $1.company($0) }
        searchKeywords = search("SearchKeywords", ReferenceList.keywordSearch) { item, _ in
            Keyword(id: item.id ?? 0, name: item.name)
        }
        searchCollections = search("SearchCollections", ReferenceList.collectionSearch) { $1.collection($0) }
        fetchCompany = fetch("FetchCompany", { id, _ in .company(id) }, present: { $0.organisation($1) })
        fetchNetwork = fetch("FetchNetwork", { id, _ in .network(id) }, present: { $0.organisation($1) })
    }
}

extension FetchUseCase where Request == TitleKind {
    /// Fetches the values for a kind of title.
    ///
    /// - Parameters:
    ///   - kind: The kind of title.
    ///   - locale: The language of texts and the region. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        _ kind: TitleKind, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(kind, locale: locale, policy: policy).value
    }
}
