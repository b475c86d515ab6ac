package import Foundation

/// A mapper between image paths and cache rows.
package struct ImagePathMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreImagePathEntity) -> URL {
        entity.path
    }

    package func map(_ domain: URL) -> CoreImagePathEntity {
        CoreImagePathEntity(path: domain)
    }
}
