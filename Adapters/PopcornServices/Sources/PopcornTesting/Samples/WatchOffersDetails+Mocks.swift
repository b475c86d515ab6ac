public import CoreApplication
public import CoreDomain
public import Foundation

extension WatchOffersDetails {
    /// Creates offers for tests: one of each kind, in the United Kingdom.
    public static func mock(
        region: String = "GB", link: URL? = URL(string: "https://www.themoviedb.org/movie/550/watch?locale=GB"),
        flatrate: [WatchProviderDetails]? = [.mock()], buy: [WatchProviderDetails]? = [.mock(id: 2, name: "Apple TV")],
        rent: [WatchProviderDetails]? = [.mock(id: 3, name: "Google Play Movies")],
        free: [WatchProviderDetails]? = [.mock(id: 38, name: "BBC iPlayer")],
        ads: [WatchProviderDetails]? = [.mock(id: 41, name: "ITVX")]
    ) -> WatchOffersDetails {
        WatchOffersDetails(
            region: region, link: link, flatrate: flatrate, buy: buy, rent: rent, free: free, ads: ads)
    }
}

extension WatchProviderDetails {
    /// Creates a provider for tests: a subscription service.
    public static func mock(
        id: Int = 8, name: String = "Netflix",
        logoURLSet: ImageURLSet? = .mock(logo: "/pbpMk2JmcoNnQwx5JGpXngfoWtp.jpg"), displayPriority: Int = 1
    ) -> WatchProviderDetails {
        WatchProviderDetails(id: id, name: name, logoURLSet: logoURLSet, displayPriority: displayPriority)
    }
}
