import CoreDomain

import enum TMDb.JSONValue

/// A version of the Model Context Protocol.
enum MCPVersion: String, CaseIterable, Sendable {
    case november2024 = "2024-11-05"
    case march2025 = "2025-03-26"
    case june2025 = "2025-06-18"
    case november2025 = "2025-11-25"
    /// The current version, in which each request contains its version and there is no handshake.
    case july2026 = "2026-07-28"

    /// The newest version with a handshake. It is used for a client that requests an unknown version.
    static let latestWithHandshake = november2025

    /// The version of an HTTP request without a version header.
    static let assumed = march2025

    /// Whether the client and the server agree on the version with `initialize`.
    var hasHandshake: Bool { self != .july2026 }

    /// Whether a message can be a batch.
    var hasBatches: Bool { self == .march2025 }

    /// Whether the result of a tool has structured content. In other versions, a text contains its JSON.
    var hasStructuredContent: Bool { self != .november2024 && self != .march2025 }

    /// Returns the error for a version that the server does not support.
    static func unsupported(_ requested: String) -> JSONRPCError {
        JSONRPCError(
            .unsupportedVersion, "Unsupported protocol version",
            data: [
                "requested": .string(requested.printable), "supported": .array(allCases.map { .string($0.rawValue) }),
            ])
    }
}

/// The members of `_meta` in each request of a version without a handshake.
enum MCPEnvelope {

    static let version = "io.modelcontextprotocol/protocolVersion"
    static let capabilities = "io.modelcontextprotocol/clientCapabilities"
    static let serverInfo = "io.modelcontextprotocol/serverInfo"

    /// Returns whether a request uses a version without a handshake. A request of another version has none of the
    /// members.
    static func isIn(_ request: JSONRPCRequest) -> Bool {
        request.method != "initialize" && [version, capabilities].contains { request.metadata[$0] != nil }
    }

    /// Checks that a request contains the envelope of a version that the server supports.
    ///
    /// - Parameter checkHeaders: A closure that checks the headers of an HTTP request, before the version is checked.
    ///   Default: no check.
    static func check(
        _ request: JSONRPCRequest, checkHeaders: (_ version: JSONValue) throws(JSONRPCError) -> Void = { _ in }
    ) throws(JSONRPCError) {
        let missing = [version, capabilities].filter { request.metadata[$0] == nil }
        guard missing.isEmpty, let requested = request.metadata[version] else {
            throw JSONRPCError(.invalidParams, "params._meta lacks \(missing.joined(separator: " and ")).")
        }
        try checkHeaders(requested)
        guard case .string(let name) = requested, case .object? = request.metadata[capabilities] else {
            throw JSONRPCError(
                .invalidParams, "\(version) must be a string, and \(capabilities) an object.")
        }
        guard MCPVersion(rawValue: name)?.hasHandshake == false else {
            throw MCPVersion.unsupported(name)
        }
    }
}
