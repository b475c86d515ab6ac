import CoreDomain
import PeopleDomain
import PopcornSharedAdapters
import TMDb

/// Maps a TMDb person, with their appended resources, to a person with parts. Resources that TMDb did not send are
/// `nil`.
struct PersonWithPartsMapper {

    private let personMapper = PersonMapper()
    private let creditsMapper = PersonCreditsMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper: TranslationMapper

    /// Creates a mapper.
    ///
    /// - Parameter requestsTranslations: Whether translations were requested. Default: `false`.
    init(requestsTranslations: Bool = false) {
        translationMapper = TranslationMapper(wereRequested: requestsTranslations)
    }

    func map(_ dto: TMDb.PersonDetailsResponse, images: ImagePreference) -> PersonWithParts {
        PersonWithParts(
            person: personMapper.map(dto.person), credits: dto.combinedCredits.map(creditsMapper.map),
            images: dto.images.map(ImageCollectionMapper(images).map),
            externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            translations: translationMapper.map(dto.translations))
    }
}
