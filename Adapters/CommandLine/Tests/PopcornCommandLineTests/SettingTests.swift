import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices
import Testing

@testable import PopcornCommandLine

@Suite struct SettingTests {

    /// A valid value of each setting that is not the default.
    private static let values = [
        "host": "::1", "port": "1", "tokens": "/t", "public-read": "true", "allowed-hosts": "a",
        "allow-origin": "http://a",
        "page": "false", "mcp": "true", "tmdb-logo": "/l", "images": "true", "tmdb-api": "true",
        "tmdb-images": "http://a/images", "sync": "true", "warm": "watchlist", "title-index": "true",
        "image-cache-size": "1", "public-url": "https://a", "log-format": "text", "log-level": "debug",
        "log-addresses": "full", "traces-endpoint": "http://127.0.0.1:4318", "traces-headers": "a=b",
        "traces-sample-ratio": "0.5", "max-requests": "1", "rate-per-client": "1", "trusted-proxies": "1",
        "grace-time": "1s",
        "shutdown-delay": "1s",
    ]

    private func environment(_ options: [String] = [], file: String? = nil) throws -> [String: String] {
        try SettingSources.environment(
            options: ServeCommand.parse(options).givenSettings, environment: [:], file: file.map { Data($0.utf8) })
    }

    @Test func `names and variables are unique, and each setting of serve has a value in these tests`() {
        #expect(Set(Setting.all.map(\.name)).count == Setting.all.count)
        #expect(Set(Setting.all.map(\.variable)).count == Setting.all.count)
        #expect(Set(Setting.serve.map(\.name)) == Set(Self.values.keys))
    }

    @Test(arguments: Setting.serve.filter(\.hasOption).map(\.name))
    func `an option, a variable and a key of the file set their setting`(name: String) throws {
        let setting = try #require(Setting.serve.first { $0.name == name })
        let value = try #require(Self.values[name])
        let option: [String]
        switch value {
        case "true" where setting.valueName == nil: option = ["--\(name)"]
        case "false" where setting.valueName == nil: option = ["--no-\(name)"]
        default: option = ["--\(name)", value]
        }
        #expect(try environment(option) == [setting.variable: value])
        #expect(try environment(file: #"{"\#(name)": "\#(value)"}"#) == [setting.variable: value])

        var configuration = try ServeConfiguration()
        let apply = try #require(setting.apply)
        #expect(apply(value, &configuration))
        #expect(try configuration != ServeConfiguration())
    }

    @Test(arguments: Setting.serve.map(\.name).filter { $0 != "shutdown-delay" })
    func `the default of the help is that of the configuration`(name: String) throws {
        let setting = try #require(Setting.serve.first { $0.name == name })
        let apply = try #require(setting.apply)
        let text = setting.defaultText ?? (setting.valueName == nil ? "false" : nil)
        guard let text else { return }
        var configuration = try ServeConfiguration()
        #expect(apply(text, &configuration))
        #expect(try configuration == ServeConfiguration())
    }

    @Test func `a secret of serve is set by a variable or a file, and an error does not contain it`() throws {
        let file = try environment(file: #"{"traces-headers-file": "/h"}"#)
        #expect(file == ["POPCORN_TRACES_HEADERS_FILE": "/h"])
        let secrets = try ServeSecrets.adding(to: file) { $0 == "/h" ? Data("a=b\n".utf8) : nil }
        #expect(try ServeConfiguration(secrets).tracesHeaders == TraceHeaders("a=b"))
        #expect(try ServeConfiguration(["POPCORN_TRACES_HEADERS": "a=b"]).tracesHeaders == TraceHeaders("a=b"))
        #expect(throws: (any Error).self) { try ServeCommand.parse(["--traces-headers", "a=b"]) }
        let inFile = #expect(throws: PopcornError.self) { try environment(file: #"{"traces-headers": "hunter2"}"#) }
        #expect(inFile?.message.contains("name that file with 'traces-headers-file'") == true)
        let malformed = #expect(throws: PopcornError.self) {
            try ServeConfiguration(["POPCORN_TRACES_HEADERS": "hunter2"])
        }
        #expect(
            malformed?.message
                == "The setting traces-headers must be headers separated by commas, like Authorization=Bearer%20abc")
        #expect(inFile?.message.contains("hunter2") == false)
    }

    @Test func `each setting has an option, unless it is for the file and the environment, or a secret of serve`() {
        let help = ServeCommand.helpMessage(columns: 200)
        for setting in Setting.all {
            #expect(help.contains("--\(setting.name)") == setting.hasOption, "\(setting.name)")
        }
    }

    @Test func `the file takes the settings of all commands, and they precede no option or variable`() throws {
        let file = Data(
            #"{"home": "/file", "language": "de", "cache-size": "1GB", "timeout": "3s", "region": "AT"}"#.utf8)
        let environment = try SettingSources.environment(
            options: [:], environment: ["POPCORN_REGION": "CH", "POPCORN_LANGUAGE": ""], file: file)
        let settings = try Settings(
            SettingsOptions.parse([]), locale: LocaleOptions.parse(["--language", "it"]), environment: environment)
        #expect(settings.storage.cacheDatabase?.path() == "/file/cache.sqlite")
        #expect(settings.cacheByteCount == 1_000_000_000)
        #expect(settings.timeout == .seconds(3))
        #expect(try settings.locale == ContentLocale(language: "it", region: "CH"))
    }

    @Test func `a secret in the file is an error that does not contain it`() throws {
        let error = #expect(throws: PopcornError.self) {
            try environment(file: #"{"database-url": "postgresql://popcorn:hunter2@localhost/popcorn"}"#)
        }
        #expect(error?.message.contains("name that file with 'database-url-file'") == true)
        #expect(error?.message.contains("hunter2") == false)
        #expect(
            try environment(file: #"{"access-token-file": "/t", "api-key-file": "/k"}"#)
                == ["TMDB_ACCESS_TOKEN_FILE": "/t", "TMDB_API_KEY_FILE": "/k"])
    }

    @Test func `docs/settings.md is up to date`() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../../docs/settings.md").standardizedFileURL
        let document = SettingsDocument.text
        if ProcessInfo.processInfo.environment["POPCORN_UPDATE_DOCS"] == "1" {
            try document.write(to: page, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: page, encoding: .utf8) == document, "Run make samples.")
    }
}

/// The text of docs/settings.md.
private enum SettingsDocument {

    static var text: String {
        """
        # Settings

        A setting is an option of the command or, without it, an environment variable. `popcorn serve` also reads the JSON file
        that `--config` or `POPCORN_CONFIG` names: its keys are the options without dashes, such as
        `{"port": 8080, "page": false}`. A setting that is true or false has two options, such as `--page` and `--no-page`.

        ## All commands

        \(table(Setting.common.filter(\.hasOption)))

        The file of `popcorn serve` does not take secrets. It names the files that contain them.

        ## `popcorn serve`

        \(table(Setting.serve + Setting.common.filter { !$0.hasOption } + Setting.files))

        """
    }

    private static func table(_ settings: [Setting]) -> String {
        let rows = settings.map { setting in
            let place = setting.isSecret ? "environment" : "file"
            let name = setting.hasOption ? "--\(setting.name)" : "\(setting.name) (\(place))"
            let value = setting.isSecret ? "" : setting.expected
            return
                "| `\(name)` | `\(setting.variable)` | \(value) | \(setting.defaultText ?? "") | \(setting.meaning) |"
        }
        return (["| setting | variable | value | default | meaning |", "|---|---|---|---|---|"] + rows)
            .joined(separator: "\n")
    }
}
