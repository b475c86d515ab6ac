import Foundation

/// What libFuzzer calls before anything else. With `--prepare <folder>` the seeds and the dictionary are written to the
/// folder, and nothing is fuzzed.
///
/// Source: https://llvm.org/docs/LibFuzzer.html#startup-initialization
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
    _ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?
) -> CInt {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == "--prepare", let folder = arguments.dropFirst().first else { return 0 }
    do {
        try Seeds.write(to: URL(filePath: folder))
        exit(0)
    } catch {
        FileHandle.standardError.write(Data("The seeds cannot be written: \(error)\n".utf8))
        exit(1)
    }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Input(UnsafeBufferPointer(start: bytes, count: count))
    Target.all[input.target].run(input)
    return 0
}
