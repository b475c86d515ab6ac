import Foundation
import TMDb

/// A path of a daily export, such as `/p/exports/movie_ids_05_15_2026.json.gz`. The export is the same for every day.
struct ExportPath {
    static let folder = "/p/exports/"
    private static let suffix = ".json.gz"

    let kind: CatalogueKind

    /// Parses a path. Returns `nil` if the path does not name the export of a kind and an existing day.
    init?(_ path: String) {
        guard path.hasPrefix(Self.folder), path.hasSuffix(Self.suffix) else { return nil }
        let name = path.dropFirst(Self.folder.count).dropLast(Self.suffix.count)
        guard let kind = CatalogueKind.allCases.first(where: { name.hasPrefix($0.exportPrefix) }),
            Self.isDay(name.dropFirst(kind.exportPrefix.count))
        else { return nil }
        self.kind = kind
    }

    /// Returns whether a text is an existing day in the format `MM_DD_YYYY`.
    private static func isDay(_ text: Substring) -> Bool {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.map(\.utf8.count) == [2, 2, 4], parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }) else {
            return false
        }
        return DateComponents(
            calendar: Calendar(identifier: .gregorian), year: Int(parts[2]), month: Int(parts[0]), day: Int(parts[1])
        ).isValidDate
    }
}

extension CatalogueKind {
    /// The start of the file names of the exports.
    fileprivate var exportPrefix: String {
        switch self {
        case .movie: "movie_ids_"
        case .tvSeries: "tv_series_ids_"
        case .person: "person_ids_"
        }
    }
}
