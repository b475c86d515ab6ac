import PopcornPersistence

/// A row of an age rating of a TV series in a region, with the number of its descriptors.
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
