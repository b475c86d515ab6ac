import PopcornPersistence

/// A row of a content descriptor. The descriptors of all releases of a movie are in one table, grouped by release.
struct MoviesReleaseDescriptorEntity: Equatable {
    let descriptor: String
}

extension MoviesReleaseDescriptorEntity: Entity {
    init(from row: Row<Self>) {
        descriptor = row.column("descriptor", \.descriptor)
    }
}
