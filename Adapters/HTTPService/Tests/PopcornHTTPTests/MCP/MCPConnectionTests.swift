import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

/// Tests of the transport over lines. A call that is not cancelled fails by the time limit.
@Suite(.timeLimit(.minutes(1))) struct MCPConnectionTests {

    private static let initialize =
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#
    private static let batchVersion = initialize.replacing("2025-11-25", with: "2025-03-26")

    /// A connection, the lines of its input, and the messages of its output.
    private struct Connected: Sendable {
        let input: AsyncStream<Data>.Continuation
        fileprivate let received = NIOLockedValueBox<[JSONValue]>([])
        fileprivate let arrivals = AsyncStream<Void>.makeStream()
        fileprivate let readLines = NIOLockedValueBox(0)

        /// The number of lines that the connection has read.
        var readLineCount: Int { readLines.withLockedValue { $0 } }

        var messages: [JSONValue] { received.withLockedValue { $0 } }

        func send(_ line: String) { send(Data(line.utf8)) }

        func send(_ line: Data) { input.yield(line) }

        /// Waits for a number of messages.
        func messages(_ count: Int) async -> [JSONValue] {
            while messages.count < count {
                for await _ in arrivals.stream { break }
            }
            return messages
        }
    }

    private func connect(
        _ waiting: WaitingCall = WaitingCall(), owner: String? = "alice", mayChange: Bool = false,
        cancelsAtEnd: Bool = false, block: @escaping @Sendable (JSONValue?) async -> Void = { _ in },
        _ work: @escaping @Sendable (Connected) async throws -> Void
    ) async throws {
        let owner = try owner.map { try WatchlistOwner($0) }
        try await withMCPServer(.sample(waiting)) { server in
            let connection = MCPConnection(server, owner: owner, mayChange: mayChange) { _ in
                // A promise without a value waits until the task is cancelled.
                if !cancelsAtEnd { _ = await CancellablePromise<Void>().value() }
            }
            let (lines, input) = AsyncStream<Data>.makeStream()
            let connected = Connected(input: input)
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    let lines = lines.map { line in
                        connected.readLines.withLockedValue { $0 += 1 }
                        return line
                    }
                    await connection.run(reading: lines) { line in
                        #expect(!line.contains(UInt8(ascii: "\n")))
                        let json = try? JSONRPCMessage.json(line)
                        connected.received.withLockedValue { $0.append(json ?? .null) }
                        connected.arrivals.continuation.yield()
                        await block(json?["id"])
                    }
                    connected.arrivals.continuation.finish()
                }
                try await work(connected)
                connected.input.finish()
                try await group.waitForAll()
            }
        }
    }

    /// Returns the messages after lines and the end of the input.
    private func exchange(_ lines: String..., owner: String? = "alice", mayChange: Bool = false) async throws
        -> [JSONValue]
    {
        let result = NIOLockedValueBox<Connected?>(nil)
        try await connect(owner: owner, mayChange: mayChange) { connected in
            result.withLockedValue { $0 = connected }
            for line in lines { connected.send(line) }
        }
        return result.withLockedValue { $0 }?.messages ?? []
    }

    private static func request(_ id: Int, _ method: String, _ params: JSONValue = [:]) -> String {
        String(
            decoding: JSONRPCMessage.data(
                ["jsonrpc": "2.0", "id": .integer(id), "method": .string(method), "params": params]), as: UTF8.self)
    }

    @Test func `a request that follows the handshake immediately is served`() async throws {
        let messages = try await exchange(
            Self.initialize, #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, Self.request(1, "tools/list"))
        #expect(messages.map { $0["id"] } == [0, 1])
        #expect(messages[1].names("tools").contains("echo"))
    }

    @Test func `a request without a version is an error, except a ping`() async throws {
        let messages = try await exchange(Self.request(1, "tools/list"), Self.request(2, "ping"))
        #expect(messages.count == 2)
        #expect(messages.first { $0["id"] == 1 }?.code == -32_600)
        #expect(messages.first { $0["id"] == 2 }?.result == [:])
    }

    @Test func `a request of the current version needs no handshake, but its envelope`() async throws {
        let messages = try await exchange(
            Self.request(1, "server/discover", ["_meta": envelope()]),
            Self.request(2, "tools/list", ["_meta": ["io.modelcontextprotocol/protocolVersion": "2026-07-28"]]),
            Self.request(3, "tools/list", ["_meta": envelope("2027-01-01")]),
            Self.request(4, "tools/list", ["_meta": envelope("2025-11-25")]),
            Self.request(5, "tools/list", ["_meta": ["io.modelcontextprotocol/clientCapabilities": [:]]]))
        #expect(messages.first { $0["id"] == 1 }?.result?["supportedVersions"] == ["2026-07-28"])
        #expect(messages.first { $0["id"] == 2 }?.code == -32_602)
        let unsupported = messages.first { $0["id"] == 3 }
        #expect(unsupported?.code == -32_022)
        #expect(
            unsupported?["error"]?["data"] == [
                "requested": "2027-01-01",
                "supported": ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25", "2026-07-28"],
            ])
        #expect(messages.first { $0["id"] == 4 }?.code == -32_022)
        let versionless = messages.first { $0["id"] == 5 }
        #expect(versionless?.code == -32_602)
        #expect(
            versionless?["error"]?["message"] == "params._meta lacks io.modelcontextprotocol/protocolVersion.")
    }

    @Test func `lines that are no messages have errors, and empty lines, notifications and responses have nothing`()
        async throws
    {
        let messages = try await exchange(
            "{", "", "  ", #"{"jsonrpc":"2.0","method":"notifications/roots/list_changed"}"#,
            #"{"jsonrpc":"2.0","id":1,"result":{}}"#, #"{"jsonrpc":"2.0","id":2}"#, Self.request(3, "ping"))
        #expect(messages.map { $0["id"] } == [.null, 2, 3])
        #expect(messages.map(\.code) == [-32_700, -32_600, nil])
    }

    @Test func `a line that is too long or not UTF-8 is not executed`() async throws {
        let add = Self.request(1, "tools/call", ["name": "add"])
        try await connect(mayChange: true) { connected in
            connected.send(Self.initialize)
            connected.send(add + String(repeating: " ", count: MCPConnection.maximumBytes + 1 - add.utf8.count))
            let start = Data(add.dropLast(2).utf8) + Data(#","arguments":{"a":""#.utf8)
            connected.send(start + [0xFF] + Data("\"}}}".utf8))
            connected.send(add + String(repeating: " ", count: MCPConnection.maximumBytes - add.utf8.count))
            let messages = await connected.messages(4)
            #expect(messages.map { $0["id"] } == [0, .null, .null, 1])
            #expect(messages.map(\.code) == [nil, -32_700, -32_700, nil])
        }
    }

    @Test func `a notification that is not valid has no response`() async throws {
        let batch = #"[{"jsonrpc":"2.0","method":"a","params":[]},{"jsonrpc":"2.0","id":2,"method":"ping"}]"#
        let messages = try await exchange(
            Self.batchVersion, #"{"jsonrpc":"2.0","method":"notifications/x","params":[]}"#, #"{"method":"a"}"#, batch)
        #expect(messages.count == 2)
        #expect(messages.last?.elements.map { $0["id"] } == [2])
    }

    @Test func `a batch is served only in the version that has batches`() async throws {
        let batch =
            #"[{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","method":"a"},{"id":2},{"jsonrpc":"2.0","id":"b","method":"ping"}]"#
        let refused = try await exchange(Self.initialize, batch)
        #expect(refused.last?["id"] == .null)
        #expect(refused.last?.code == -32_600)

        let served = try await exchange(Self.batchVersion, batch)
        let responses = try #require(served.last).elements
        #expect(Set(responses.map { $0["id"] }) == [1, 2, "b"])
        #expect(responses.first { $0["id"] == 2 }?.code == -32_600)

        let wrong = ["[]", "[" + Array(repeating: Self.request(1, "ping"), count: 17).joined(separator: ",") + "]"]
        for line in wrong + ["[\(Self.batchVersion)]"] {
            #expect(try await exchange(Self.batchVersion, line).last?.code == -32_600)
        }
        let silent = try await exchange(Self.batchVersion, #"[{"jsonrpc":"2.0","method":"a"}]"#)
        #expect(silent.count == 1)
    }

    @Test func `a client can cancel a request, which then has no response`() async throws {
        let waiting = WaitingCall()
        try await connect(waiting) { connected in
            connected.send(Self.initialize)
            connected.send(Self.request(1, "tools/call", ["name": "wait"]))
            _ = await waiting.hasStarted.value()
            connected.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"1"}}"#)
            connected.send(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#)
            #expect(await waiting.isCancelled.value() == true)
            connected.send(Self.request(2, "ping"))
            #expect(await connected.messages(2).map { $0["id"] } == [0, 2])
        }
    }

    @Test func `the end of the input cancels the requests in progress`() async throws {
        let waiting = WaitingCall()
        try await connect(waiting, cancelsAtEnd: true) { connected in
            connected.send(Self.initialize)
            connected.send(Self.request(1, "tools/call", ["name": "wait"]))
            _ = await waiting.hasStarted.value()
        }
        #expect(await waiting.isCancelled.value() == true)
    }

    @Test func `calls are processed at the same time, up to a maximum and with different identifiers`() async throws {
        let waiting = WaitingCall()
        try await connect(waiting) { connected in
            connected.send(Self.initialize)
            for id in 1...MCPCalls.maximum { connected.send(Self.request(id, "tools/call", ["name": "wait"])) }
            _ = await waiting.hasStarted.value()
            connected.send(Self.request(1, "tools/call", ["name": "echo"]))
            connected.send(Self.request(99, "tools/call", ["name": "echo"]))
            connected.send(Self.request(100, "ping"))
            connected.send(Self.request(101, "prompts/list"))
            let messages = await connected.messages(5)
            #expect(messages.map { $0["id"] } == [0, 1, 99, 100, 101])
            #expect(messages.map(\.code) == [nil, -32_600, -32_000, nil, nil])
            #expect(messages[3].result == [:])
            #expect(messages[4].names("prompts") == ["evening"])
            waiting.end()
            _ = await connected.messages(5 + MCPCalls.maximum)
            connected.send(Self.request(1, "tools/call", ["name": "echo"]))
            #expect(await connected.messages(6 + MCPCalls.maximum).last?.toolText == "An echo.")
        }
    }

    @Test func `a client that does not read its responses is not read either`() async throws {
        let limit = MCPConnection.maximumReplies
        // The client reads the response to the handshake, and no other response until `blocked` is `nil`.
        let blocked = NIOLockedValueBox<[CancellablePromise<Void>]?>([])
        try await connect(block: { id in
            let promise = CancellablePromise<Void>()
            let isBlocked = blocked.withLockedValue { promises in
                promises?.append(promise)
                return promises != nil
            }
            if id != 0, isBlocked { _ = await promise.value() }
        }) { connected in
            connected.send(Self.initialize)
            for id in 1...limit {
                connected.send(Self.request(id, "tools/call", ["name": "echo"]))
                _ = await connected.messages(1 + id)
            }
            for id in 1...100 { connected.send(Self.request(limit + id, "tools/call", ["name": "echo"])) }
            for _ in 0..<1000 { await Task.yield() }
            // The first line after the limit was read, and waits.
            #expect(connected.readLineCount <= 1 + limit + 1)
            #expect(connected.messages.count == 1 + limit)

            let promises = blocked.withLockedValue { promises in
                defer { promises = nil }
                return promises ?? []
            }
            for promise in promises { promise.fulfil(()) }
            let messages = await connected.messages(1 + limit + 100)
            #expect(Set(messages.map { $0["id"] }) == Set((0...limit + 100).map { .integer($0) }))
        }
    }

    @Test func `the client uses the watchlist of the owner, and changes it only if it may`() async throws {
        let (watchlist, add) = (
            Self.request(1, "tools/call", ["name": "watchlist"]), Self.request(2, "tools/call", ["name": "add"])
        )
        let reading = try await exchange(Self.initialize, watchlist, add)
        #expect(reading.first { $0["id"] == 1 }?.toolText == "alice")
        #expect(reading.first { $0["id"] == 2 }?.result?["isError"] == true)
        let changing = try await exchange(Self.initialize, add, mayChange: true)
        #expect(changing.last?.toolText == "Added.")
        let ownerless = try await exchange(Self.initialize, watchlist, owner: nil)
        #expect(ownerless.last?.result?["isError"] == true)
    }
}
