import Persistence

/// A row of what a rating board warns of. The rows of a movie follow each other by release.
struct MoviesReleaseDescriptorEntity: Equatable {
    let descriptor: String
}

extension MoviesReleaseDescriptorEntity: Entity {
    init(from row: Row<Self>) {
        descriptor = row.column("descriptor", \.descriptor)
    }
}
