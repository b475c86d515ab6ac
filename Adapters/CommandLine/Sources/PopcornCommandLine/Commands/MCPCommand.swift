import ArgumentParser
import CoreDomain
import Foundation
import Glibc
import Logging
import PopcornHTTP
import PopcornServices
import TMDb
import TMDbStandIn

struct MCPCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Offer movies, TV series and people to an assistant (Model Context Protocol).",
        discussion: """
            An assistant, such as a desktop program with a language model, starts this command and talks to it over standard \
            input and output, one JSON message per line. Log records are written to standard error. It stops when its input \
            ends, and on SIGINT and SIGTERM.

            The assistant can search, read titles and people, discover titles, see what is trending and where to watch \
            it, and read the calendar and the watchlist of --owner. With --allow-changes, it can also add titles to the \
            watchlist, and remove them.

            A desktop program is configured with the path of this command, and the credential of TMDb:
              {"mcpServers": {"popcorn": {
                "command": "/usr/local/bin/popcorn", "args": ["mcp", "--region", "GB"],
                "env": {"TMDB_ACCESS_TOKEN": "…"}
              }}}

            `popcorn serve --mcp` offers the same to several clients over HTTP, at /mcp. docs/mcp.md has the details.

            EXAMPLES:
              popcorn mcp --demo
              popcorn mcp --language de --region AT
              popcorn mcp --owner alice --allow-changes
            """
    )

    @Flag(help: "Use sample data from a local stand-in, with databases in a temporary folder. Needs no credential.")
    var demo = false

    @Option(help: ArgumentHelp("Owner of the watchlist (default: \"default\").", valueName: "name"))
    var owner: String?

    @Flag(help: "Let the assistant add titles to the watchlist of the owner, and remove them.")
    var allowChanges = false

    @OptionGroup var locale: LocaleOptions

    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        let output = ProtocolOutput()
        do throws(PopcornError) {
            let owner = try owner.map { name throws(PopcornError) in try WatchlistOwner(name) } ?? .default
            if demo {
                try await serveSamples(owner, output)
            } else {
                try await serve(Settings(settings, locale: locale), owner, output)
            }
        } catch {
            Console.standardError(FailureLine(error: error, verbose: settings.verbose).description)
            throw ExitCode(error.kind)
        }
    }

    private func serveSamples(_ owner: WatchlistOwner, _ output: ProtocolOutput) async throws(PopcornError) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "popcorn-mcp-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = settings
        options.home = folder.path(percentEncoded: false)
        options.databaseURL = nil
        var settings = try Settings(options, locale: locale)
        settings.credential = .accessToken("sample")
        do {
            try await StandInServer.run { [settings] server in
                var settings = settings
                settings.baseURL = server.baseURL
                settings.exportsURL = server.exportsBaseURL
                try await serve(settings, owner, output)
            }
        } catch let error as PopcornError {
            throw error
        } catch {
            throw PopcornError(.unavailable, "The stand-in server cannot be started", cause: error)
        }
    }

    /// Responds to the messages of standard input until it ends, or a signal stops the process.
    private func serve(
        _ settings: Settings, _ owner: WatchlistOwner, _ output: ProtocolOutput
    ) async throws(PopcornError) {
        if settings.credential == nil {
            Console.standardError(
                "popcorn: no TMDb credential is set, so only cached data is available; set TMDB_ACCESS_TOKEN, or use --demo"
            )
        }
        let httpClient = PooledHTTPClient(configuration: .init(requestTimeout: settings.timeout * 0.4))
        var configuration = settings.configuration(httpClient: httpClient)
        // Unlike other commands, this one has no deadline of its own.
        configuration.limits = .init(cacheByteCount: settings.cacheByteCount)
        try await withServices(configuration, closing: httpClient) { [allowChanges] services throws(PopcornError) in
            let connection = MCPConnection(
                services, locale: settings.locale, owner: owner, mayChange: allowChanges)
            // A signal ends the process as the end of the input does.
            _ = try? await withInterruption(message: { "" }) { () async throws(PopcornError) in
                await withTaskGroup(of: Void.self) { group in
                    // The maintenance of the cache, which does not end by itself.
                    group.addTask { try? await services.run() }
                    group.addTask {
                        await connection.run(reading: LineReader(messagesOf: .standardInput)) { await output.write($0) }
                    }
                    await group.next()
                    group.cancelAll()
                }
            }
        }
    }
}

extension LineReader {
    /// Creates a sequence of the messages in a file. A message that is too long is truncated to a length that is still
    /// too long, also without a carriage return.
    init(messagesOf handle: FileHandle) {
        self.init(handle: handle, longestLine: MCPConnection.maximumBytes + 2)
    }
}

/// The original standard output of the process. Other output is written to standard error, because the client would
/// read it as a message.
final class ProtocolOutput: Sendable {

    private let handle: FileHandle
    /// A client that does not read blocks this queue, but no thread of the cooperative pool.
    private let queue = DispatchQueue(label: "popcorn.mcp.output")

    /// Takes the standard output. If it cannot be duplicated, it is shared.
    init() {
        // Without this, a client that has left would end the process before it closes the databases.
        signal(SIGPIPE, SIG_IGN)
        let descriptor = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
        if descriptor >= 0 {
            handle = FileHandle(fileDescriptor: descriptor)
            dup2(STDERR_FILENO, STDOUT_FILENO)
        } else {
            handle = .standardOutput
        }
    }

    /// Writes to a file.
    init(_ handle: FileHandle) {
        self.handle = handle
    }

    /// Writes a line, and waits until it is written. A client that has left is not an error; its input ends too.
    func write(_ line: Data) async {
        await withCheckedContinuation { continuation in
            queue.async { [handle] in
                try? handle.write(contentsOf: line + Data("\n".utf8))
                continuation.resume()
            }
        }
    }
}
