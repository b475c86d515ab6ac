import Persistence

/// A row of the age rating of a series in a region. The descriptors of all ratings stand in one table.
struct TVSeriesContentRatingEntity: Equatable {
    let region: String
    let rating: String
    let descriptorCount: UInt32?
}

extension TVSeriesContentRatingEntity: Entity {
    init(from row: Row<Self>) {
        region = row.column("region", \.region)
        rating = row.column("rating", \.rating)
        descriptorCount = row.column("descriptor_count", \.descriptorCount)
    }
}
