package import CoreDomain
package import PeopleDomain
import PopcornSharedAdapters
package import TMDb

/// Gets people from TMDb, each with all parts by one request.
package struct TMDbPersonRemoteDataSource: PersonRemoteDataSource {

    private let personService: any PersonService
    private var parts: PersonAppendOption = [.combinedCredits, .images, .externalIDs]
    private let mapper: PersonWithPartsMapper

    /// A data source over TMDb's person service.
    ///
    /// - Parameter requestsTranslations: Whether the texts in all languages are asked for, too. Default: no.
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
