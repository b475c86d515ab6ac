import CoreApplication
import CoreDomain
import Foundation

import enum TMDb.JSONValue

/// An answer of a tool: a value, and a short text that describes it.
struct MCPAnswer<Value: Codable & Sendable>: Sendable {
    let text: String
    let value: Value

    /// Creates an answer with lines of text. Lines that are missing or empty are omitted.
    init(_ value: Value, _ lines: String?...) {
        self.init(value, lines: lines)
    }

    init(_ value: Value, lines: [String?]) {
        self.value = value
        text = lines.compactMap(\.nonEmpty).joined(separator: "\n")
    }
}

/// A call of a tool with its validated arguments.
struct MCPToolCall: Sendable {
    let call: MCPCall
    let arguments: MCPArguments
    /// The language of texts, the region and the time zone.
    let locale: ContentLocale

    /// The page; 1 if it is missing.
    var page: Int { arguments.integer("page") ?? 1 }

    /// The TMDb identifier, which all tools with this argument require.
    var id: Int { arguments.integer("id") ?? 0 }

    /// The owner of the watchlist.
    var owner: WatchlistOwner {
        get throws(MCPToolError) {
            guard let owner = call.owner else {
                throw MCPToolError(
                    message: "The watchlist needs a token with the right 'library' and an owner. Ask the user for one.")
            }
            return owner
        }
    }

    /// Returns the value of a use case.
    func fetch<Request: Sendable, Value: Sendable>(
        _ path: UseCasePath<Request, Value>, _ request: Request
    ) async throws(PopcornError) -> Value {
        try await call.services[keyPath: path].sourced(request, locale: locale).value
    }
}

extension MCPTool {

    /// Creates a tool whose schemas follow from its parameters and from the type of its answer.
    ///
    /// - Parameters:
    ///   - parameters: The parameters other than the locale.
    ///   - locale: The parameters of the locale that matter to the answer. Default: the language and the region.
    ///   - defaults: The defaults of parameters.
    ///   - properties: The descriptions of properties of the answer whose names do not describe them.
    ///   - remedy: The advice to an assistant if TMDb lacks the requested content.
    init<Value: Codable & Sendable>(
        _ name: String, _ title: String, _ description: String, _ parameters: [Parameter],
        locale: [Parameter] = [.language, .region], defaults: [String: JSONValue] = [:],
        properties: [String: String] = [:], annotations: MCPAnnotations = .init(), rights: Rights = .read,
        remedy: String = "Find the identifier with `search`.",
        answer: @escaping @Sendable (MCPToolCall) async throws -> MCPAnswer<Value>
    ) {
        let all = parameters + locale
        self.init(
            name: name, title: title, description: description,
            inputSchema: MCPSchema.input(all, defaults: defaults),
            outputSchema: MCPSchema.output(Value.self, descriptions: properties), annotations: annotations,
            rights: rights
        ) { call throws(MCPToolError) in
            let arguments = try MCPArguments(call.arguments, of: all)
            do {
                let call = MCPToolCall(
                    call: call, arguments: arguments, locale: try arguments.locale(default: call.locale))
                let answer = try await answer(call)
                let value = try JSONDecoder().decode(JSONValue.self, from: PopcornJSON.data(answer.value))
                return MCPToolResult(text: answer.text, structured: value)
            } catch {
                throw MCPToolError(error, remedy: remedy)
            }
        }
    }
}

extension MCPToolError {

    /// Returns the error of a region that does not exist.
    static func unknownRegion(_ code: String) -> MCPToolError {
        MCPToolError(message: "The region '\(code)' is unknown. Use a code of ISO 3166-1, such as `DE` or `US`.")
    }

    /// Creates the error of a tool or a resource.
    ///
    /// - Parameter remedy: The advice to an assistant if TMDb lacks the requested content.
    init(_ error: any Error, remedy: String) {
        switch error {
        case let error as MCPToolError: self = error
        case let error as PopcornError:
            let message = error.kind == .invalidInput ? error.message + "." : error.clientMessage
            self.init(
                message: [message, error.advice(remedy)].compactMap(\.self).joined(separator: " "),
                isNotFound: error.kind == .notFound)
        default: self.init(message: "The call failed. Retrying does not help.")
        }
    }
}

extension PopcornError {
    /// Returns the advice to an assistant; `nil` if the message suffices.
    fileprivate func advice(_ remedy: String) -> String? {
        switch kind {
        case .notFound: remedy
        case .unavailable: "Retrying in a minute may help."
        case .rateLimited(let delay), .overloaded(let delay):
            delay.map { "Retry after \(max(1, Int($0 / .seconds(1)))) seconds." } ?? "Retrying in a minute may help."
        case .unauthorised: "Retrying does not help: the operator must set a valid credential of TMDb."
        case .undecodable, .storage: "Retrying does not help: tell the user."
        case .limitReached: "Entries must be removed first."
        case .invalidInput, .notCached, .cancelled: nil
        @unknown default: nil
        }
    }
}

extension MCPArguments {
    /// Returns the locale of the arguments. Missing values come from the locale of the client.
    fileprivate func locale(default client: ContentLocale) throws -> ContentLocale {
        let (language, region) = (text("language"), text("region"))
        guard language != nil || region != nil else { return client }
        let locale = try ContentLocale(
            language: language ?? client.language, region: region ?? (language == nil ? client.region : nil),
            timeZone: client.timeZone)
        // TMDb has translations for a region that is no territory: EO of Esperanto.
        let isTranslated = region == nil && locale.language.hasSuffix("-\(locale.region)")
        guard isTranslated || MCPFormat.isRegion(locale.region) else { throw MCPToolError.unknownRegion(locale.region) }
        return locale
    }
}
