import Foundation
import TMDb

@testable import TMDbStandIn

/// The initial data of the fuzzer: valid inputs for the targets, and a dictionary of the tokens in TMDb's JSON.
enum Seeds {

    /// Writes a folder of seeds for each group of targets, and the file `dictionary`, to a folder.
    static func write(to folder: URL) throws {
        let recordings = try Recordings.sampleCatalogue.all
        try write(own(.parsers), to: folder.appending(path: "seeds-\(Target.Group.parsers)"))
        try write(
            own(.responses) + bodies(recordings) + failures,
            to: folder.appending(path: "seeds-\(Target.Group.responses)"))
        try write(own(.records), to: folder.appending(path: "seeds-\(Target.Group.records)"))
        let dictionary = words(in: recordings).map { "\"\($0)\"\n" }.joined()
        try Data(dictionary.utf8).write(to: folder.appending(path: "dictionary"))
    }

    private static func write(_ inputs: [Data], to folder: URL) throws {
        if FileManager.default.fileExists(atPath: folder.path(percentEncoded: false)) {
            try FileManager.default.removeItem(at: folder)
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (number, input) in inputs.enumerated() { try input.write(to: folder.appending(path: "\(number)")) }
    }

    /// Returns the seeds that the targets provide.
    private static func own(_ group: Target.Group) throws -> [Data] {
        try group.targets.enumerated().flatMap { index, target in
            try target.seeds().map { Input.bytes(target: index, variant: $0.variant, text: $0.text) }
        }
    }

    /// Returns all bodies of the sample catalogue, each for the models that preserve most of it.
    private static func bodies(_ recordings: [Recording]) -> [Data] {
        recordings.flatMap { recording in
            let body = Data(recording.body)
            return EveryModel.types.enumerated().filter { carries($0.element, body) }.map { index, _ in
                Input.bytes(target: index, text: body)
            }
        }
    }

    /// Responses to failed requests.
    private static let failures = failedResponses.map { variant, body in
        Input.bytes(target: 0, variant: variant, text: Data(body.utf8))
    }

    /// Statuses, as indices in the list of statuses, and bodies.
    private static let failedResponses: [(UInt8, String)] = [
        (0, #"{"success":false,"status_code":21,"status_message":"Entry not found"}"#),
        (7, #"{"errors":["page must be greater than 0"]}"#),
        (8, #"{"success":false,"status_code":7,"status_message":"Invalid API key"}"#),
        (10, #"{"success":false,"status_code":34,"status_message":"Not found"}"#),
        (12, "30\n"),
        (13, #"{"success":false,"status_code":44,"status_message":"The ID is invalid."}"#),
        (14, "<html>"),
    ]

    /// Returns whether a model decodes a body, and more than three quarters of it remain after encoding.
    private static func carries(_ type: any Target.Model.Type, _ body: Data) -> Bool {
        guard let value = try? JSONDecoder().decode(type, from: body), let json = try? JSONEncoder().encode(value)
        else { return false }
        return json.count * 4 > body.count * 3
    }

    /// Returns the keys of the bodies with quotes and colons, and other tokens of JSON, in libFuzzer's dictionary
    /// syntax.
    private static func words(in recordings: [Recording]) -> [String] {
        var keys: Set<String> = []
        for recording in recordings {
            let text = String(decoding: recording.body, as: UTF8.self)
            for match in text.matches(of: /"([A-Za-z0-9_\/]+)"\s*:/) { keys.insert(String(match.output.1)) }
        }
        let signs = ["null", "true", "false", "{}", "[]", "[[", "}]", "1e999", "-0", "0.5", "9223372036854775808"]
        let texts = ["1999-10-15", "tv", "movie", "person", "Released", FuzzedResponse.secret]
        let escapes = [#"\\ud83d"#, #"\\u0000"#]
        return keys.sorted().map { #"\x22\#($0)\x22:"# } + texts.map { #"\x22\#($0)\x22"# } + signs + escapes
    }
}
