import PopcornSharedAdapters
import TMDb
import TVSeriesDomain

/// A mapper from the creators of a TMDb TV series to domain creators.
struct CreatorMapper {

    private let genderMapper = GenderMapper()

    func map(_ dto: TMDb.Creator) -> TVSeriesDomain.Creator {
        TVSeriesDomain.Creator(
            id: dto.id, creditID: dto.creditID, name: dto.name, originalName: dto.originalName,
            gender: genderMapper.map(dto.gender), profilePath: dto.profilePath)
    }
}
