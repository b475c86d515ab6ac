package import CoreDomain
package import TMDb

/// Maps TMDb's watch providers of a title to the domain's offers, one value a region, by region.
///
/// A service that wants a subscription and a price stands among those that want one of them.
package struct WatchOffersMapper {

    private let providerMapper = WatchProviderMapper()

    package init() {}

    package func map(_ dto: TMDb.ShowWatchProviders) -> [WatchOffers] {
        dto.results.sorted { $0.key < $1.key }.map { region, offers in
            WatchOffers(
                region: region,
                link: offers.link,
                flatrate: providers(offers.flatRate, offers.flatRateAndBuy),
                buy: providers(offers.buy, offers.flatRateAndBuy),
                rent: offers.rent?.map(providerMapper.map),
                free: offers.free?.map(providerMapper.map),
                ads: offers.ads?.map(providerMapper.map)
            )
        }
    }

    /// The providers of one kind of offer, then those of another that are not among them.
    private func providers(
        _ kind: [TMDb.WatchProvider]?, _ other: [TMDb.WatchProvider]?
    ) -> [CoreDomain.WatchProvider]? {
        guard let other else { return kind?.map(providerMapper.map) }
        let first = kind ?? []
        let known = Set(first.map(\.id))
        return (first + other.filter { !known.contains($0.id) }).map(providerMapper.map)
    }
}
