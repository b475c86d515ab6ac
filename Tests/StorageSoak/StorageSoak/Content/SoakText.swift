import CoreDomainTestHelpers

/// Returns the text of a key and a sequence number.
///
/// Most texts are short. Some do not fit into a page, and are stored in a chain of overflow pages.
func soakText(_ key: Int, _ sequence: Int) -> String {
    var generator = SeededGenerator(seed: UInt64(key) << 32 ^ UInt64(sequence))
    let length = key % 5 == 0 ? 9000 : 100 + key % 7 * 150
    var text = "\(key)/\(sequence):"
    while text.utf8.count < length { text += String(generator.next(), radix: 36) }
    return text
}
