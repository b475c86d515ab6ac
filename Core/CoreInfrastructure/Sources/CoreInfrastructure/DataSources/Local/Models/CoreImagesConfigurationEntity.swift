public import Foundation
public import Persistence

/// The row of the images configuration. There is one.
@usableFromInline
package struct CoreImagesConfigurationEntity: AggregateEntity, Equatable {
    @usableFromInline
    package static let table = "core_images_configuration"

    @usableFromInline
    package var configurationID = 1
    @usableFromInline
    package var baseURL = URL.unread
    @usableFromInline
    package var cachedAt = Date(timeIntervalSinceReferenceDate: 0)
    @usableFromInline
    package var backdropSizes: [CoreImageSizeEntity]?
    @usableFromInline
    package var logoSizes: [CoreImageSizeEntity]?
    @usableFromInline
    package var posterSizes: [CoreImageSizeEntity]?
    @usableFromInline
    package var profileSizes: [CoreImageSizeEntity]?
    @usableFromInline
    package var stillSizes: [CoreImageSizeEntity]?

    @usableFromInline
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
