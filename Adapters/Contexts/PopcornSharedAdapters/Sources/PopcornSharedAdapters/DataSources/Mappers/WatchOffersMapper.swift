package import CoreDomain
package import TMDb

/// A mapper from the watch providers of a TMDb title to domain watch offers, one per region, sorted by region.
///
/// A provider that requires both a subscription and a purchase is listed under both `flatrate` and `buy`, which are
/// then sorted by display priority. Otherwise the providers of a kind of offer keep TMDb's order.
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

    /// Returns the providers of a kind of offer and the other providers, each once, sorted by display priority.
    private func providers(
        _ kind: [TMDb.WatchProvider]?, _ other: [TMDb.WatchProvider]?
    ) -> [CoreDomain.WatchProvider]? {
        guard let other else { return kind?.map(providerMapper.map) }
        let first = kind ?? []
        let known = Set(first.map(\.id))
        let all = (first + other.filter { !known.contains($0.id) }).map(providerMapper.map)
        return all.enumerated().sorted {
            ($0.element.displayPriority, $0.offset) < ($1.element.displayPriority, $1.offset)
        }.map(\.element)
    }
}

/// A mapper from TMDb watch providers to domain watch providers.
package struct WatchProviderMapper {

    package init() {}

    package func map(_ dto: TMDb.WatchProvider) -> CoreDomain.WatchProvider {
        CoreDomain.WatchProvider(
            id: dto.id,
            name: dto.name,
            logoPath: dto.logoPath,
            displayPriority: dto.displayPriority ?? 0
        )
    }
}
