import Testing

@testable import TMDb

@Suite
struct MovieAppendOptionTests {

    static let all: [(MovieAppendOption, String)] = [
        (.credits, "credits"), (.images, "images"), (.videos, "videos"), (.reviews, "reviews"),
        (.recommendations, "recommendations"), (.similar, "similar"), (.releaseDates, "release_dates"),
        (.alternativeTitles, "alternative_titles"), (.translations, "translations"), (.keywords, "keywords"),
        (.watchProviders, "watch/providers"), (.externalIDs, "external_ids"), (.lists, "lists"), (.changes, "changes"),
        (.accountStates, "account_states"),
    ]

    @Test(arguments: all)
    func `each option has its name in the query`(option: MovieAppendOption, name: String) {
        #expect(option.queryValue == name)
    }

    @Test func `several options have a fixed order`() {
        #expect(MovieAppendOption([.videos, .images, .credits]).queryValue == "credits,images,videos")
        #expect(MovieAppendOption(Self.all.map(\.0)).queryValue == Self.all.map(\.1).joined(separator: ","))
        #expect(MovieAppendOption.names.count == 15)
    }

    @Test func `without options, the query value is nil`() {
        #expect(MovieAppendOption().queryValue == nil)
    }

    @Test func `unknown bits are detected`() {
        #expect(!MovieAppendOption(Self.all.map(\.0)).hasUnknownBits)
        #expect(MovieAppendOption(rawValue: 1 << 15).hasUnknownBits)
        #expect(MovieAppendOption(rawValue: -1).hasUnknownBits)
    }
}
