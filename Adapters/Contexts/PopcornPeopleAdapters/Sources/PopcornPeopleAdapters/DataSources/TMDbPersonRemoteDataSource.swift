package import CoreDomain
package import PeopleDomain
import PopcornSharedAdapters
package import TMDb

/// Gets people from TMDb, each with all parts by one request.
package struct TMDbPersonRemoteDataSource: PersonRemoteDataSource {

    private let personService: any PersonService
    private var parts: PersonAppendOption = [.combinedCredits, .images, .externalIDs]
    private let mapper: PersonRecordMapper

    /// A data source over TMDb's person service.
    ///
    /// - Parameter isTranslated: Whether the texts in all languages are asked for, too. Default: no.
    package init(personService: any PersonService, isTranslated: Bool = false) {
        self.personService = personService
        if isTranslated { parts.insert(.translations) }
        mapper = PersonRecordMapper(isTranslated: isTranslated)
    }

    package func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonRecord {
        try await PopcornError.tmdb("person \(id)") { () throws(TMDbError) in
            let response = try await personService.details(
                forPerson: id, appending: parts, language: locale.language,
                includeImageLanguage: locale.imageLanguages)
            return mapper.map(response, languageCode: locale.languageCode)
        }
    }
}
