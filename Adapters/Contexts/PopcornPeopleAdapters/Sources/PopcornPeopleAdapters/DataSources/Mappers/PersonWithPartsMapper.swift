import CoreDomain
import PeopleDomain
import PopcornSharedAdapters
import TMDb

/// Maps TMDb's person with what was appended to the domain's. A resource that TMDb did not send stays `nil`.
struct PersonWithPartsMapper {

    private let personMapper = PersonMapper()
    private let creditsMapper = PersonCreditsMapper()
    private let imageCollectionMapper = ImageCollectionMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper: TranslationMapper

    /// - Parameter requestsTranslations: Whether translations were asked for. Default: no.
    init(requestsTranslations: Bool = false) {
        translationMapper = TranslationMapper(wereRequested: requestsTranslations)
    }

    func map(_ dto: TMDb.PersonDetailsResponse, languageCode: String) -> PersonWithParts {
        PersonWithParts(
            person: personMapper.map(dto.person), credits: dto.combinedCredits.map(creditsMapper.map),
            images: dto.images.map { imageCollectionMapper.map($0, languageCode: languageCode) },
            externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            translations: translationMapper.map(dto.translations))
    }
}
