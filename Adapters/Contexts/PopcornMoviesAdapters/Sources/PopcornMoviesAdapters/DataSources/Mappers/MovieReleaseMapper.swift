import CoreDomain
import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from the releases of a TMDb movie in all countries to domain releases, in TMDb's order.
///
/// TMDb sends `""` for a missing certification, note or language.
struct MovieReleaseMapper {

    private let typeMapper = MovieReleaseTypeMapper()

    func map(_ dto: TMDb.MovieReleaseDates) -> [MovieRelease] {
        dto.results.flatMap { country in
            country.releaseDates.compactMap { map($0, region: country.countryCode) }
        }
    }

    /// Maps a release. Returns `nil` if it has no date.
    private func map(_ dto: TMDb.ReleaseDate, region: String) -> MovieRelease? {
        guard let releaseDate = dto.releaseDate else { return nil }
        return MovieRelease(
            region: region,
            certification: dto.certification.nonEmpty,
            releaseDate: releaseDate,
            type: typeMapper.map(dto.type),
            note: dto.note.nonEmpty,
            languageCode: dto.languageCode.nonEmpty,
            descriptors: dto.descriptors ?? []
        )
    }
}

/// A mapper from TMDb release types to domain release types.
struct MovieReleaseTypeMapper {

    func map(_ dto: TMDb.ReleaseType) -> MovieReleaseType {
        switch dto {
        case .premiere: .premiere
        case .theatricalLimited: .theatricalLimited
        case .theatrical: .theatrical
        case .digital: .digital
        case .physical: .physical
        case .television: .television
        default: .unknown
        }
    }
}
