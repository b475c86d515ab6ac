import CoreDomain
import PeopleDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from a TMDb person, with their appended resources, to a person with parts. Resources that TMDb did not send
/// are `nil`.
struct PersonWithPartsMapper {

    private let personMapper = PersonMapper()
    private let creditsMapper = PersonCreditsMapper()
    private let externalIDsMapper = ExternalIDsMapper()
    private let translationMapper = TranslationMapper()

    /// Maps a response.
    ///
    /// - Parameter requested: The parts that the response should contain. Default: none.
    func map(
        _ dto: TMDb.PersonDetailsResponse, requested: Set<ContentPart> = [], images: ImagePreference
    ) -> PersonWithParts {
        var content = PersonWithParts(
            person: personMapper.map(dto.person), credits: dto.combinedCredits.map(creditsMapper.map),
            images: dto.images.map(ImageCollectionMapper(images).map),
            externalIDs: dto.externalIDs.map(externalIDsMapper.map),
            translations: translationMapper.map(dto.translations))
        content.setMissing(
            of: requested, incomplete: [.combinedCredits: dto.combinedCredits?.isIncomplete],
            unreadable: dto.unreadableMembers.names)
        return content
    }
}
