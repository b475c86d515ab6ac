import Foundation
import TMDb
@testable import TMDbTesting

/// What the fuzzer starts from: inputs that the targets read, and the words of TMDb's JSON.
enum Seeds {

    /// Writes the folder `seeds` and the file `dictionary` into a folder.
    static func write(to folder: URL) throws {
        let recordings = try Recordings.sampleCatalogue.all
        let seeds = folder.appending(path: "seeds")
        try? FileManager.default.removeItem(at: seeds)
        try FileManager.default.createDirectory(at: seeds, withIntermediateDirectories: true)
        var count = 0
        for input in try inputs(recordings) {
            try input.write(to: seeds.appending(path: "\(count)"))
            count += 1
        }
        let dictionary = words(in: recordings).map { "\"\($0)\"\n" }.joined()
        try Data(dictionary.utf8).write(to: folder.appending(path: "dictionary"))
        print("\(Target.all.count) targets, \(count) seeds, \(dictionary.split(separator: "\n").count) words")
    }

    /// What each target names itself, and every body of the catalogue for the models that carry most of it.
    private static func inputs(_ recordings: [Recording]) throws -> [Data] {
        var inputs: [Data] = []
        for (index, target) in Target.all.enumerated() {
            inputs += try target.seeds().map { Input.bytes(target: index, variant: $0.variant, text: $0.text) }
        }
        for recording in recordings {
            let body = Data(recording.body)
            for (index, type) in EveryModel.types.enumerated() where carries(type, body) {
                inputs.append(Input.bytes(target: Target.parsers.count + index, text: body))
            }
        }
        for (variant, body) in errors {
            inputs.append(Input.bytes(target: Target.parsers.count, variant: variant, text: Data(body.utf8)))
        }
        return inputs
    }

    /// Answers that say that a request failed, with the place of their status.
    private static let errors: [(UInt8, String)] = [
        (0, #"{"success":false,"status_code":21,"status_message":"Entry not found"}"#),
        (7, #"{"errors":["page must be greater than 0"]}"#),
        (8, #"{"success":false,"status_code":7,"status_message":"Invalid API key"}"#),
        (10, #"{"success":false,"status_code":34,"status_message":"Not found"}"#),
        (12, "30\n"),
        (13, #"{"success":false,"status_code":44,"status_message":"The ID is invalid."}"#),
        (14, "<html>"),
    ]

    /// Whether a model reads a body and most of it is there again when it is written.
    private static func carries(_ type: any Target.Model.Type, _ body: Data) -> Bool {
        guard let value = try? JSONDecoder().decode(type, from: body), let json = try? JSONEncoder().encode(value)
        else { return false }
        return json.count * 4 > body.count * 3
    }

    /// The keys of the bodies with their quotes and colons, and what else JSON is made of, in libFuzzer's spelling.
    private static func words(in recordings: [Recording]) -> [String] {
        var keys: Set<String> = []
        for recording in recordings {
            let text = String(decoding: recording.body, as: UTF8.self)
            for match in text.matches(of: /"([A-Za-z0-9_\/]+)"\s*:/) { keys.insert(String(match.output.1)) }
        }
        let signs = ["null", "true", "false", "{}", "[]", "[[", "}]", "1e999", "-0", "0.5", "9223372036854775808"]
        let texts = ["1999-10-15", "tv", "movie", "person", "Released", Answer.secret]
        let escapes = [#"\\ud83d"#, #"\\u0000"#]
        return keys.sorted().map { #"\x22\#($0)\x22:"# } + texts.map { #"\x22\#($0)\x22"# } + signs + escapes
    }
}
