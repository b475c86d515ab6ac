import PopcornPersistence

/// A row of a usual running time of the episodes of a TV series.
struct TVSeriesRunTimeEntity: Equatable {
    let minutes: Int
}

extension TVSeriesRunTimeEntity: Entity {
    init(from row: Row<Self>) {
        minutes = row.column("minutes", \.minutes)
    }
}
