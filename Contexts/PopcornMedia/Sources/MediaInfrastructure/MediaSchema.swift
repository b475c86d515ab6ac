package import PopcornPersistence

extension Schema {
    /// The cache tables of mixed lists. Other contexts store the previews of the items.
    package static let media = Schema(MediaExternalIDMatchesEntity.self)
}
