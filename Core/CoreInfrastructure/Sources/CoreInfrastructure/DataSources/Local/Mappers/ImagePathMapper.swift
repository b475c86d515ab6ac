package import Foundation

/// Maps the domain's image paths to rows of the cache and back.
package struct ImagePathMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreImagePathEntity) -> URL {
        entity.path
    }

    package func map(_ domain: URL) -> CoreImagePathEntity {
        CoreImagePathEntity(path: domain)
    }
}
