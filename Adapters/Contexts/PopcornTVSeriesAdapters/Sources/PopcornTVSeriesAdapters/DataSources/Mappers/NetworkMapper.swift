import TMDb
import TVSeriesDomain

/// A mapper from TMDb networks to domain networks.
struct NetworkMapper {

    func map(_ dto: TMDb.Network) -> TVSeriesDomain.Network {
        TVSeriesDomain.Network(
            id: dto.id, name: dto.name, logoPath: dto.logoPath, originCountry: dto.originCountry,
            headquarters: dto.headquarters, homepage: dto.homepage)
    }
}
