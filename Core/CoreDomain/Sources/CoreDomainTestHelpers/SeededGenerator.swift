package import CoreDomain
package import Foundation

/// A SplitMix64 generator: the same seed produces the same values. <https://prng.di.unimi.it/splitmix64.c>
package struct SeededGenerator: RandomNumberGenerator {

    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// Random values, including edge cases.
extension SeededGenerator {

    package mutating func optional<Value>(_ make: (inout SeededGenerator) -> Value) -> Value? {
        Int.random(in: 0..<4, using: &self) == 0 ? nil : make(&self)
    }

    package mutating func array<Value>(upTo limit: Int = 6, _ make: (inout SeededGenerator) -> Value) -> [Value] {
        (0..<Int.random(in: 0...limit, using: &self)).map { _ in make(&self) }
    }

    package mutating func pick<Value>(_ values: [Value]) -> Value {
        values[Int.random(in: 0..<values.count, using: &self)]
    }

    package mutating func text() -> String {
        let pieces = [
            "", "a", " ", "\0", "a\0b", "Ünï", "e\u{301}", "👩‍👩‍👧", "🇬🇧", "'; DROP TABLE x; --", "\"", "\n", "\u{FEFF}",
            "\u{202E}", "映画", "\u{10FFFF}", String(repeating: "long ", count: 300),
        ]
        return array(upTo: 4) { $0.pick(pieces) }.joined()
    }

    package mutating func int() -> Int {
        let edges = [0, 1, -1, Int.max, Int.min, Int(Int32.max) + 1]
        return Bool.random(using: &self) ? pick(edges) : Int.random(in: .min ... .max, using: &self)
    }

    package mutating func double() -> Double {
        let edges = [
            0, 1, -1, 0.1, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
            9_007_199_254_740_992,
        ]
        return Bool.random(using: &self) ? pick(edges) : Double.random(in: -1e12...1e12, using: &self)
    }

    package mutating func date() -> Date {
        let edges = [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: 0)]
        return Bool.random(using: &self) ? pick(edges) : Date(timeIntervalSinceReferenceDate: double())
    }

    package mutating func url() -> URL {
        let texts = [
            "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg", "/a%20b.jpg", "relative.png", "https://example.com",
            "https://example.com/ü?q=C%2B%2B#f", "http://[::1]:8080/", "mailto:a@example.com", "/%00",
        ]
        return URL(string: pick(texts)) ?? URL(filePath: "/")
    }
}

/// Random entities that several contexts use.
extension SeededGenerator {

    package mutating func company() -> ProductionCompany {
        ProductionCompany(id: int(), name: text(), originCountry: text(), logoPath: optional { $0.url() })
    }

    package mutating func gender() -> Gender {
        pick([.unknown, .female, .male, .other])
    }

    package mutating func castMember() -> CastMember {
        CastMember(
            id: int(), castID: optional { $0.int() }, creditID: text(), name: text(), character: text(),
            gender: gender(), profilePath: optional { $0.url() }, order: int())
    }

    package mutating func crewMember() -> CrewMember {
        CrewMember(
            id: int(), creditID: text(), name: text(), job: text(), department: text(), gender: gender(),
            profilePath: optional { $0.url() })
    }

    package mutating func watchOffers() -> WatchOffers {
        func providers(_ generator: inout SeededGenerator) -> [WatchProvider] {
            generator.array(upTo: 3) {
                WatchProvider(
                    id: $0.int(), name: $0.text(), logoPath: $0.optional { $0.url() }, displayPriority: $0.int())
            }
        }
        return WatchOffers(
            region: text(), link: optional { $0.url() }, flatrate: optional(providers), buy: optional(providers),
            rent: optional(providers), free: optional(providers), ads: optional(providers))
    }

    package mutating func externalIDs() -> ExternalIDs {
        ExternalIDs(
            imdbID: optional { $0.text() }, tvdbID: optional { $0.int() }, wikidataID: optional { $0.text() },
            facebookID: optional { $0.text() }, instagramID: optional { $0.text() }, twitterID: optional { $0.text() },
            tikTokID: optional { $0.text() }, youTubeID: optional { $0.text() }, tvRageID: optional { $0.int() },
            freebaseID: optional { $0.text() }, freebaseMID: optional { $0.text() })
    }

    package mutating func translation() -> Translation {
        Translation(
            languageCode: text(), countryCode: text(),
            texts: ContentTexts(
                title: optional { $0.text() }, tagline: optional { $0.text() }, overview: optional { $0.text() },
                homepageURL: optional { $0.url() }, biography: optional { $0.text() }))
    }

    package mutating func image() -> ContentImage {
        ContentImage(
            path: url(), languageCode: optional { $0.text() }, regionCode: optional { $0.text() },
            width: optional { $0.int() }, height: optional { $0.int() }, voteAverage: optional { $0.double() },
            voteCount: optional { $0.int() })
    }

    package mutating func keyword() -> Keyword {
        Keyword(id: int(), name: text())
    }

    package mutating func alternativeTitle() -> AlternativeTitle {
        AlternativeTitle(region: text(), title: text(), type: optional { $0.text() })
    }

    package mutating func video() -> Video {
        Video(
            id: text(), name: text(), site: text(), key: text(), type: VideoType(rawValue: text()),
            size: optional { $0.int() }, isOfficial: optional { Bool.random(using: &$0) },
            publishedAt: optional { $0.date() }, languageCode: optional { $0.text() },
            regionCode: optional { $0.text() })
    }
}

/// Returns copies of a value, encoded and decoded as JSON and as a property list.
package func codingRoundTrips<Value: Codable>(of value: Value) throws -> [Value] {
    // Not every encoder accepts a number or a string as the top-level value.
    try JSONDecoder().decode([Value].self, from: JSONEncoder().encode([value]))
        + PropertyListDecoder().decode([Value].self, from: PropertyListEncoder().encode([value]))
}
