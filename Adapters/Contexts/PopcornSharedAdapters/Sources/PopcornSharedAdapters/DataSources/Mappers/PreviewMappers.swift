package import CoreDomain
package import TMDb

/// A mapper from movies in TMDb lists to domain previews.
package struct MoviePreviewMapper {

    package init() {}

    package func map(_ dto: TMDb.MovieListItem) -> MoviePreview {
        MoviePreview(
            id: dto.id, title: dto.title, originalTitle: dto.originalTitle, originalLanguage: dto.originalLanguage,
            overview: dto.overview, genreIDs: dto.genreIDs, releaseDate: dto.releaseDate, posterPath: dto.posterPath,
            backdropPath: dto.backdropPath, popularity: dto.popularity, voteAverage: dto.voteAverage,
            voteCount: dto.voteCount, hasVideo: dto.hasVideo, isAdultOnly: dto.isAdultOnly)
    }
}

/// A mapper from TV series in TMDb lists to domain previews.
package struct TVSeriesPreviewMapper {

    package init() {}

    package func map(_ dto: TMDb.TVSeriesListItem) -> TVSeriesPreview {
        TVSeriesPreview(
            id: dto.id, name: dto.name, originalName: dto.originalName, originalLanguage: dto.originalLanguage,
            originCountry: dto.originCountry, overview: dto.overview, genreIDs: dto.genreIDs,
            firstAirDate: dto.firstAirDate, posterPath: dto.posterPath, backdropPath: dto.backdropPath,
            popularity: dto.popularity, voteAverage: dto.voteAverage, voteCount: dto.voteCount,
            isAdultOnly: dto.isAdultOnly)
    }
}

/// A mapper from people in TMDb lists to domain previews.
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
