package import Persistence

extension Schema {
    /// The cache's tables of what all content shares.
    package static let core = Schema(
        Schema(aggregate: CoreImagesConfigurationEntity.self), Schema(CoreNotFoundEntity.self),
        Schema(aggregate: CoreListPageEntity.self), Schema(aggregate: CoreGenreListEntity.self),
        Schema(aggregate: CoreExternalIDEntity.self))
}
