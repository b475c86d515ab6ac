package import PopcornPersistence

extension Schema {
    /// The cache tables that all kinds of content share.
    package static let core = Schema(
        Schema(CoreImagesConfigurationEntity.self), Schema(CoreNotFoundEntity.self),
        Schema(CoreTitleUseEntity.self), Schema(CoreEvictionCountEntity.self),
        Schema(CoreChangeCursorEntity.self), Schema(CoreChangedValueEntity.self), Schema(CoreJobLeaseEntity.self),
        Schema(CoreListPageEntity.self), Schema(CoreGenreListEntity.self),
        Schema(CoreReferenceListEntity.self), Schema(CoreReviewPageEntity.self),
        Schema(CoreResponseEntity<ResponseOwners.Movie>.self), Schema(CoreResponseEntity<ResponseOwners.TVSeries>.self),
        Schema(CoreResponseEntity<ResponseOwners.Person>.self),
        Schema(CoreResponseEntity<ResponseOwners.Collection>.self), Schema(CoreResponseEntity<ResponseOwners.None>.self)
    )
}
