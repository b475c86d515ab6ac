import CoreDomain
package import CoreDomainTestHelpers
import Foundation
package import MoviesDomain

extension SeededGenerator {

    package mutating func movieWithParts(id: Int) -> MovieWithParts {
        MovieWithParts(
            movie: movie(id: id),
            credits: optional { Credits(cast: $0.array { $0.castMember() }, crew: $0.array { $0.crewMember() }) },
            images: optional {
                ImageCollection(
                    posters: $0.array { $0.image() }, backdrops: $0.array { $0.image() },
                    logos: $0.array { $0.image() })
            },
            releases: optional { $0.array { $0.release() } },
            watchOffers: optional { $0.array { $0.watchOffers() } }, videos: optional { $0.array { $0.video() } },
            externalIDs: optional { $0.externalIDs() }, keywords: optional { $0.array { $0.keyword() } },
            alternativeTitles: optional { $0.array { $0.alternativeTitle() } },
            translations: optional { $0.array { $0.translation() } })
    }

    /// Returns random releases, with and without certifications, theatrical and not.
    package mutating func releases(in regions: [String]) -> [MovieRelease] {
        array(upTo: 8) {
            MovieRelease(
                region: $0.pick(regions), certification: $0.pick([nil, "", "12A", "R", "16"]), releaseDate: $0.date(),
                type: $0.pick(MovieReleaseType.allCases), descriptors: $0.array(upTo: 2) { $0.text() })
        }
    }

    mutating func collection() -> BelongsToCollection {
        BelongsToCollection(
            id: int(), name: text(), posterPath: optional { $0.url() }, backdropPath: optional { $0.url() })
    }

    private mutating func release() -> MovieRelease {
        MovieRelease(
            region: text(), certification: optional { $0.text() }, releaseDate: date(),
            type: pick(MovieReleaseType.allCases), note: optional { $0.text() }, languageCode: optional { $0.text() },
            descriptors: array(upTo: 3) { $0.text() })
    }
}
