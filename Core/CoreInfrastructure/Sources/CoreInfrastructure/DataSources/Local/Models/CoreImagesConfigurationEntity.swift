package import Foundation
package import Persistence

/// The row of the images configuration. There is one.
package struct CoreImagesConfigurationEntity: AggregateEntity, Equatable {
    package static let table = "core_images_configuration"

    package var configurationID = 1
    package var baseURL = URL.unread
    package var cachedAt = Date(timeIntervalSinceReferenceDate: 0)
    package var backdropSizes: [CoreImageSizeEntity]?
    package var logoSizes: [CoreImageSizeEntity]?
    package var posterSizes: [CoreImageSizeEntity]?
    package var profileSizes: [CoreImageSizeEntity]?
    package var stillSizes: [CoreImageSizeEntity]?

    package init() {}

    @inlinable
    package mutating func columns<Visitor: ColumnVisitor>(_ visitor: inout Visitor) {
        visitor.column("configuration_id", &configurationID, .key)
        visitor.column("base_url", &baseURL)
        visitor.column("cached_at", &cachedAt)
    }

    @inlinable
    package mutating func relations<Visitor: RelationVisitor>(_ visitor: inout Visitor) {
        visitor.many("backdrop_size", &backdropSizes, in: [])
        visitor.many("logo_size", &logoSizes, in: [])
        visitor.many("poster_size", &posterSizes, in: [])
        visitor.many("profile_size", &profileSizes, in: [])
        visitor.many("still_size", &stillSizes, in: [])
    }
}
