package import CoreDomain
package import PeopleDomain
import PopcornSharedAdapters
package import TMDb

/// Gets people from TMDb, each with all parts by one request.
package struct TMDbPersonRemoteDataSource: PersonRemoteDataSource {

    private let personService: any PersonService
    private let mapper = PersonRecordMapper()

    /// A data source over TMDb's person service.
    package init(personService: any PersonService) {
        self.personService = personService
    }

    package func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonRecord {
        try await PopcornError.tmdb("person \(id)") { () throws(TMDbError) in
            let response = try await personService.details(
                forPerson: id, appending: [.combinedCredits, .images, .externalIDs], language: locale.language,
                includeImageLanguage: locale.imageLanguages)
            return mapper.map(response, languageCode: locale.languageCode)
        }
    }
}
