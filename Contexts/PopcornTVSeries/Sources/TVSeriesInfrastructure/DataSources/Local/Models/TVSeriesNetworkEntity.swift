import Foundation
import PopcornPersistence

/// A row of a network that broadcasts a TV series.
struct TVSeriesNetworkEntity: Equatable {
    let networkID: Int
    let name: String
    let logoPath: URL?
    let originCountry: String?
    let headquarters: String?
    let homepage: URL?
}

extension TVSeriesNetworkEntity: Entity {
    init(from row: Row<Self>) {
        networkID = row.column("network_id", \.networkID)
        name = row.column("name", \.name)
        logoPath = row.column("logo_path", \.logoPath)
        originCountry = row.column("origin_country", \.originCountry)
        headquarters = row.column("headquarters", \.headquarters)
        homepage = row.column("homepage", \.homepage)
    }
}
