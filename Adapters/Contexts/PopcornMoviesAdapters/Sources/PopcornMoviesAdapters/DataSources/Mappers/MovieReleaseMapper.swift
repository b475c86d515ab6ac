import CoreDomain
import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// Maps the releases of a TMDb movie in all countries to domain releases, in TMDb's order.
///
/// TMDb sends `""` for a missing certification, note or language.
struct MovieReleaseMapper {

    private let typeMapper = MovieReleaseTypeMapper()

    func map(_ dto: TMDb.MovieReleaseDates) -> [MovieRelease] {
        dto.results.flatMap { country in
            country.releaseDates.map { map($0, region: country.countryCode) }
        }
    }

    private func map(_ dto: TMDb.ReleaseDate, region: String) -> MovieRelease {
        MovieRelease(
            region: region,
            certification: dto.certification.nonEmpty,
            releaseDate: dto.releaseDate,
            type: typeMapper.map(dto.type),
            note: dto.note.nonEmpty,
            languageCode: dto.languageCode.nonEmpty,
            descriptors: dto.descriptors ?? []
        )
    }
}
