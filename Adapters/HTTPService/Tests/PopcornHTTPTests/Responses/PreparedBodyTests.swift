import Foundation
import PopcornCompression
import Testing

@testable import PopcornHTTP

@Suite struct PreparedBodyTests {

    private let bodies = PreparedBodies()

    @Test func `a body that is kept in memory is prepared once`() {
        let body = Data(repeating: 97, count: 5000)

        let first = bodies.prepared(body)
        let second = bodies.prepared(body)

        #expect(first === second)
        #expect(first.data == body)
        #expect(first.gzip() == Gzip.compressed(body))
        #expect(first.gzipTag.text == first.tag.text.dropLast() + "-gzip\"")
    }

    @Test func `a body that was changed is prepared again`() {
        var body = Data(repeating: 97, count: 5000)
        let first = bodies.prepared(body)

        body[4999] = 98
        let second = bodies.prepared(body)

        #expect(second.data == body)
        #expect(second.tag != first.tag)
        #expect(second.tag == PreparedBody(body).tag)
    }

    @Test func `a part of a body is another body`() {
        let body = Data(repeating: 97, count: 5000)

        #expect(bodies.prepared(body).data.count == 5000)
        #expect(bodies.prepared(body.prefix(4000)).data.count == 4000)
    }

    @Test func `a body that Data stores inline is not kept`() {
        let body = Data("{}".utf8)

        #expect(bodies.prepared(body) !== bodies.prepared(body))
        #expect(bodies.prepared(body).tag == PreparedBody(body).tag)
        #expect(bodies.prepared(Data()).tag == PreparedBody(Data()).tag)
    }

    @Test func `bodies above the maximum size are discarded`() {
        let small = Data(repeating: 97, count: 5000)
        let large = Data(repeating: 98, count: PreparedBodies.maximumByteCount)
        let tooLarge = Data(repeating: 99, count: PreparedBodies.maximumByteCount + 1)
        let first = bodies.prepared(small)

        #expect(bodies.prepared(tooLarge) !== bodies.prepared(tooLarge))
        #expect(bodies.prepared(small) === first)
        #expect(bodies.prepared(large) === bodies.prepared(large))
        #expect(bodies.prepared(small) !== first)
    }
}
