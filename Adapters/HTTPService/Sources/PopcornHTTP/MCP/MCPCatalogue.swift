import CoreDomain
import Foundation
import PopcornServices

import enum TMDb.JSONValue

/// The tools, resources and prompts that the Model Context Protocol offers an assistant.
struct MCPCatalogue: Sendable {
    var tools: [MCPTool] = []
    /// The resources with a fixed URI.
    var resources: [MCPResource] = []
    /// The resources whose URI has parameters. The first template that matches a URI reads it.
    var templates: [MCPResourceTemplate] = []
    var prompts: [MCPPrompt] = []
}

/// A tool: a function that an assistant calls by its name.
struct MCPTool: Sendable {
    /// The name, such as `search_titles`: letters, digits, `_`, `-` and `.`.
    let name: String
    /// The name for people.
    let title: String
    /// The description. An assistant uses it to decide when to call the tool.
    let description: String
    /// The JSON schema (2020-12) of the arguments. Its type is `object`.
    let inputSchema: JSONValue
    /// The JSON schema (2020-12) of ``MCPToolResult/structured``. Its type is `object`.
    let outputSchema: JSONValue
    let annotations: MCPAnnotations
    /// The rights that a call needs. A call of a tool that is not read-only also needs ``MCPCall/mayChange``.
    let rights: Rights
    let call: @Sendable (MCPCall) async throws(MCPToolError) -> MCPToolResult
}

/// The properties of a tool that a client may rely on.
struct MCPAnnotations: Hashable, Sendable {
    /// Whether the tool changes nothing.
    var readOnlyHint = true
    /// Whether the tool can delete or replace data.
    var destructiveHint = false
    /// Whether a repeated call has no further effect.
    var idempotentHint = true
    /// Whether the tool uses data from outside, such as TMDb.
    var openWorldHint = true
}

/// A call of a tool or a read of a resource, with the data of its session.
struct MCPCall: Sendable {

    /// The services that answer the call.
    var services: PopcornServices { shared.value }
    /// The services by reference, because they are costly to copy.
    let shared: SharedServices
    /// The arguments of a tool. They are not validated.
    let arguments: [String: JSONValue]
    /// The access of the client.
    let access: Access
    /// The owner of the watchlist that the client may use; `nil` if it may use none.
    let owner: WatchlistOwner?
    /// Whether the client may change the watchlist.
    let mayChange: Bool
    /// The language of texts, the region and the time zone. An argument can replace each of them.
    let locale: ContentLocale
    /// The current date.
    let now: Date
    /// A closure that reports the progress of a long call, if the client requested progress reports.
    let report: @Sendable (_ progress: Double, _ total: Double?, _ message: String) async -> Void
}

/// The result of a tool.
struct MCPToolResult: Hashable, Sendable {
    /// The short text for an assistant.
    let text: String
    /// An object that conforms to the output schema.
    let structured: JSONValue
}

/// An error of a tool, a resource or a prompt that an assistant can act on.
struct MCPToolError: Error, Hashable {
    /// The text for the assistant. It contains no secrets.
    let message: String
    /// Whether TMDb does not have the requested content.
    var isNotFound = false
}

/// A resource with a fixed URI.
struct MCPResource: Sendable {
    let uri: String
    let name: String
    let title: String
    let description: String
    let mimeType: String
    /// A closure that returns the text of the resource.
    let read: @Sendable (MCPCall) async throws(MCPToolError) -> String
}

/// Resources whose URI has parameters.
struct MCPResourceTemplate: Sendable {
    /// The template of the URIs (RFC 6570), such as `popcorn://movie/{id}`.
    let uriTemplate: String
    let name: String
    let title: String
    let description: String
    let mimeType: String
    /// A closure that returns the text of a resource; `nil` if the URI does not match the template.
    let read: @Sendable (_ uri: String, MCPCall) async throws(MCPToolError) -> String?
}

/// A prompt: a text that a person can send to the assistant.
struct MCPPrompt: Sendable {

    /// An argument of a prompt.
    struct Argument: Hashable, Sendable {
        let name: String
        let description: String
        let isRequired: Bool
    }

    let name: String
    let title: String
    let description: String
    let arguments: [Argument]
    /// A closure that returns the texts of the messages, whose role is that of the user. The required arguments are
    /// present.
    let messages: @Sendable ([String: String]) throws(MCPToolError) -> [String]
}
