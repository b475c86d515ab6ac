import Foundation

/// The file format of a cache entry: a line with the name of the format, the length of the metadata, the metadata as
/// JSON, and the body.
///
/// The metadata contains the key and a checksum, which reveal damaged, truncated and renamed files.
enum HTTPCacheFile {

    private struct Metadata: Codable {
        let url: String
        let status: Int
        let headers: [[String]]
        let receivedAt: Double
        let initialAge: Double
        let bodySize: Int
        let bodyHash: String
    }

    private static let signature = Data("TMDb HTTP cache 1\n".utf8)

    /// The suffix of the file names.
    static let suffix = ".tmdb-response"

    /// Returns the file name for a key: a hash of the URL, because a URL can exceed the maximum length of a file name.
    static func name(for key: HTTPCacheKey) -> String {
        hexadecimal(FNV1a.hash(Data(key.url.utf8))) + suffix
    }

    static func data(of entry: HTTPCacheEntry, for key: HTTPCacheKey) -> Data? {
        let metadata = Metadata(
            url: key.url, status: entry.response.status,
            headers: entry.response.headers.fields.map { [$0.name, $0.value] },
            receivedAt: entry.receivedAt.timeIntervalSince1970, initialAge: entry.initialAge,
            bodySize: entry.response.body.count, bodyHash: hexadecimal(FNV1a.hash(entry.response.body)))
        guard let json = try? JSONEncoder().encode(metadata) else { return nil }
        return signature + Data("\(json.count)\n".utf8) + json + entry.response.body
    }

    /// Returns the entry in a file, or `nil` if the file is damaged or belongs to another key.
    static func entry(in data: Data, for key: HTTPCacheKey) -> HTTPCacheEntry? {
        guard data.starts(with: signature) else { return nil }
        let rest = data.dropFirst(signature.count)
        guard
            let lineEnd = rest.prefix(20).firstIndex(of: UInt8(ascii: "\n")),
            let size = Int(String(decoding: rest[rest.startIndex..<lineEnd], as: UTF8.self)), size >= 0
        else { return nil }
        let json = rest[(lineEnd + 1)...].prefix(size)
        let body = Data(rest[(lineEnd + 1)...].dropFirst(size))
        guard
            let metadata = try? JSONDecoder().decode(Metadata.self, from: json), metadata.url == key.url,
            metadata.bodySize == body.count, metadata.bodyHash == hexadecimal(FNV1a.hash(body)),
            metadata.headers.allSatisfy({ $0.count == 2 })
        else { return nil }
        let headers = TMDbHTTPHeaders(metadata.headers.map { TMDbHTTPHeaders.Field(name: $0[0], value: $0[1]) })
        return HTTPCacheEntry(
            response: TMDbHTTPResponse(status: metadata.status, headers: headers, body: body),
            receivedAt: Date(timeIntervalSince1970: metadata.receivedAt), initialAge: metadata.initialAge)
    }

    private static func hexadecimal(_ hash: UInt128) -> String {
        let digits = String(hash, radix: 16)
        return String(repeating: "0", count: 32 - digits.count) + digits
    }
}

/// The 128-bit FNV-1a hash. It detects accidental damage and distributes names evenly, but does not protect against
/// attacks.
///
/// Source: https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
enum FNV1a {
    static func hash(_ data: Data) -> UInt128 {
        data.reduce(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d) {
            ($0 ^ UInt128($1)) &* 0x0000_0000_0100_0000_0000_0000_0000_013b
        }
    }
}
