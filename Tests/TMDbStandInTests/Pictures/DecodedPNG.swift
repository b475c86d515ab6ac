/// A decoder of PNG images with a palette, whose data has one block with the fixed codes of DEFLATE.
struct DecodedPNG {
    struct Malformed: Error {
        let reason: String
    }

    private(set) var width = 0
    private(set) var height = 0
    private(set) var palette: [UInt8] = []
    private(set) var hasTransparentColour = false
    /// The indices of the colours, row by row.
    private(set) var pixels: [UInt8] = []

    var colours: Int { palette.count / 3 }

    init(_ file: [UInt8]) throws {
        guard file.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            throw Malformed(reason: "signature")
        }
        var data: [UInt8] = []
        var rest = file[8...]
        while !rest.isEmpty {
            let length = Self.number(rest.prefix(4))
            let content = rest.dropFirst(4).prefix(length + 4)
            guard Self.checksum(content) == Self.number(rest.dropFirst(length + 8).prefix(4)) else {
                throw Malformed(reason: "checksum of a chunk")
            }
            let value = Array(content.dropFirst(4))
            switch String(decoding: content.prefix(4), as: UTF8.self) {
            case "IHDR":
                (width, height) = (Self.number(value.prefix(4)), Self.number(value[4..<8]))
                guard value[8...] == [8, 3, 0, 0, 0] else { throw Malformed(reason: "format") }
            case "PLTE": palette = value
            case "tRNS": hasTransparentColour = value == [0]
            case "IDAT": data += value
            case "IEND": guard value.isEmpty, rest.count == 12 else { throw Malformed(reason: "end") }
            default: throw Malformed(reason: "type of a chunk")
            }
            rest = rest.dropFirst(length + 12)
        }
        let rows = try Self.inflate(data)
        guard rows.count == (width + 1) * height else { throw Malformed(reason: "number of pixels") }
        for row in 0..<height {
            guard rows[row * (width + 1)] == 0 else { throw Malformed(reason: "filter") }
            pixels += rows[(row * (width + 1) + 1)..<((row + 1) * (width + 1))]
        }
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }

    private static func checksum(_ bytes: some Sequence<UInt8>) -> Int {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 {
                let isOdd = sum & 1 == 1
                sum >>= 1
                if isOdd { sum ^= 0xEDB8_8320 }
            }
        }
        return Int(~sum)
    }

    /// Decompresses a zlib stream of literals and of repetitions of the last byte.
    private static func inflate(_ stream: [UInt8]) throws -> [UInt8] {
        var position = 16
        func bits(_ count: Int, isCode: Bool = false) -> Int {
            var value = 0
            for index in 0..<count {
                let bit = Int(stream[position / 8] >> (position % 8) & 1)
                value = isCode ? value << 1 | bit : value | bit << index
                position += 1
            }
            return value
        }
        guard stream.starts(with: [0x78, 0x01]), bits(3) == 0b011 else { throw Malformed(reason: "block") }
        var result: [UInt8] = []
        while true {
            var symbol = bits(7, isCode: true) + 256
            if symbol > 279 {
                let code = (symbol - 256) << 1 | bits(1)
                switch code {
                case 0x30...0xBF: symbol = code - 0x30
                case 0xC0...0xC7: symbol = code - 0xC0 + 280
                default: symbol = (code << 1 | bits(1)) - 0x190 + 144
                }
            }
            if symbol == 256 { break }
            guard symbol > 256, let last = result.last else {
                result.append(UInt8(symbol))
                continue
            }
            // The codes from 265 to 284 have one extra bit more for each four codes.
            let extra = (265...284).contains(symbol) ? (symbol - 261) / 4 : 0
            let base = extra == 0 ? symbol - 254 : (4 + (symbol - 261) % 4) << extra + 3
            let length = symbol == 285 ? 258 : base + bits(extra)
            guard bits(5) == 0 else { throw Malformed(reason: "distance") }
            result += [UInt8](repeating: last, count: length)
        }
        var (first, second) = (1, 0)
        for byte in result {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        guard number(stream.suffix(4)) == second << 16 | first else { throw Malformed(reason: "checksum") }
        return result
    }
}
