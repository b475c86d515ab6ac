public import CoreDomain
public import Foundation

extension WatchOffers {
    /// Creates the offers of a region for tests. Default: one offer of each kind in the United Kingdom.
    public static func mock(
        region: String = "GB", link: URL? = URL(string: "https://www.themoviedb.org/movie/550/watch?locale=GB"),
        flatrate: [WatchProvider]? = [.mock()], buy: [WatchProvider]? = [.mock(id: 2, name: "Apple TV")],
        rent: [WatchProvider]? = [.mock(id: 3, name: "Google Play Movies")],
        free: [WatchProvider]? = [.mock(id: 38, name: "BBC iPlayer")],
        ads: [WatchProvider]? = [.mock(id: 41, name: "ITVX")]
    ) -> WatchOffers {
        WatchOffers(region: region, link: link, flatrate: flatrate, buy: buy, rent: rent, free: free, ads: ads)
    }
}
