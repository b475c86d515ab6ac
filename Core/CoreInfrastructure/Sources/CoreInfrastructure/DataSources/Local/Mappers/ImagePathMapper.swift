package import Foundation

/// Maps image paths to rows and back.
package struct ImagePathMapper: Sendable {

    package init() {}

    package func map(_ entity: CoreImagePathEntity) -> URL {
        entity.path
    }

    package func map(_ domain: URL) -> CoreImagePathEntity {
        CoreImagePathEntity(path: domain)
    }
}
