import Foundation
import Glibc
import HTTPTypes
import HummingbirdCore
import NIOCore

/// A sender of one response, either complete or with an injected fault.
struct Delivery: ~Copyable {
    let writer: ResponseWriter
    let channel: any Channel
    let isHead: Bool
    /// Whether the client closes the connection after the response.
    let isLast: Bool

    /// An error thrown after the connection was broken on purpose. Nothing more can be sent on the connection.
    struct ConnectionBroken: Error {}

    private static let jsonType = "application/json;charset=utf-8"
    private static let page = Array(
        "<!DOCTYPE html><html><head><title>One moment</title></head><body><h1>One moment</h1></body></html>\n".utf8)

    consuming func send(_ response: StandInResponse, headers: HTTPFields = [:]) async throws {
        try await send(OutgoingResponse(response, headers: headers))
    }

    consuming func sendPage(status: Int) async throws {
        try await send(StandInResponse(status: status, body: Self.page, type: "text/html;charset=utf-8"))
    }

    consuming func sendEmpty(status: Int, headers: HTTPFields = [:]) async throws {
        try await send(OutgoingResponse(status: status, headers: headers))
    }

    consuming func send(_ response: OutgoingResponse) async throws {
        var head = response.head
        if isLast { head.headerFields[.connection] = "close" }
        if isHead || response.body.count == 0 {
            return try await writer.writeResponse(head)
        }
        switch response.body {
        case .bytes(let bytes):
            try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
        case .file:
            var body = try await writer.writeHead(head)
            try await body.write(response.body)
            try await body.finish(nil)
        }
    }

    /// Declares the full length, sends half of the body, and closes the connection. Sends no body in response to
    /// `HEAD`.
    consuming func sendTruncated(_ response: OutgoingResponse) async throws {
        let channel = self.channel
        let isHead = self.isHead
        var body = try await writer.writeHead(response.head)
        if !isHead { try await body.write(response.body.firstHalf) }
        try? await channel.close(mode: .output)
        throw ConnectionBroken()
    }

    /// Sends a JSON object of exactly `count` bytes. It is generated in pieces, so memory use does not depend on its
    /// size.
    consuming func sendOversized(bytes count: Int, declaresLength: Bool) async throws {
        let opening = Array(#"{"padding":""#.utf8)
        let closing = Array(#""}"#.utf8)
        var body = try await writer.writeHead(Self.head(status: 200, length: declaresLength ? count : nil))
        try await body.write(ByteBuffer(bytes: opening.prefix(count)))
        let piece = ByteBuffer(repeating: UInt8(ascii: "x"), count: 64 * 1024)
        var remaining = max(0, count - opening.count - closing.count)
        while remaining > 0 {
            let length = min(remaining, piece.readableBytes)
            try await body.write(length == piece.readableBytes ? piece : ByteBuffer(buffer: piece, length: length))
            remaining -= length
        }
        try await body.write(ByteBuffer(bytes: closing.prefix(max(0, count - opening.count))))
        try await body.finish(nil)
    }

    /// Stops responding until the connection closes, because the client disconnects or the server stops.
    consuming func stall(at point: Fault.StallPosition) async throws {
        let channel = self.channel
        if point == .afterHeaders {
            _ = try await writer.writeHead(Self.head(status: 200, length: 1_024))
        }
        try await withTaskCancellationHandler {
            try await channel.closeFuture.get()
        } onCancel: {
            channel.close(promise: nil)
        }
        throw ConnectionBroken()
    }

    /// Resets the connection. Closing it with a linger time of 0 makes the system send an RST. Source: socket(7),
    /// SO_LINGER.
    consuming func reset() async throws {
        let channel = self.channel
        if let provider = channel as? any SocketOptionProvider {
            try await provider.setSoLinger(linger(l_onoff: 1, l_linger: 0)).get()
        }
        try? await channel.close()
        throw ConnectionBroken()
    }

    private static func head(status: Int, length: Int?) -> HTTPResponse {
        var headers: HTTPFields = [.contentType: jsonType]
        if let length { headers[.contentLength] = String(length) } else { headers[.transferEncoding] = "chunked" }
        return HTTPResponse(status: .init(code: status), headerFields: headers)
    }
}

extension ByteBuffer {
    /// Creates a buffer with the first bytes of another buffer.
    fileprivate init(buffer: ByteBuffer, length: Int) {
        self = buffer.getSlice(at: buffer.readerIndex, length: length) ?? buffer
    }
}
