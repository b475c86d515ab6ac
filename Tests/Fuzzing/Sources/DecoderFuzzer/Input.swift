import Foundation

/// An input of the fuzzer: a byte that picks the target, a byte that picks how the text comes, and the text.
struct Input {

    /// The index of the target.
    let target: Int
    /// How the text comes, such as the status of an answer. Each target reads it in its own way.
    let variant: UInt8
    /// What is to be read.
    let text: Data

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        target = Int(bytes.first ?? 0) % Target.current.count
        variant = bytes.count > 1 ? bytes[1] : 0
        text = Data(bytes.dropFirst(2))
    }

    /// The bytes of an input.
    static func bytes(target: Int, variant: UInt8 = 0, text: Data) -> Data {
        Data([UInt8(target), variant]) + text
    }

    /// The text as a `String`, with what is not UTF-8 replaced.
    var string: String { String(decoding: text, as: UTF8.self) }
}
