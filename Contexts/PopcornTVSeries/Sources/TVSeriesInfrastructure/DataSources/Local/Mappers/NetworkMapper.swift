import TVSeriesDomain

/// A mapper from domain networks to their cache rows and back.
struct NetworkMapper: Sendable {

    func map(_ entity: TVSeriesNetworkEntity) -> Network {
        Network(
            id: entity.networkID, name: entity.name, logoPath: entity.logoPath, originCountry: entity.originCountry,
            headquarters: entity.headquarters, homepage: entity.homepage)
    }

    func map(_ domain: Network) -> TVSeriesNetworkEntity {
        TVSeriesNetworkEntity(
            networkID: domain.id, name: domain.name, logoPath: domain.logoPath, originCountry: domain.originCountry,
            headquarters: domain.headquarters, homepage: domain.homepage)
    }
}
