import CoreDomain
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct TMDbErrorMapperTests {

    @Test(arguments: [
        (TMDbError.Kind.invalidRequest(reason: "The id must be greater than 0"), PopcornError.Kind.invalidInput),
        (.unauthorised, .unauthorised), (.forbidden, .unauthorised), (.notFound, .notFound),
        (.rateLimited(retryAfter: .seconds(4)), .rateLimited(retryAfter: .seconds(4))),
        (.rateLimited(retryAfter: nil), .rateLimited(retryAfter: nil)),
        (.overloaded(retryAfter: .seconds(9)), .overloaded(retryAfter: .seconds(9))),
        (.serverFailure, .unavailable), (.unexpectedStatus, .unavailable), (.network(.connection), .unavailable),
        (.network(.truncated), .unavailable), (.network(.tls), .unavailable), (.timeout, .unavailable),
        (.shutDown, .unavailable), (.pageFetching, .unavailable), (.unexpectedContent(reason: "HTML"), .undecodable),
        (.decoding(codingPath: "credits.cast[3].name", reason: "missing"), .undecodable),
        (.bodyTooLarge, .undecodable), (.cancelled, .cancelled),
    ])
    func `maps every kind of error`(kind: TMDbError.Kind, expected: PopcornError.Kind) {
        let error = TMDbErrorMapper().map(TMDbError(kind), subject: "movie 550")
        #expect(error.kind == expected)
        #expect((error.cause as? TMDbError)?.kind == kind)
        #expect(!error.message.isEmpty && !error.message.contains("\n"))
    }

    @Test(arguments: [
        (TMDbStatusCode.resourceNotFound, PopcornError.Kind.notFound), (.invalidID, .notFound),
        (.entryNotFound, .notFound), (.sessionNotFound, .unavailable),
    ])
    func `an item is missing only if the status code is about the item`(code: TMDbStatusCode, kind: PopcornError.Kind) {
        let error = TMDbError(.notFound, httpStatus: 404, statusCode: code)
        #expect(TMDbErrorMapper().map(error, subject: "movie 550").kind == kind)
    }

    @Test func `messages name the subject and the coding path`() {
        func message(_ error: TMDbError) -> String { TMDbErrorMapper().map(error, subject: "movie 550").message }
        #expect(message(TMDbError(.notFound)) == "TMDb has no movie 550")
        #expect(
            message(TMDbError(.decoding(codingPath: "credits.cast[3].name", reason: "")))
                == "The response for movie 550 cannot be decoded at credits.cast[3].name")
        #expect(
            message(TMDbError(.serverFailure, httpStatus: 503)) == "TMDb failed to respond for movie 550 (HTTP 503)")
        #expect(
            message(TMDbError(.unexpectedContent(reason: "the body is null")))
                == "The response for movie 550 cannot be read: the body is null")
        #expect(
            message(TMDbError(.unexpectedStatus, httpStatus: 403)) == "TMDb failed to respond for movie 550 (HTTP 403)")
        #expect(message(TMDbError(.invalidRequest(reason: "Too many"))) == "Too many")
    }
}
