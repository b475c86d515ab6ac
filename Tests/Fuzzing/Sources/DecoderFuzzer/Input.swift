import Foundation

/// An input of the fuzzer: a byte that selects the target, a byte that selects the variant, and the text.
struct Input {

    /// The index of the target.
    let target: Int
    /// The variant of the text, such as the status of a response. Each target interprets it in its own way.
    let variant: UInt8
    /// The text to parse.
    let text: Data

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        target = Int(bytes.first ?? 0) % Target.current.count
        variant = bytes.count > 1 ? bytes[1] : 0
        text = Data(bytes.dropFirst(2))
    }

    /// Returns the bytes of an input.
    static func bytes(target: Int, variant: UInt8 = 0, text: Data) -> Data {
        Data([UInt8(target), variant]) + text
    }

    /// The text as a `String`. Invalid UTF-8 is replaced.
    var string: String { String(decoding: text, as: UTF8.self) }
}
