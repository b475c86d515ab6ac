import ArgumentParser
import CoreApplication
import CoreDomain
import Foundation
import PopcornServices

/// The options of commands that read from the cache or TMDb: the read policy, the locale and the output format.
struct ReadingOptions: ParsableArguments {

    @OptionGroup var locale: LocaleOptions

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Fetch from TMDb, even if the cache has a value.")
    var refresh = false

    @Flag(help: "Read only from the cache; never contact TMDb.")
    var offline = false

    @OptionGroup var settings: SettingsOptions

    func validate() throws {
        if refresh && offline {
            throw ValidationError("--refresh cannot be combined with --offline.")
        }
    }

    var policy: ReadPolicy {
        if refresh { return .refresh }
        return offline ? .cacheOnly : .cacheFirst
    }

    /// Fetches a value with a use case of the services and prints it.
    ///
    /// - Parameters:
    ///   - useCase: The key path of the use case.
    ///   - request: The parameters of the use case.
    ///   - text: A closure that creates the card for the value.
    func show<Request: Sendable, Value: Encodable & Sendable>(
        _ useCase: any KeyPath<PopcornServices, FetchUseCase<Request, Value>> & Sendable, _ request: Request,
        text: @Sendable (Value) -> Card
    ) async throws {
        try await show { services, policy throws(PopcornError) in
            try await services[keyPath: useCase].sourced(request, policy: policy)
        } text: { _, value in
            text(value).description
        }
    }

    /// Fetches a value that is not a JSON object, such as a list, and prints it. In JSON, the value is a member of an
    /// object.
    ///
    /// - Parameters:
    ///   - name: The name of the member.
    ///   - shown: A closure that returns the part of the value that is shown. Default: the whole value.
    func show<Request: Sendable, Value: Encodable & Sendable>(
        _ useCase: any KeyPath<PopcornServices, FetchUseCase<Request, Value>> & Sendable, _ request: Request,
        as name: String, only shown: @escaping @Sendable (Value) -> Value = { $0 }, text: @Sendable (Value) -> Card
    ) async throws {
        try await show { services, policy throws(PopcornError) in
            try await services[keyPath: useCase].sourced(request, policy: policy)
                .map { NamedOutput(name: name, value: shown($0)) }
        } text: { _, output in
            text(output.value).description
        }
    }

    /// Fetches several values by their identifiers and prints them: as JSON, or as text with a line for each. A value
    /// that cannot be fetched is replaced by its error. If no value can be fetched, the first error is thrown.
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers.
    ///   - fetch: A closure that fetches the values.
    ///   - line: A closure that returns a value as one line of text.
    func showEach<Value: Encodable & Sendable>(
        _ ids: [Int],
        _ fetch:
            @escaping @Sendable (PopcornServices, [Int], ReadPolicy) async throws(PopcornError) -> [Result<
                Sourced<Value>, PopcornError
            >],
        line: @Sendable (Value) -> ListLine
    ) async throws {
        try await show(isBounded: false) { services, policy throws(PopcornError) in
            let results = try await fetch(services, ids, policy)
            let answers = results.compactMap { try? $0.get() }
            if answers.isEmpty { _ = try results.first?.get() }
            var source = CombinedSource()
            source.add(answers)
            return source.sourced(ResultsOutput(ids, results), now: WallClock.system.now)
        } text: { _, output in
            output.items.map { item in
                (item.value.map(line) ?? ListLine(id: item.id, title: item.error?.message ?? "")).description
            }.joined(separator: "\n")
        }
    }

    /// Fetches a value and prints it: as JSON, or as text followed by a source line.
    ///
    /// - Parameters:
    ///   - isBounded: Whether the whole fetch must complete within twice the timeout plus 1 second.
    ///   - note: A closure that returns a label for the source line; `nil` for none.
    ///   - finish: A closure that runs after the value was printed.
    func show<Value: Encodable & Sendable>(
        isBounded: Bool = true,
        _ fetch: @escaping @Sendable (PopcornServices, ReadPolicy) async throws(PopcornError) -> Sourced<Value>,
        text: @Sendable (Session, Value) async throws(PopcornError) -> String,
        note: @Sendable (Value) -> String? = { _ in nil },
        finish: @Sendable (PopcornServices) async throws(PopcornError) -> Void = { _ in }
    ) async throws {
        try await Session.run(settings, locale: locale) { session throws(PopcornError) in
            let answer = try await session.measured(isBounded: isBounded) { [policy] services throws(PopcornError) in
                try await fetch(services, policy)
            }
            if json {
                Console.standardOutput(try JSONOutput.text(SourcedOutput(value: answer.value, source: answer.source)))
            } else {
                Console.standardOutput(try await text(session, answer.value))
                Console.standardOutput("")
                Console.standardOutput(answer.sourceLine(label: note(answer.value)).description)
            }
            try await finish(session.services)
        }
    }
}
