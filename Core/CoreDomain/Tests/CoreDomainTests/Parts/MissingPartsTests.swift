import Foundation
import Testing

@testable import CoreDomain

@Suite
struct MissingPartsTests {

    private struct Content: ContentWithParts, Equatable {
        var missing = MissingParts()
        var credits: String?
        var genres: String?
        var countries: String?
        var tagline: String?

        static let partProperties: [PartProperty<Content>] = [
            PartProperty(.credits, \.credits), PartProperty(list: "genres", \.genres),
            PartProperty(list: "countries", \.countries), PartProperty(optional: "tagline", \.tagline),
        ]
    }

    private static let time = Date(timeIntervalSinceReferenceDate: 800_000_000.25)
    private static let day = 86_400.0

    @Test(arguments: [
        (MissingParts(), ""),
        (MissingParts([.credits], since: time), "since=800000000.25;credits"),
        (
            MissingParts([.credits, .watchProviders], since: time, keptSince: [.credits: time - 1]),
            "since=800000000.25;credits=799999999.25;watch/providers"
        ),
        (MissingParts(keptSince: [.images: time]), "~images=800000000.25"),
        (MissingParts(unreadableSince: time), "unreadable=800000000.25"),
    ])
    func `missing parts are described, and created from their description`(parts: MissingParts, text: String) {
        #expect(parts.description == text)
        #expect(MissingParts(text) == parts)
    }

    @Test
    func `entries of later versions and damaged entries are ignored`() {
        #expect(
            MissingParts("since=800000000.25;smell=3;credits=yesterday;;=;~images=800000000.25")
                == MissingParts([.credits], since: Self.time, keptSince: [.images: Self.time]))
        #expect(MissingParts("since=800000000.25;smell") == MissingParts())
    }

    @Test
    func `a part is missing if it was requested and one of its properties is nil, or if it is incomplete`() {
        var content = Content(credits: "A", genres: "G")
        content.setMissing(of: [.credits, .details])
        #expect(content.missing.parts == [.details])
        content.setMissing(of: [.credits], incomplete: [.credits: true, .images: true])
        #expect(content.missing.parts == [.credits])
    }

    @Test
    func `missing parts are kept with the age of the stored value, then with their own`() {
        let stored = Content(credits: "A", genres: "G", countries: "C")
        var content = Content(genres: "H")
        content.setMissing(of: [.credits, .details])
        content.keepParts(of: stored, storedAt: Self.time, now: Self.time + 60, oldest: .distantPast)
        #expect(content.credits == "A")
        #expect(content.genres == "H")
        #expect(content.countries == "C")
        #expect(
            content.missing
                == MissingParts(
                    [.credits, .details], since: Self.time + 60, keptSince: [.credits: Self.time, .details: Self.time]))
        #expect(content.oldestPartTime == Self.time)

        var next = Content(genres: "I", countries: "D")
        next.setMissing(of: [.credits, .details])
        next.keepParts(of: content, storedAt: Self.time + 60, now: Self.time + 120, oldest: .distantPast)
        #expect(next.credits == "A")
        #expect(next.missing == MissingParts([.credits], since: Self.time + 60, keptSince: [.credits: Self.time]))
    }

    @Test
    func `expired parts, and parts of a value that is not stored, are not kept`() {
        var content = Content()
        content.setMissing(of: [.credits])
        content.keepParts(
            of: Content(credits: "A"), storedAt: Self.time, now: Self.time + 180 * Self.day, oldest: Self.time)
        #expect(content.credits == nil)
        var first = Content()
        first.setMissing(of: [.credits])
        first.keepParts(of: nil, storedAt: nil, now: Self.time, oldest: .distantPast)
        #expect(first == Content(missing: MissingParts([.credits], since: Self.time)))
    }

    @Test
    func `a kept part whose time is in the future has the time of the response`() {
        let kept = MissingParts([.credits], since: Self.time, keptSince: [.credits: Self.time + 9])
        for stored in [MissingParts(), kept] {
            var content = Content()
            content.setMissing(of: [.credits])
            content.keepParts(
                of: Content(missing: stored, credits: "A"), storedAt: Self.time + 9, now: Self.time,
                oldest: .distantPast)
            #expect(content.credits == "A")
            #expect(content.oldestPartTime == Self.time)
        }
    }

    @Test
    func `the stored values of members that could not be read are kept for two days, and do not count as missing`() {
        let stored = Content(credits: "A", genres: "G", countries: "C", tagline: "T")
        func next(_ stored: Content, after time: TimeInterval, unreadable: Set<String>) -> Content {
            var content = Content(credits: "B", genres: "H", countries: "D")
            content.setMissing(of: [.credits, .details], unreadable: unreadable)
            content.keepParts(
                of: stored, storedAt: Self.time, now: Self.time + time, oldest: Self.time - 180 * Self.day)
            return content
        }
        let first = next(stored, after: 1, unreadable: ["tagline", "countries", "credits"])
        #expect(first.credits == "A")
        #expect(first.genres == "H")
        #expect(first.countries == "C")
        #expect(first.tagline == "T")
        #expect(first.missing == MissingParts(keptSince: [.details: Self.time], unreadableSince: Self.time + 1))
        #expect(first.oldestPartTime == nil)

        let later = next(first, after: 2 * Self.day, unreadable: ["credits"])
        #expect(later.credits == "A")
        #expect(later.countries == "D")
        #expect(later.tagline == nil, "TMDb removed it")
        #expect(next(later, after: 2 * Self.day + 1, unreadable: ["credits"]).credits == "A")
        let last = next(later, after: 2 * Self.day + 2, unreadable: ["credits"])
        #expect(last.credits == "B")
        #expect(last.missing.unreadableSince == Self.time + 1)
        #expect(next(last, after: 3 * Self.day, unreadable: []).missing == MissingParts())
    }

    @Test
    func `a part that came in part replaces a stored one that came in part, but not a complete one`() {
        for (stored, kept) in [(MissingParts(), "A"), (MissingParts([.credits], since: Self.time), "B")] {
            var content = Content(credits: "B", genres: "G", countries: "C")
            content.setMissing(of: [.credits, .details], incomplete: [.credits: true])
            content.keepParts(
                of: Content(missing: stored, credits: "A"), storedAt: Self.time, now: Self.time + 1,
                oldest: .distantPast)
            #expect(content.credits == kept)
            #expect(content.missing.parts == [.credits])
        }
    }

    @Test
    func `a new response takes what the stored value has kept`() {
        let stored = Content(credits: "A", genres: "G", tagline: "T")
        var content = Content(credits: "B", genres: "H", countries: "D")
        content.setMissing(of: [.credits, .details], unreadable: ["credits"])
        content.takeKept(from: stored)
        #expect(content.credits == "A")
        #expect(content.genres == "H")
        #expect(content.countries == "D")
        #expect(content.tagline == "T")
    }

    @Test
    func `parts that were not requested are kept, and do not count as missing`() {
        var content = Content()
        content.missing.unrequested = [.credits]
        content.keepParts(of: Content(credits: "A"), storedAt: Self.time, now: Self.time + 1, oldest: .distantPast)
        #expect(content.credits == "A")
        #expect(content.missing == MissingParts(keptSince: [.credits: Self.time]))
    }
}
