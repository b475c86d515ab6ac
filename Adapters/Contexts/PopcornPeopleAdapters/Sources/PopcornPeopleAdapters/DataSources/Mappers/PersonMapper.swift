import CoreDomain
import PeopleDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from TMDb people to domain people.
struct PersonMapper {

    private let genderMapper = GenderMapper()

    func map(_ dto: TMDb.Person) -> PeopleDomain.Person {
        PeopleDomain.Person(
            id: dto.id, name: dto.name, alsoKnownAs: dto.alsoKnownAs, knownForDepartment: dto.knownForDepartment,
            biography: dto.biography, birthday: dto.birthday, deathday: dto.deathday,
            gender: genderMapper.map(dto.gender), placeOfBirth: dto.placeOfBirth, profilePath: dto.profilePath,
            popularity: dto.popularity, imdbID: dto.imdbID, homepageURL: dto.homepageURL.webPage,
            birthDate: dto.partialBirthday.flatMap(map), deathDate: dto.partialDeathday.flatMap(map))
    }

    private func map(_ dto: TMDb.PartialDate) -> CoreDomain.PartialDate? {
        CoreDomain.PartialDate(year: dto.year, month: dto.month, day: dto.day)
    }
}
