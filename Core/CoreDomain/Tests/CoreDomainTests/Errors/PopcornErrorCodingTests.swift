import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct PopcornErrorCodingTests {

    @Test(arguments: [
        PopcornError.Kind.invalidInput, .notFound, .unauthorised, .rateLimited(retryAfter: nil),
        .rateLimited(retryAfter: .seconds(3)), .rateLimited(retryAfter: .milliseconds(1_250)), .unavailable,
        .undecodable, .storage, .cancelled, .overloaded(retryAfter: nil), .overloaded(retryAfter: .seconds(25)),
    ])
    func `kind and message survive coding, the cause does not`(kind: PopcornError.Kind) throws {
        let error = PopcornError(kind, "It is so", cause: CancellationError())
        let copies = try codingRoundTrips(of: error)
        #expect(copies.map(\.kind) == [kind, kind])
        #expect(copies.map(\.message) == ["It is so", "It is so"])
        #expect(copies.allSatisfy { $0.cause == nil })
    }

    @Test func `an error is encoded as an object`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let limited = PopcornError(.rateLimited(retryAfter: .seconds(3)), "Slow down")
        #expect(
            String(decoding: try encoder.encode(limited), as: UTF8.self)
                == #"{"kind":"rateLimited","message":"Slow down","retryAfter":3}"#)
        #expect(
            String(decoding: try encoder.encode(PopcornError(.notFound, "No movie 1")), as: UTF8.self)
                == #"{"kind":"notFound","message":"No movie 1"}"#)
        let subject = PopcornError(.notFound, "TMDb has no movie 1", subject: "movie 1")
        #expect(
            String(decoding: try encoder.encode(subject), as: UTF8.self)
                == #"{"kind":"notFound","message":"TMDb has no movie 1","subject":"movie 1"}"#)
        #expect(try codingRoundTrips(of: subject).map(\.subject) == ["movie 1", "movie 1"])
    }

    @Test func `an unrecognised kind is decoded as unavailable`() throws {
        let json = Data(#"{"kind": "onStrike", "message": "No"}"#.utf8)
        #expect(try JSONDecoder().decode(PopcornError.self, from: json).kind == .unavailable)
    }

    @Test(arguments: ["-1", "1e300", "1e12"])
    func `an invalid delay is a decoding error`(delay: String) {
        let json = Data(#"{"kind": "rateLimited", "message": "No", "retryAfter": \#(delay)}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(PopcornError.self, from: json) }
    }
}
