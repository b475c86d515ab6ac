import CoreDomain
import PeopleDomain

/// A mapper from people to their details, with portrait URLs.
struct PersonDetailsMapper {

    func map(
        _ content: PersonWithParts, texts: TextChain? = nil, imagesConfiguration: ImagesConfiguration
    ) -> PersonDetails {
        texts.withFallback(content.person, from: content.translations) { person, textLanguages in
            PersonDetails(
                id: person.id, name: person.name, alsoKnownAs: person.alsoKnownAs,
                knownForDepartment: person.knownForDepartment, biography: person.biography, birthday: person.birthday,
                deathday: person.deathday, gender: person.gender, placeOfBirth: person.placeOfBirth,
                profileURLSet: imagesConfiguration.profileURLSet(for: person.profilePath),
                popularity: person.popularity, imdbID: person.imdbID, homepageURL: person.homepageURL,
                textLanguages: textLanguages, birthDate: person.birthDate, deathDate: person.deathDate)
        }
    }
}
