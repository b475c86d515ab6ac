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

    @Test("each option has its name in the query", arguments: all)
    func names(option: MovieAppendOption, name: String) {
        #expect(option.queryValue == name)
    }

    @Test("several options have a fixed order")
    func order() {
        #expect(MovieAppendOption([.videos, .images, .credits]).queryValue == "credits,images,videos")
        #expect(MovieAppendOption(Self.all.map(\.0)).queryValue == Self.all.map(\.1).joined(separator: ","))
        #expect(MovieAppendOption.names.count == 15)
    }

    @Test("without options, the query value is nil")
    func none() {
        #expect(MovieAppendOption().queryValue == nil)
    }

    @Test("unknown bits are detected")
    func unknownBits() {
        #expect(!MovieAppendOption(Self.all.map(\.0)).hasUnknownBits)
        #expect(MovieAppendOption(rawValue: 1 << 15).hasUnknownBits)
        #expect(MovieAppendOption(rawValue: -1).hasUnknownBits)
    }
}
