package import CoreDomain
package import TMDb

/// Maps people in TMDb lists to domain previews.
package struct PersonPreviewMapper {

    private let genderMapper = GenderMapper()

    package init() {}

    package func map(_ dto: TMDb.PersonListItem) -> PersonPreview {
        PersonPreview(
            id: dto.id, name: dto.name, originalName: dto.originalName, knownForDepartment: dto.knownForDepartment,
            gender: genderMapper.map(dto.gender), profilePath: dto.profilePath, popularity: dto.popularity,
            isAdultOnly: dto.isAdultOnly, knownFor: dto.knownFor?.elements.map(map))
    }

    private func map(_ dto: TMDb.Show) -> KnownTitle {
        switch dto {
        case .movie(let movie):
            KnownTitle(kind: .movie, id: movie.id, title: movie.title, isAdultOnly: movie.isAdultOnly)
        case .tvSeries(let series):
            KnownTitle(kind: .tvSeries, id: series.id, title: series.name, isAdultOnly: series.isAdultOnly)
        }
    }
}
