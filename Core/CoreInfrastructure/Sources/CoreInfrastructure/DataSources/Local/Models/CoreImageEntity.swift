package import Foundation
package import PopcornPersistence

/// A cache row of an image.
package struct CoreImageEntity: Equatable {
    package let path: URL
    package let languageCode: String?
    package let regionCode: String?
    package let width: Int?
    package let height: Int?
    package let voteAverage: Double?
    package let voteCount: Int?
}

extension CoreImageEntity: Entity {
    package init(from row: Row<Self>) {
        path = row.column("path", \.path)
        languageCode = row.column("language_code", \.languageCode)
        regionCode = row.column("region_code", \.regionCode)
        width = row.column("width", \.width)
        height = row.column("height", \.height)
        voteAverage = row.column("vote_average", \.voteAverage)
        voteCount = row.column("vote_count", \.voteCount)
    }
}
