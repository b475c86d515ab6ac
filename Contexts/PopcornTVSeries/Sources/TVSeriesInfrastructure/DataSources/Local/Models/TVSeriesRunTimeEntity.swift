import Persistence

/// A row of how long episodes of a series usually are.
struct TVSeriesRunTimeEntity: Equatable {
    let minutes: Int
}

extension TVSeriesRunTimeEntity: Entity {
    init(from row: Row<Self>) {
        minutes = row.column("minutes", \.minutes)
    }
}
