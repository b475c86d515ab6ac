import CoreDomain
import Testing

@Suite struct PopcornErrorMessageTests {

    @Test(arguments: [
        (PopcornError.Kind.invalidInput, "The request for movie 550 is not valid.", "The request is not valid."),
        (.notFound, "Movie 550 does not exist.", "The requested content does not exist."),
        (.notCached, "Movie 550 is not cached.", "The requested content is not cached."),
        (
            .unauthorised, "Movie 550 is unavailable, because the service has no access to TMDb.",
            "The requested content is unavailable, because the service has no access to TMDb."
        ),
        (
            .rateLimited(retryAfter: .seconds(3)),
            "Movie 550 is temporarily unavailable, because TMDb limits the rate of requests.",
            "The requested content is temporarily unavailable, because TMDb limits the rate of requests."
        ),
        (
            .overloaded(retryAfter: nil), "Movie 550 is temporarily unavailable, because too many requests wait.",
            "The requested content is temporarily unavailable, because too many requests wait."
        ),
        (.unavailable, "Movie 550 is temporarily unavailable.", "The requested content is temporarily unavailable."),
        (
            .undecodable, "Movie 550 is unavailable, because the response of TMDb cannot be decoded.",
            "The requested content is unavailable, because the response of TMDb cannot be decoded."
        ),
        (
            .storage, "Movie 550 is unavailable, because the service cannot use its database.",
            "The requested content is unavailable, because the service cannot use its database."
        ),
        (.cancelled, "The request for movie 550 was cancelled.", "The request was cancelled."),
    ])
    func `the message for clients names the kind and the subject, and nothing of the message`(
        kind: PopcornError.Kind, known: String, unknown: String
    ) {
        let message = "/srv/cache.sqlite at db.example.com: SELECT 'fight club' with s3cret"
        #expect(PopcornError(kind, message, subject: "movie 550").clientMessage == known)
        #expect(PopcornError(kind, message).clientMessage == unknown)
    }

    @Test func `a printable text has no control characters, invisible format characters and line separators`() {
        let text = "a\u{202E}b\u{200B}c\n\u{9B}\u{2028}\u{2029}é 映"
        #expect(text.printable == #"a\u{202e}b\u{200b}c\u{a}\u{9b}\u{2028}\u{2029}é 映"#)
    }

    @Test(arguments: [
        (PopcornError.Kind.rateLimited(retryAfter: .seconds(3)), Duration?.some(.seconds(3))),
        (.overloaded(retryAfter: .milliseconds(250)), .some(.milliseconds(250))),
        (.overloaded(retryAfter: nil), .none), (.unavailable, .none),
    ])
    func `the delay of a retry is that of the kind`(kind: PopcornError.Kind, delay: Duration?) {
        #expect(PopcornError(kind, "No").retryAfter == delay)
    }
}
