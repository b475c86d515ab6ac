import CoreDomain
import Foundation
import Testing

@testable import PopcornHTTP

@Suite struct ReplyTests {

    private let json = Sourced(Data("{}".utf8), origin: .cache, cachedAt: .distantPast)

    @Test func `only bodies without data of an owner are kept`() throws {
        #expect(Reply.json(json, isShared: true).isKept)
        #expect(!Reply.json(json, isShared: false).isKept)
        #expect(!(try Reply.json(["a"]).isKept))
        #expect(!Reply.noContent.isKept)
    }
}
