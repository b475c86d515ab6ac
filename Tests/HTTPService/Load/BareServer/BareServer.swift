import Foundation
import Hummingbird
import Logging
import NIOCore

/// A server with one route and no middleware, with which `make load` compares `popcorn serve`.
///
/// The route `/body` responds with the JSON that the program reads from standard input.
@main
struct BareServer {

    static func main() async throws {
        let body = ByteBuffer(bytes: try FileHandle.standardInput.readToEnd() ?? Data())
        let router = Router()
        router.get("body") { _, _ in
            Response(
                status: .ok, headers: [.contentType: "application/json"], body: ResponseBody(byteBuffer: body))
        }
        let logger = Logger(label: "bare") { _ in SwiftLogNoOpLogHandler() }
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                let line = "Listening on http://127.0.0.1:\(channel.localAddress?.port ?? 0)\n"
                try? FileHandle.standardOutput.write(contentsOf: Data(line.utf8))
            }, logger: logger)
        try await application.runService()
    }
}
