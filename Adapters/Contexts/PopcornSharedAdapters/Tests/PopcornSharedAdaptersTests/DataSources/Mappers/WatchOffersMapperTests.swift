import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct WatchOffersMapperTests {

    private let logo = URL(string: "/logo.jpg")
    private let link = URL(string: "https://www.themoviedb.org/movie/550/watch?locale=GB")

    @Test func `maps every kind of offer`() {
        func dto(_ id: Int) -> [TMDb.WatchProvider] {
            [TMDb.WatchProvider(id: id, name: "P\(id)", logoPath: logo, displayPriority: id * 10)]
        }
        func domain(_ id: Int) -> [CoreDomain.WatchProvider] {
            [CoreDomain.WatchProvider(id: id, name: "P\(id)", logoPath: logo, displayPriority: id * 10)]
        }
        let offers = WatchOffersMapper().map(
            TMDb.ShowWatchProviders(results: [
                "GB": TMDb.ShowWatchProvider(
                    link: link, flatRate: dto(1), buy: dto(2), rent: dto(3), free: dto(4), ads: dto(5))
            ]))
        #expect(
            offers == [
                WatchOffers(
                    region: "GB", link: link, flatrate: domain(1), buy: domain(2), rent: domain(3), free: domain(4),
                    ads: domain(5))
            ])
    }

    @Test func `a provider that requires a subscription and a purchase is in both lists`() {
        func offers(_ offers: TMDb.ShowWatchProvider) -> WatchOffers? {
            WatchOffersMapper().map(TMDb.ShowWatchProviders(results: ["GB": offers])).first
        }
        func provider(_ id: Int) -> TMDb.WatchProvider { TMDb.WatchProvider(id: id, name: "P\(id)") }
        let both = offers(.init(flatRate: [provider(1), provider(2)], flatRateAndBuy: [provider(2), provider(3)]))
        #expect(both?.flatrate?.map(\.id) == [1, 2, 3])
        #expect(both?.buy?.map(\.id) == [2, 3])
        #expect(both?.rent == nil)
    }

    @Test func `providers merged from two kinds of offer are sorted by display priority`() {
        func provider(_ id: Int, _ priority: Int?) -> TMDb.WatchProvider {
            TMDb.WatchProvider(id: id, name: "P\(id)", displayPriority: priority)
        }
        let offers = WatchOffersMapper().map(
            TMDb.ShowWatchProviders(results: [
                "GB": .init(
                    flatRate: [provider(1, 4), provider(2, 30)], rent: [provider(5, 9), provider(6, 1)],
                    flatRateAndBuy: [provider(3, 7), provider(1, 4), provider(4, 4)])
            ]))
        #expect(offers.first?.flatrate?.map(\.id) == [1, 4, 3, 2])
        #expect(offers.first?.buy?.map(\.id) == [1, 4, 3])
        #expect(offers.first?.rent?.map(\.id) == [5, 6])
    }

    @Test func `a missing kind is nil, and an empty kind is empty`() {
        let offers = WatchOffersMapper().map(
            TMDb.ShowWatchProviders(results: ["DE": TMDb.ShowWatchProvider(buy: [])]))
        #expect(offers == [WatchOffers(region: "DE", buy: [])])
        #expect(offers.first?.rent == nil)
    }

    @Test func `regions are sorted`() {
        let offers = WatchOffersMapper().map(
            TMDb.ShowWatchProviders(results: ["US": .init(), "AT": .init(), "GB": .init()]))
        #expect(offers.map(\.region) == ["AT", "GB", "US"])
    }

    @Test func `a provider without a priority is first`() {
        #expect(
            WatchProviderMapper().map(TMDb.WatchProvider(id: 8, name: "N"))
                == CoreDomain.WatchProvider(id: 8, name: "N", logoPath: nil, displayPriority: 0))
    }
}
