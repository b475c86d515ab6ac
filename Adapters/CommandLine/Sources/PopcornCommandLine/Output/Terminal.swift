import Foundation

/// The terminal that a person reads the output in.
enum Terminal {

    /// How many cells a line has: those of the terminal, at least 40 and at most 120, as longer lines are hard to read. 80
    /// if the output goes elsewhere.
    static var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return min(max(Int(size.ws_col), 40), 120)
    }
}

extension StringProtocol {

    /// How many cells of a terminal the text takes: two for a Chinese, Japanese or Korean character and for an emoji.
    var cells: Int { reduce(0) { $0 + $1.cells } }

    /// The beginning of the text that fits into so many cells.
    func prefix(cells room: Int) -> SubSequence {
        var taken = 0
        return prefix {
            taken += $0.cells
            return taken <= room
        }
    }
}

extension Character {

    fileprivate var cells: Int {
        unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.isWide } ? 2 : 1
    }
}

extension Unicode.Scalar {

    /// Whether the script's characters are as wide as high. Source: Unicode's `EastAsianWidth.txt`, in whole blocks.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
            0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
            0x20000...0x3FFFD:
            true
        default:
            false
        }
    }
}
