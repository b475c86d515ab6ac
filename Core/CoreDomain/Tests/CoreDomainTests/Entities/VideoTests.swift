import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct VideoTests {

    private func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }

    @Test func `videos are sorted: official trailers, other trailers, teasers, then the rest, each newest first`() {
        let videos: [Video] = [
            .mock(id: "clip", type: .clip, publishedAt: day(9)),
            .mock(id: "dance", type: VideoType(rawValue: "Dance"), publishedAt: day(10)),
            .mock(id: "teaser", type: .teaser, isOfficial: true, publishedAt: day(8)),
            .mock(id: "undated", publishedAt: nil),
            .mock(id: "fan", isOfficial: nil, publishedAt: day(7)),
            .mock(id: "fan 2", isOfficial: false, publishedAt: day(7)),
            .mock(id: "old", publishedAt: day(1)),
            .mock(id: "new", publishedAt: day(2)),
        ]
        #expect(
            videos.bestFirst(in: ["en-US"], originalLanguage: nil).map(\.id) == [
                "new", "old", "undated", "fan", "fan 2", "teaser", "dance", "clip",
            ])
        #expect([Video]().bestFirst(in: [], originalLanguage: nil) == [])
    }

    @Test func `the preferred languages come first, then the original language, English and all others`() {
        func video(_ id: String, type: VideoType = .trailer, _ language: String?, _ region: String? = nil) -> Video {
            .mock(id: id, type: type, languageCode: language, regionCode: region)
        }
        let videos = [
            video("none", nil), video("it", "it"), video("en", "en", "US"), video("en clip", type: .clip, "en"),
            video("ja clip", type: .clip, "ja", "JP"), video("fr", "fr", "CA"), video("pt", "pt"),
            video("pt-PT", "pt", "PT"), video("pt-BR", "pt", "BR"), video("pt-BR clip", type: .clip, "pt", "BR"),
            video("empty", ""),
        ]
        #expect(
            videos.bestFirst(in: ["pt-BR", "fr-FR"], originalLanguage: "ja").map(\.id) == [
                "pt-BR", "pt", "pt-PT", "pt-BR clip", "fr", "ja clip", "en", "en clip", "none", "it", "empty",
            ])
        #expect(
            videos.bestFirst(in: ["de-DE"], originalLanguage: nil).first?.id == "en")
    }

    @Test func `an unknown video type is preserved`() throws {
        let type = VideoType(rawValue: "Interpretive Dance")
        #expect(try codingRoundTrips(of: [type]) == [[type], [type]])
        #expect(try JSONEncoder().encode([VideoType.trailer]) == Data(#"["Trailer"]"#.utf8))
    }

    @Test(arguments: [(ContentKind.tvSeason, "season"), (.tvEpisode, "episode")])
    func `a negative season or episode number is rejected`(kind: ContentKind, noun: String) throws {
        try kind.validate(number: 0)
        let error = #expect(throws: PopcornError.self) { try kind.validate(number: -1) }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message == "-1 is not a valid \(noun) number; it must be at least 0")
    }
}
