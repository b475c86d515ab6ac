import Foundation
import Testing

/// The samples of the README stand in `Samples`, so that this target compiles them as a linking service would: it sees
/// the products only, and nothing that is not public.
@Suite struct ReadmeTests {

    private static let here = URL(filePath: #filePath).deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: here.appending(path: path), encoding: .utf8)
    }

    /// The Swift samples of the README, but for the manifest.
    private static func samples() throws -> [String] {
        let readme = try text("../../README.md")
        return readme.components(separatedBy: "```swift\n").dropFirst()
            .compactMap { $0.components(separatedBy: "```").first }
            .filter { !$0.hasPrefix("// Package.swift") }
    }

    @Test func everySampleIsCompiled() throws {
        let folder = Self.here.appending(path: "Samples")
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let compiled = try files.map { try String(contentsOf: $0, encoding: .utf8) }
        let samples = try Self.samples()
        #expect(samples.count == compiled.count)
        for sample in samples {
            #expect(compiled.contains(sample), "no file in Samples holds this sample of the README:\n\(sample)")
        }
    }
}
