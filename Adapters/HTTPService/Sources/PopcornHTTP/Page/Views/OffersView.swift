import CoreApplication
import CoreDomain

/// The services on which a title can be watched in a region.
struct OffersView: Hashable, Sendable {

    /// The services with one kind of offer.
    struct Group: Hashable, Sendable {
        let name: String
        let providers: [Provider]
    }

    /// A service.
    struct Provider: Hashable, Sendable {
        let name: String
        let logo: PictureView?
    }

    let region: String
    let groups: [Group]
    /// The page with links to the offers.
    let page: WebLink?

    /// Creates the offers.
    ///
    /// - Returns: `nil` if there are none.
    init?(_ offers: WatchOffersDetails?, format: PageFormat) {
        guard let offers else { return nil }
        let kinds: [(String, [WatchProviderDetails]?)] = [
            ("Subscription", offers.flatrate), ("Free", offers.free), ("With advertisements", offers.ads),
            ("Rent", offers.rent), ("Buy", offers.buy),
        ]
        groups = kinds.compactMap { name, providers in
            guard let providers, !providers.isEmpty else { return nil }
            return Group(
                name: name,
                providers: providers.map { provider in
                    Provider(name: provider.name, logo: PictureView(provider.logoURLSet, .logo, sizes: "2.5rem"))
                })
        }
        guard !groups.isEmpty else { return nil }
        region = format.region(offers.region)
        page = WebLink("All offers", offers.link)
    }
}
