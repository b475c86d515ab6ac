import CoreDomain
import TVSeriesDomain

/// A mapper from networks to details, with image URLs.
struct NetworkDetailsMapper {

    func map(_ network: Network, imagesConfiguration: ImagesConfiguration) -> NetworkDetails {
        NetworkDetails(
            id: network.id, name: network.name, logoURLSet: imagesConfiguration.logoURLSet(for: network.logoPath),
            originCountry: network.originCountry, headquarters: network.headquarters, homepage: network.homepage)
    }
}
