package import Persistence

extension Schema {
    /// The cache's tables of what all titles share.
    package static let core = Schema(aggregate: CoreImagesConfigurationEntity.self)
}
