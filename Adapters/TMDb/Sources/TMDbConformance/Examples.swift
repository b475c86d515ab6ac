import Foundation
import TMDbStandIn

/// The example bodies of TMDb's OpenAPI description, as recordings of generated requests.
enum Examples {

    /// The required query parameters, by operation.
    private static let required = [
        "find-by-id": "external_source=imdb_id", "list-check-item-status": "movie_id=550", "list-clear": "confirm=true",
        "v4-list-item-status": "media_id=550&media_type=movie",
    ]

    /// Reads the files `<operation>.<status>.json` of a folder. The status may be followed by a name. Other files are
    /// skipped.
    static func recordings(in folder: URL) throws -> [Recording] {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)).sorted()
        return try names.compactMap { name in
            let parts = name.split(separator: ".")
            guard (3...4).contains(parts.count), parts.last == "json", let status = Int(parts[1].prefix(3)),
                let operation = Operation.described[String(parts[0])]
            else { return nil }
            return Recording(
                method: operation.method, path: path(of: operation), query: query(of: operation), status: status,
                body: [UInt8](try Data(contentsOf: folder.appending(path: name))))
        }
    }

    static func path(of operation: Operation) -> String {
        operation.template.split(separator: "/").reduce("") { path, segment in
            let value = segment == "{time_window}" ? "week" : segment.hasPrefix("{") ? "1" : segment
            return "\(path)/\(value)"
        }
    }

    static func query(of operation: Operation) -> String {
        operation.id.hasPrefix("search-") ? "query=a" : required[operation.id] ?? ""
    }
}
