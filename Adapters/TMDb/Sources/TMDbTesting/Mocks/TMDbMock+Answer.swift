public import TMDb

extension TMDbMock {

    /// The mock's answer to a call: a value, an error or the result of a closure.
    public struct Answer<Value: Sendable>: Sendable {

        let make: @Sendable (Call) async throws(TMDbError) -> Value

        /// Returns an answer with a value.
        public static func value(_ value: Value) -> Answer {
            Answer { _ throws(TMDbError) in value }
        }

        /// Returns an answer that throws an error.
        public static func error(_ error: TMDbError) -> Answer {
            Answer { _ throws(TMDbError) in throw error }
        }

        /// Returns an answer that is the result of a closure, which is passed the call.
        public static func computed(_ make: @escaping @Sendable (Call) async throws(TMDbError) -> Value) -> Answer {
            Answer(make: make)
        }

        fileprivate var erased: AnyAnswer {
            { call in
                do throws(TMDbError) {
                    return .success(try await make(call))
                } catch {
                    return .failure(error)
                }
            }
        }
    }

    /// The calls that an answer applies to.
    enum AnswerKey: Hashable {
        case operation(String)
        case request(Call)
    }

    /// An answer of any type. It returns a `Result`, because the compiler (6.3) fails on closures with typed throws and
    /// an existential result.
    typealias AnyAnswer = @Sendable (Call) async -> Result<any Sendable, TMDbError>

    /// A sequence of answers. The last answer is repeated.
    struct AnswerSequence {

        private let answers: [AnyAnswer]
        private var position = 0

        init<Value>(_ answers: [Answer<Value>]) {
            self.answers = answers.map(\.erased)
        }

        mutating func next() -> AnyAnswer? {
            defer { position = min(position + 1, answers.count - 1) }
            return answers.isEmpty ? nil : answers[position]
        }
    }
}

/// Answers to all calls of an operation.
extension TMDbMock {

    /// Responds to all calls of an operation with a value, which must have the operation's response type.
    public func respond<Value: Sendable>(to operationID: String, with value: Value) {
        set([Answer.value(value)], for: .operation(operationID))
    }

    /// Responds to the calls of an operation with a sequence of answers. The last answer is repeated.
    public func respond<Value: Sendable>(to operationID: String, inTurn answers: [Answer<Value>]) {
        set(answers, for: .operation(operationID))
    }

    /// Responds to all calls of an operation with the result of a closure.
    public func respond<Value: Sendable>(
        to operationID: String, by make: @escaping @Sendable (Call) async throws(TMDbError) -> Value
    ) {
        set([Answer(make: make)], for: .operation(operationID))
    }

    /// Fails all calls of an operation with an error.
    public func fail(_ operationID: String, with error: TMDbError) {
        set([Answer<Never>.error(error)], for: .operation(operationID))
    }
}

/// Answers to a specific request, which is specified by making it in a closure. The compiler checks the types.
extension TMDbMock {

    /// Responds to a request with a value.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - request: A closure that makes the request on the mock it is passed. Requests with the same path, query and
    ///     body get the answer.
    /// - Throws: ``/TMDb/TMDbError/Kind-swift.enum/invalidRequest(reason:)`` if the closure makes no request, or a
    ///   request that a client would reject.
    public func respond<Value: Sendable>(
        with value: Value, to request: (TMDbMock) async throws -> Value
    ) async throws(TMDbError) {
        try await respond(inTurn: [.value(value)], to: request)
    }

    /// Responds to a request with a sequence of answers. The last answer is repeated.
    public func respond<Value: Sendable>(
        inTurn answers: [Answer<Value>], to request: (TMDbMock) async throws -> Value
    ) async throws(TMDbError) {
        set(answers, for: .request(try await Self.call(madeBy: request)))
    }

    /// Fails a request with an error.
    public func fail<Value: Sendable>(
        with error: TMDbError, _ request: (TMDbMock) async throws -> Value
    ) async throws(TMDbError) {
        try await respond(inTurn: [.error(error)], to: request)
    }

    private static func call<Value>(madeBy request: (TMDbMock) async throws -> Value) async throws(TMDbError) -> Call {
        let probe = TMDbMock()
        var refusal: TMDbError?
        do {
            _ = try await request(probe)
        } catch {
            refusal = error as? TMDbError
        }
        guard let call = probe.calls.first else {
            throw refusal ?? TMDbError(.invalidRequest(reason: "the closure did not send a request"))
        }
        return call
    }
}
