package import CoreDomain
package import PeopleDomain
import PopcornSharedAdapters
package import TMDb

/// A remote data source of people that fetches each person and all their parts with one request.
package struct TMDbPersonRemoteDataSource: PersonRemoteDataSource {

    private let personService: any PersonService
    private let fallback: TextFallback
    private var parts: PersonAppendOption = [.combinedCredits, .images, .externalIDs]
    private let mapper: PersonWithPartsMapper

    /// Creates a data source that uses a TMDb person service.
    ///
    /// - Parameters:
    ///   - personService: The TMDb person service.
    ///   - fallback: The fallback languages. Unless it is off, the texts in all languages are requested too. Default:
    ///     ``/CoreDomain/TextFallback/off``.
    package init(personService: any PersonService, fallback: TextFallback = .off) {
        self.personService = personService
        self.fallback = fallback
        if !fallback.isOff { parts.insert(.translations) }
        mapper = PersonWithPartsMapper()
    }

    package func person(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> PersonWithParts {
        try await PopcornError.tmdb("person \(id)") { () throws(TMDbError) in
            let images = ArtworkLanguages(locale: locale, fallback: fallback, originalLanguage: nil).images
            let response = try await personService.details(
                forPerson: id, appending: parts, language: locale.language,
                includeImageLanguage: images.includedLanguages)
            return mapper.map(response, requested: parts.parts, images: images)
        }
    }

    package func part(
        _ part: ContentPart, ofPerson id: Int, locale: ContentLocale
    ) async throws(PopcornError) -> PersonWithParts {
        try await PopcornError.tmdb("\(part.noun) of person \(id)") { () throws(TMDbError) in
            let images = ArtworkLanguages(locale: locale, fallback: fallback, originalLanguage: nil).images
            return mapper.map(try await response(id, part, locale.language), images: images)
        }
    }

    /// Returns a response with one part.
    private func response(
        _ id: Int, _ part: ContentPart, _ language: String
    ) async throws(TMDbError) -> PersonDetailsResponse {
        let person = TMDb.Person(id: id, name: "", gender: .unknown)
        return switch part {
        case .combinedCredits:
            PersonDetailsResponse(
                person: person,
                combinedCredits: try await personService.combinedCredits(forPerson: id, language: language))
        case .images:
            PersonDetailsResponse(person: person, images: try await personService.images(forPerson: id))
        case .externalIDs:
            PersonDetailsResponse(person: person, externalIDs: try await personService.externalIDs(forPerson: id))
        case .translations:
            PersonDetailsResponse(person: person, translations: try await personService.translations(forPerson: id))
        default:
            try await personService.details(forPerson: id, appending: [], language: language)
        }
    }
}
