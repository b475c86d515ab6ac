import ArgumentParser
import CoreApplication
import CoreDomain
import PopcornServices

/// How a command that shows one thing reads it, and in what form it shows it.
struct ReadingOptions: ParsableArguments {

    @OptionGroup var locale: LocaleOptions

    @Flag(help: "Print one JSON object.")
    var json = false

    @Flag(help: "Ask TMDb, whatever the cache holds.")
    var refresh = false

    @Flag(help: "Ask the cache only, however old its answer.")
    var offline = false

    @OptionGroup var settings: SettingsOptions

    func validate() throws {
        if refresh && offline {
            throw ValidationError("--refresh and --offline exclude each other.")
        }
    }

    var policy: ReadPolicy {
        if refresh { return .refresh }
        return offline ? .cacheOnly : .cacheFirst
    }

    /// Shows what a use case of the services gives, as ``show(_:text:)`` does.
    ///
    /// - Parameters:
    ///   - useCase: Where among the services it is.
    ///   - request: What is wanted.
    ///   - text: Makes text of it.
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

    /// Shows what a use case gives that is no object, such as a list. As JSON it is a member of the object.
    ///
    /// - Parameter name: The member's name.
    func show<Request: Sendable, Value: Encodable & Sendable>(
        _ useCase: any KeyPath<PopcornServices, FetchUseCase<Request, Value>> & Sendable, _ request: Request,
        as name: String, text: @Sendable (Value) -> Card
    ) async throws {
        try await show { services, policy throws(PopcornError) in
            try await services[keyPath: useCase].sourced(request, policy: policy)
                .map { NamedOutput(name: name, value: $0) }
        } text: { _, output in
            text(output.value).description
        }
    }

    /// Shows what a use case gives: as JSON, or as text with a line on where it came from.
    ///
    /// - Parameters:
    ///   - isBounded: Whether the whole must be fetched within the timeout, not only each part of it.
    ///   - note: What that line begins with. Default: nothing.
    func show<Value: Encodable & Sendable>(
        isBounded: Bool = true,
        _ fetch: @escaping @Sendable (PopcornServices, ReadPolicy) async throws(PopcornError) -> Sourced<Value>,
        text: @Sendable (Session, Value) async throws(PopcornError) -> String,
        note: @Sendable (Value) -> String? = { _ in nil }
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
        }
    }
}
