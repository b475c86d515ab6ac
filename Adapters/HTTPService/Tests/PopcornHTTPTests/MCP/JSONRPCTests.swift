import Foundation
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

@Suite struct JSONRPCTests {

    private func message(_ text: String) throws -> JSONRPCMessage {
        JSONRPCMessage(try JSONRPCMessage.json(Data(text.utf8)))
    }

    @Test func `the identifier of a request is a string or a whole number`() throws {
        #expect(
            try message(#"{"jsonrpc":"2.0","id":7,"method":"ping"}"#)
                == .request(JSONRPCRequest(id: .integer(7), method: "ping")))
        #expect(
            try message(#"{"jsonrpc":"2.0","id":"a","method":"ping","params":{"b":true}}"#)
                == .request(JSONRPCRequest(id: .string("a"), method: "ping", params: ["b": true])))
        #expect(JSONRPCID.string("7") != JSONRPCID.integer(7))
    }

    @Test func `a message without an identifier is a notification, and one without a method a response`() throws {
        #expect(
            try message(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#)
                == .notification(method: "notifications/initialized", params: [:]))
        #expect(try message(#"{"jsonrpc":"2.0","id":1,"result":{}}"#) == .response)
        #expect(try message(#"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"a"}}"#) == .response)
    }

    @Test(arguments: [
        "1", "[]", "{}", #"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1}"#,
        #"{"jsonrpc":"2.0","id":1,"method":7}"#, #"{"jsonrpc":"2.0","id":1,"method":"ping","params":[1]}"#,
        #"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, #"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#,
        #"{"jsonrpc":"2.0","id":{},"method":"ping"}"#,
    ])
    func `a value that is not a message is an invalid request`(text: String) throws {
        guard case .invalid(_, let error) = try message(text) else {
            Issue.record("\(text) is valid")
            return
        }
        #expect(error.code == .invalidRequest)
    }

    @Test(arguments: [
        #"{"jsonrpc":"2.0","method":"a","params":[]}"#, #"{"jsonrpc":"2.0","method":"a","params":null}"#,
        #"{"jsonrpc":"1.0","method":"a"}"#, #"{"method":"a"}"#,
    ])
    func `a message with a method and without an identifier is a notification, even if it is not valid`(
        text: String
    ) throws {
        guard case .invalidNotification(let error) = try message(text) else {
            Issue.record("\(text) is not an invalid notification")
            return
        }
        #expect(error.code == .invalidRequest)
    }

    @Test func `the error of an invalid message has its identifier, if it can be read`() throws {
        guard case .invalid(let id, let error) = try message(#"{"jsonrpc":"2.0","id":"a","method":7}"#) else {
            Issue.record("The message is valid")
            return
        }
        #expect(id == .string("a"))
        let response = error.response(id)
        #expect(response["id"] == "a")
        #expect(response["error"]?["code"] == -32_600)
        #expect(error.response(nil)["id"] == .null)
    }

    @Test func `text that is not JSON in UTF-8, or that is too long, is a parse error`() throws {
        let long = #"{"a":""# + String(repeating: "b", count: JSONRPCMessage.maximumBytes) + #""}"#
        let deep = String(repeating: "[", count: 10_000) + String(repeating: "]", count: 10_000)
        for text in ["", "{", #"{"a":}"#, "nul", long, deep] {
            #expect(throws: JSONRPCError.self) { try JSONRPCMessage.json(Data(text.utf8)) }
        }
        let latin = Data("[\"a".utf8) + [0xFF] + Data("\"]".utf8)
        let utf16 = Data([0xFF, 0xFE]) + Data("[1]".utf16.flatMap { [UInt8($0), 0] })
        for data in [latin, utf16, Data("{".utf8)] {
            #expect(
                throws: JSONRPCError(
                    .parseError,
                    "The message is not valid JSON in UTF-8, is longer than 65536 bytes, or has more than 16 levels.")
            ) { try JSONRPCMessage.json(data) }
        }
    }

    @Test func `a message has a maximum depth, in which strings do not count`() throws {
        func nested(_ depth: Int) -> Data {
            Data((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
        }
        _ = try JSONRPCMessage.json(nested(16))
        #expect(throws: JSONRPCError.self) { try JSONRPCMessage.json(nested(17)) }
        let text = ##"["\\\""## + String(repeating: "[{", count: 100) + ##""]"##
        #expect(try JSONRPCMessage.json(Data(text.utf8)).elements.count == 1)
        let many = "[" + Array(repeating: "[1]", count: 100).joined(separator: ",") + "]"
        #expect(try JSONRPCMessage.json(Data(many.utf8)).elements.count == 100)
    }

    @Test func `a message is one line`() {
        let data = JSONRPCMessage.data(["b": "1\n2", "a": [1, 2.5, nil, true]])
        #expect(String(decoding: data, as: UTF8.self) == #"{"a":[1,2.5,null,true],"b":"1\n2"}"#)
    }
}
