import NIOConcurrencyHelpers
public import TMDb

/// All services of TMDb at once, for tests: it answers as it is told, and remembers what it was asked.
///
/// Name an operation by its identifier in TMDb's OpenAPI description, or show it by calling it:
///
/// ```swift
/// @Test func `The page shows the title`() async throws {
///     let mock = TMDbMock()
///     try await mock.respond(with: Movie.sample(with: ["title": "Fight Club"])) {
///         try await $0.details(forMovie: 550)
///     }
///     mock.fail("movie-credits", with: TMDbError(.notFound))
///
///     let page = try await MoviePage(movies: mock).render(550)
///
///     #expect(page.contains("Fight Club"))
///     #expect(mock.calls.map(\.path) == ["/3/movie/550", "/3/movie/550/credits"])
/// }
/// ```
///
/// An answer to one request goes before an answer to its operation; of two to the same, the later one holds. A request
/// that the client would refuse to send gets the client's error. A mock may be used from many tasks at once.
public final class TMDbMock: Sendable {

    /// What an operation without an answer gets.
    public enum Unanswered: Hashable, Sendable {
        /// ``/TMDb/TMDbError/Kind-swift.enum/invalidRequest(reason:)``, with the operation's identifier.
        case error
        /// A sample, made from a seed: see ``Swift/Decodable/sample(seed:)``.
        case sample(seed: Int)
    }

    private struct State {
        var answers: [AnswerKey: AnswerSequence] = [:]
        var calls: [Call] = []
    }

    private let unanswered: Unanswered
    private let state = NIOLockedValueBox(State())

    /// Creates a mock without answers.
    public init(unanswered: Unanswered = .error) {
        self.unanswered = unanswered
    }

    /// The calls so far, in order.
    public var calls: [Call] { state.withLockedValue(\.calls) }

    /// The calls of one operation so far, in order.
    public func calls(to operationID: String) -> [Call] {
        calls.filter { $0.operationID == operationID }
    }

    func set<Value>(_ answers: [Answer<Value>], for key: AnswerKey) {
        state.withLockedValue { $0.answers[key] = AnswerSequence(answers) }
    }
}

extension TMDbMock: TMDbService {

    /// Remembers the call, and answers it.
    ///
    /// - Throws: The error that was asked for;
    ///   ``/TMDb/TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if there is no answer, or it is of another type
    ///   than the operation's.
    public func send<Response: Decodable & Sendable>(
        _ endpoint: Endpoint<Response>
    ) async throws(TMDbError) -> Response {
        if Task.isCancelled { throw endpoint.error(.cancelled) }
        let call = try Call(endpoint)
        let make = state.withLockedValue { state in
            state.calls.append(call)
            return state.answers[.request(call)]?.next() ?? state.answers[.operation(call.operationID)]?.next()
        }
        guard let make else { return try unansweredResponse(to: endpoint) }
        let value = try await make(call).get()
        guard let response = value as? Response else {
            throw endpoint.error(
                .invalidRequest(
                    reason: "the mock's answer to \(endpoint.operationID) is \(type(of: value)), not \(Response.self)"))
        }
        return response
    }

    private func unansweredResponse<Response: Decodable & Sendable>(
        to endpoint: Endpoint<Response>
    ) throws(TMDbError) -> Response {
        guard case .sample(let seed) = unanswered else {
            throw endpoint.error(.invalidRequest(reason: "the mock has no answer to \(endpoint.operationID)"))
        }
        do {
            return try Response.sample(seed: seed)
        } catch {
            throw endpoint.error(.invalidRequest(reason: "\(Response.self) has no sample: \(error)"))
        }
    }
}

extension TMDbMock: EveryService {}

extension TMDbMock {

    /// A client that asks the mock.
    ///
    /// For code that takes a client, and for calls that several services have under one name: all popular movies and
    /// all popular series are `mock.client.movies.allPopular()` and `mock.client.tvSeries.allPopular()`, while
    /// `mock.allPopular()` could be either. Each client asks for its own configuration of images, and need not be shut
    /// down.
    public var client: TMDbClient { TMDbClient(services: self) }
}
