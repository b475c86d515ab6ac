import CoreApplication
import Foundation

import enum TMDb.JSONValue

/// The identifier of a JSON-RPC request.
enum JSONRPCID: Hashable, Sendable {
    case string(String)
    case integer(Int)

    /// Creates an identifier from JSON; `nil` if it is neither a string nor a whole number.
    init?(_ json: JSONValue?) {
        switch json {
        case .string(let text): self = .string(text)
        case .integer(let number): self = .integer(number)
        default: return nil
        }
    }

    var json: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        }
    }
}

/// A request of JSON-RPC 2.0, which needs a response.
struct JSONRPCRequest: Hashable, Sendable {

    let id: JSONRPCID
    let method: String
    var params: [String: JSONValue] = [:]

    /// The metadata of the request (`_meta`).
    var metadata: [String: JSONValue] {
        guard case .object(let members)? = params["_meta"] else { return [:] }
        return members
    }
}

/// A message of JSON-RPC 2.0 (<https://www.jsonrpc.org/specification>).
enum JSONRPCMessage: Hashable, Sendable {
    case request(JSONRPCRequest)
    case notification(method: String, params: [String: JSONValue])
    /// A response of the client. The server sends no requests, so it is ignored.
    case response
    /// A value that is not a message. The identifier is `nil` if it cannot be read.
    case invalid(JSONRPCID?, JSONRPCError)
    /// A notification that is not valid. As each notification, it has no response, except the status of an HTTP
    /// request.
    case invalidNotification(JSONRPCError)

    /// The maximum size of a message in bytes. No tool has arguments of this size.
    static let maximumBytes = 65_536

    /// Creates a message from JSON.
    init(_ json: JSONValue) {
        guard case .object(let members) = json else {
            self = .invalid(nil, JSONRPCError(.invalidRequest, "A message must be a JSON object."))
            return
        }
        let id = JSONRPCID(members["id"])
        func invalid(_ text: String) -> JSONRPCMessage {
            let error = JSONRPCError(.invalidRequest, text)
            guard members["id"] == nil, case .string? = members["method"] else { return .invalid(id, error) }
            return .invalidNotification(error)
        }
        guard members["jsonrpc"] == "2.0" else {
            self = invalid("The member jsonrpc must be \"2.0\".")
            return
        }
        guard case .string(let method)? = members["method"] else {
            let isResponse = members["method"] == nil && (members["result"] != nil || members["error"] != nil)
            self = isResponse ? .response : invalid("The member method must be a string.")
            return
        }
        let params: [String: JSONValue]
        switch members["params"] {
        case nil: params = [:]
        case .object(let members)?: params = members
        default:
            self = invalid("The member params must be an object.")
            return
        }
        if members["id"] == nil {
            self = .notification(method: method, params: params)
        } else if let id {
            self = .request(JSONRPCRequest(id: id, method: method, params: params))
        } else {
            self = invalid("The member id must be a string or a whole number.")
        }
    }

    /// The maximum depth of objects and arrays in a message. The time of the decoder grows with the square of the
    /// depth.
    static let maximumDepth = 16

    /// Returns the JSON of a text.
    ///
    /// - Throws: ``JSONRPCError`` with the code of a parse error.
    static func json(_ data: Data) throws(JSONRPCError) -> JSONValue {
        guard data.count <= maximumBytes, depth(of: data) <= maximumDepth,
            // The decoder also accepts other encodings.
            String(validating: data, as: UTF8.self) != nil,
            let json = try? JSONDecoder().decode(JSONValue.self, from: data)
        else {
            throw JSONRPCError(
                .parseError,
                """
                The message is not valid JSON in UTF-8, is longer than \(maximumBytes) bytes, or has more than \(maximumDepth) levels.
                """)
        }
        return json
    }

    /// Returns the depth of objects and arrays in JSON.
    private static func depth(of json: Data) -> Int {
        var (depth, maximum, isInString, isEscaped) = (0, 0, false, false)
        for byte in json {
            if isInString {
                if byte == UInt8(ascii: "\""), !isEscaped { isInString = false }
                isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInString = true
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                maximum = max(maximum, depth)
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return maximum
    }

    /// Returns the text of a message in one line.
    static func data(_ json: JSONValue) -> Data {
        // Numbers that are not finite do not come from JSON, so encoding fails only for more than 511 containers.
        (try? PopcornJSON.data(json))
            ?? Data(#"{"error":{"code":-32603,"message":"Encoding failed"},"id":null,"jsonrpc":"2.0"}"#.utf8)
    }

    /// Returns a notification of the server.
    static func notification(_ method: String, _ params: [String: JSONValue]) -> JSONValue {
        ["jsonrpc": "2.0", "method": .string(method), "params": .object(params)]
    }
}

/// An error of JSON-RPC 2.0: the client did not follow the protocol, or the server cannot respond.
struct JSONRPCError: Error, Hashable {

    /// The codes of errors.
    enum Code: Int {
        case parseError = -32_700
        case invalidRequest = -32_600
        case methodNotFound = -32_601
        case invalidParams = -32_602
        case internalError = -32_603
        /// The server has too many calls at the same time.
        case busy = -32_000
        /// The resource does not exist, in versions with a handshake.
        case resourceNotFound = -32_002
        /// The headers of an HTTP request do not match its body.
        case headerMismatch = -32_020
        case unsupportedVersion = -32_022
        /// The client cancelled the request, but its HTTP request needs a response.
        case cancelled = -32_800
    }

    let code: Code
    let message: String
    let data: JSONValue?

    init(_ code: Code, _ message: String, data: JSONValue? = nil) {
        self.code = code
        self.message = message
        self.data = data
    }

    /// Returns the response with the error.
    func response(_ id: JSONRPCID?) -> JSONValue {
        var error: [String: JSONValue] = ["code": .integer(code.rawValue), "message": .string(message)]
        error["data"] = data
        return ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": .object(error)]
    }
}
