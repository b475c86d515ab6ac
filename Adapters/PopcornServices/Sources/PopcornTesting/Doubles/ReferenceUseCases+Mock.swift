public import PopcornServices

extension ReferenceUseCases {

    /// Creates a set of use cases from doubles. A use case without a double throws an error whose message contains its
    /// name.
    ///
    /// ```swift
    /// let references = ReferenceUseCases.mock(fetchCompany: .returning(.mock()))
    /// ```
    public static func mock(
        fetchWatchProviders: FetchWatchProvidersUseCase = .unexpected("fetchWatchProviders"),
        fetchWatchProviderRegions: FetchRegionsUseCase = .unexpected("fetchWatchProviderRegions"),
        fetchCountries: FetchRegionsUseCase = .unexpected("fetchCountries"),
        fetchLanguages: FetchLanguagesUseCase = .unexpected("fetchLanguages"),
        fetchCertifications: FetchCertificationsUseCase = .unexpected("fetchCertifications"),
        searchCompanies: SearchCompaniesUseCase = .unexpected("searchCompanies"),
        searchKeywords: SearchKeywordsUseCase = .unexpected("searchKeywords"),
        searchCollections: SearchCollectionsUseCase = .unexpected("searchCollections"),
        fetchCompany: FetchOrganisationUseCase = .unexpected("fetchCompany"),
        fetchNetwork: FetchOrganisationUseCase = .unexpected("fetchNetwork")
    ) -> ReferenceUseCases {
        ReferenceUseCases(
            fetchWatchProviders: fetchWatchProviders, fetchWatchProviderRegions: fetchWatchProviderRegions,
            fetchCountries: fetchCountries, fetchLanguages: fetchLanguages, fetchCertifications: fetchCertifications,
            searchCompanies: searchCompanies, searchKeywords: searchKeywords, searchCollections: searchCollections,
            fetchCompany: fetchCompany, fetchNetwork: fetchNetwork)
    }
}
