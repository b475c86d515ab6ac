package import CoreDomain
package import PeopleDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of people that fetches each person and all their parts with one request.
package struct TMDbPersonRemoteDataSource: PersonRemoteDataSource {

    private let personService: any PersonService
    private var parts: PersonAppendOption = [.combinedCredits, .images, .externalIDs]
    private let mapper: PersonWithPartsMapper

    /// Creates a data source that uses a TMDb person service.
    ///
    /// - Parameters:
    ///   - personService: The TMDb person service.
    ///   - requestsTranslations: Whether to request the texts in all languages too. Default: `false`.
    package init(personService: any PersonService, requestsTranslations: Bool = false) {
        self.personService = personService
        if requestsTranslations { parts.insert(.translations) }
        mapper = PersonWithPartsMapper(requestsTranslations: requestsTranslations)
    }

    package func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonWithParts {
        try await PopcornError.tmdb("person \(id)") { () throws(TMDbError) in
            let response = try await personService.details(
                forPerson: id, appending: parts, language: locale.language,
                includeImageLanguage: locale.imageLanguages)
            return mapper.map(response, languageCode: locale.languageCode)
        }
    }
}
