package import CoreDomain

extension MissingParts {

    /// The value of the column `missing_parts`; `nil` if no part is missing or older than its row.
    package var column: String? { isEmpty ? nil : description }

    /// Creates missing parts from the value of the column `missing_parts`.
    package init(column: String?) {
        self = column.flatMap(MissingParts.init) ?? MissingParts()
    }
}
