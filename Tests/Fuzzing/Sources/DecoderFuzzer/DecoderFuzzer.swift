import Foundation

/// Initialises the fuzzer. libFuzzer calls this function once, at startup.
///
/// With `--prepare <folder>`, this function writes the seeds and the dictionary to the folder and exits. libFuzzer
/// ignores arguments with two hyphens.
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
        complain("The seeds cannot be written: \(error)")
        exit(1)
    }
}

/// Runs the target of an input. libFuzzer calls this function with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let input = Input(UnsafeBufferPointer(start: bytes, count: count))
    let target = Target.current[input.target]
    if isRepeating { complain("Target: \(target.name), variant: \(input.variant), text: \(input.string)") }
    target.run(input)
    return 0
}

/// Whether the process reproduces single inputs instead of fuzzing.
private let isRepeating = !CommandLine.arguments.contains { $0.hasPrefix("-max_total_time") }

private func complain(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}
