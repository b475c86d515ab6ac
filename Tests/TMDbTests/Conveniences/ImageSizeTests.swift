import Foundation
import Testing

@testable import TMDb

@Suite
struct ImageSizeTests {

    private static let posters = ["w92", "w154", "w185", "w342", "w500", "w780", "original"]
    private static let profiles = ["w45", "w185", "h632", "original"]
    private static let logos = ["w45", "w92", "w154", "w185", "w300", "w500", "original"]

    private func name(_ size: ImageSize, _ sizes: [String], _ aspectRatio: Double? = 2 / 3) -> String {
        size.name(among: sizes, aspectRatio: aspectRatio)
    }

    @Test(
        arguments: [
            (92, "w92"), (92.5, "w154"), (93, "w154"), (186, "w342"), (780, "w780"), (781, "original"), (1, "w92"),
            (0, "w92"), (-5, "w92"), (.infinity, "original"), (.nan, "original"), (-.infinity, "w92"),
        ] as [(Double, String)])
    func `the smallest sufficient width is used`(width: Double, expected: String) {
        #expect(name(.width(width), Self.posters) == expected)
    }

    @Test func `points are converted to pixels`() {
        #expect(name(.width(92, scale: 2), Self.posters) == "w185")
        #expect(name(.width(171, scale: 2), Self.posters) == "w342")
        #expect(name(.height(171, scale: 3), Self.posters) == "w342")
        #expect(name(.height(172, scale: 3), Self.posters) == "w500")
    }

    @Test(arguments: [(138, "w92"), (139, "w154"), (277.5, "w185"), (278, "w342")] as [(Double, String)])
    func `a height is compared with the heights of width sizes`(height: Double, expected: String) {
        // A poster of size w185 is 277.5 high.
        #expect(name(.height(height), Self.posters) == expected)
    }

    @Test(
        arguments: [
            (.width(45), "w45"), (.width(186), "h632"), (.width(421), "h632"), (.width(422), "original"),
            (.height(67), "w45"), (.height(278), "h632"), (.height(632), "h632"), (.height(633), "original"),
        ] as [(ImageSize, String)])
    func `a width is compared with the widths of height sizes`(size: ImageSize, expected: String) {
        // A portrait of size h632 is 421.3 wide.
        #expect(name(size, Self.profiles) == expected)
    }

    @Test func `without an aspect ratio, only sizes in the requested dimension are used`() {
        #expect(name(.width(100), Self.logos, nil) == "w154")
        #expect(name(.height(40), Self.logos, nil) == "original")
        #expect(name(.height(40), Self.logos, 4) == "w185")
        #expect(name(.width(300), Self.profiles, nil) == "original")
        #expect(name(.height(300), Self.profiles, nil) == "h632")
    }

    @Test func `sizes can be in any order, and malformed size names are ignored`() {
        #expect(name(.width(100), ["original", "w500", "x120", "w", "w-130", "wide", "", "w0", "w154"]) == "w154")
        #expect(name(.width(100), []) == "original")
        #expect(name(.width(100), ["w92"]) == "original")
    }

    @Test func `a size is selected by its name`() {
        #expect(name(.named("w342"), Self.posters) == "w342")
        #expect(name(.named("h632"), Self.posters) == "original")
        #expect(name(.original, Self.posters) == "original")
    }
}
