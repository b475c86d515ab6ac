import CoreDomain
import MoviesDomain

extension MovieRecord {

    /// The record with some of its parts only.
    func including(_ parts: MovieParts) -> MovieRecord {
        MovieRecord(
            movie: movie,
            credits: parts.contains(.credits) ? credits : nil,
            images: parts.isDisjoint(with: .images) ? nil : images?.including(parts),
            releases: parts.contains(.releases) ? releases : nil,
            watchOffers: parts.contains(.watchOffers) ? watchOffers : nil)
    }
}

extension ImageCollection {

    fileprivate func including(_ parts: MovieParts) -> ImageCollection {
        ImageCollection(
            posterPaths: parts.contains(.posters) ? posterPaths : [],
            backdropPaths: parts.contains(.backdrops) ? backdropPaths : [],
            logoPaths: parts.contains(.logos) ? logoPaths : [])
    }
}
