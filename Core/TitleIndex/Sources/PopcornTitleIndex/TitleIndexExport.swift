package import Foundation

/// An export in an index.
package struct TitleIndexExport: Hashable, Sendable {

    package let kind: TitleKind
    /// The date at which TMDb made the export.
    package let made: Date
    /// The number of titles.
    package let titleCount: Int
    /// The lines that could not be read. The samples are not stored in the index.
    package let defects: LineDefects
}
