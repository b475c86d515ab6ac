package import PopcornPersistence

extension Schema {
    /// The cache tables that all kinds of content share.
    package static let core = Schema(
        Schema(aggregate: CoreImagesConfigurationEntity.self), Schema(CoreNotFoundEntity.self),
        Schema(CoreTitleUseEntity.self), Schema(CoreEvictionCountEntity.self),
        Schema(CoreChangeCursorEntity.self), Schema(CoreChangedValueEntity.self), Schema(CoreJobLeaseEntity.self),
        Schema(aggregate: CoreListPageEntity.self), Schema(aggregate: CoreGenreListEntity.self),
        Schema(aggregate: CoreReferenceListEntity.self), Schema(aggregate: CoreReviewPageEntity.self))
}
