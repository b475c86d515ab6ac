import CoreDomain
import CoreDomainTestHelpers
import Foundation
import PeopleDomain

extension SeededGenerator {

    mutating func personWithParts(id: Int) -> PersonWithParts {
        PersonWithParts(
            person: person(id: id), credits: optional { $0.array { $0.credit() } },
            images: optional { ImageCollection(posters: [], profiles: $0.array { $0.image() }) },
            externalIDs: optional { $0.externalIDs() }, translations: optional { $0.array { $0.translation() } })
    }

    private mutating func person(id: Int) -> Person {
        Person(
            id: id, name: text(), alsoKnownAs: optional { $0.array { $0.text() } },
            knownForDepartment: optional { $0.text() }, biography: optional { $0.text() },
            birthday: optional { $0.date() }, deathday: optional { $0.date() }, gender: gender(),
            placeOfBirth: optional { $0.text() }, profilePath: optional { $0.url() },
            popularity: optional { $0.double() }, imdbID: optional { $0.text() }, homepageURL: optional { $0.url() },
            birthDate: optional { $0.date() }.flatMap(PartialDate.init))
    }

    private mutating func credit() -> PersonCredit {
        PersonCredit(
            kind: pick(TitleKind.allCases), id: int(), title: text(), originalTitle: optional { $0.text() },
            posterPath: optional { $0.url() }, backdropPath: optional { $0.url() },
            releaseDate: optional { $0.date() }, popularity: optional { $0.double() },
            voteAverage: optional { $0.double() }, voteCount: optional { $0.int() },
            genreIDs: optional { $0.array { $0.int() } }, isAdultOnly: optional { $0.pick([true, false]) },
            roles: array(upTo: 3) {
                PersonRole(
                    creditID: $0.text(), character: $0.text(), order: $0.optional { $0.int() },
                    episodeCount: $0.optional { $0.int() })
            },
            jobs: array(upTo: 3) {
                PersonJob(
                    creditID: $0.text(), job: $0.text(), department: $0.text(),
                    episodeCount: $0.optional { $0.int() })
            })
    }
}
