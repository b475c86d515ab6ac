import CoreDomain
import Foundation
import PopcornServices
import PopcornTesting
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

/// Calls a tool over doubles of the use cases, and validates the answer with the output schema of the tool.
func callTool(
    _ name: String, _ arguments: [String: JSONValue] = [:], owner: WatchlistOwner? = nil,
    locale: ContentLocale = .americanEnglish, _ assign: (inout PopcornServices) -> Void = { _ in }
) async throws -> MCPToolResult {
    let tool = try #require(MCPCatalogue.popcorn.tools.first { $0.name == name })
    let result = try await withCall(arguments, owner: owner, locale: locale, assign) { call in
        try await tool.call(call)
    }
    let schema = try #require(try json(tool.outputSchema) as? [String: Any])
    let violation = SchemaValidator(document: [:]).violation(of: schema, in: try json(result.structured))
    #expect(violation == nil, "\(name): \(violation ?? "")")
    #expect(undeclared(result.structured, in: tool.outputSchema) == nil, "\(name)")
    #expect(!result.text.isEmpty)
    return result
}

/// Returns the message of the error of a tool.
func toolError(
    _ name: String, _ arguments: [String: JSONValue] = [:], owner: WatchlistOwner? = nil,
    _ assign: (inout PopcornServices) -> Void = { _ in }
) async throws -> String {
    do {
        _ = try await callTool(name, arguments, owner: owner, assign)
        Issue.record("\(name) has no error")
        return ""
    } catch let error as MCPToolError {
        return error.message
    }
}

/// Runs work with a call over doubles of the use cases.
func withCall<Result>(
    _ arguments: [String: JSONValue] = [:], owner: WatchlistOwner? = nil, locale: ContentLocale = .americanEnglish,
    _ assign: (inout PopcornServices) -> Void, _ work: (MCPCall) async throws -> Result
) async throws -> Result {
    var services = try await PopcornServices(.init(tmdb: .offline, storage: .temporary, clock: .mock()))
    assign(&services)
    let call = MCPCall(
        shared: SharedServices(services), arguments: arguments, access: Access(rights: .all, owners: .all),
        owner: owner, mayChange: true, locale: locale, now: WallClock.mock().now, report: { _, _, _ in })
    do {
        let result = try await work(call)
        await services.shutdown()
        return result
    } catch {
        await services.shutdown()
        throw error
    }
}

/// Returns the number of bytes of the JSON of a value.
func bytes(_ value: some Encodable) throws -> Int {
    try PopcornJSON.data(value).count
}

private func json(_ value: JSONValue) throws -> Any {
    try JSONSerialization.jsonObject(with: PopcornJSON.data(value))
}

/// Returns the name of a member that a schema does not declare; `nil` if there is none. No member is `null` or empty.
private func undeclared(_ value: JSONValue, in schema: JSONValue) -> String? {
    switch value {
    case .object(let members):
        guard case .object(let properties)? = schema["properties"] else { return nil }
        for (name, member) in members {
            guard let property = properties[name] else { return name }
            if member == .null || member == [:] { return "\(name) is empty" }
            if let name = undeclared(member, in: property) { return name }
        }
        return nil
    case .array(let elements):
        return elements.lazy.compactMap { undeclared($0, in: schema["items"] ?? [:]) }.first
    default: return nil
    }
}

extension JSONValue {
    /// The string; empty if the value is not a string.
    var string: String { if case .string(let text) = self { text } else { "" } }

    /// The names of the members; empty if the value is no object.
    var names: [String] { if case .object(let members) = self { members.keys.sorted() } else { [] } }
}

/// A text of many words of three bytes a character, with characters that JSON escapes.
let longText = Array(repeating: "「映画」 \"movie\" — ünïcödé\n", count: 80).joined()
