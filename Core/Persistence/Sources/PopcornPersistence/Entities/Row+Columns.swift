package import Foundation

// There is one method per column type. Entities are in other modules, where generic code is not specialised: a single
// generic method made reading a third slower.

/// Columns that are not nullable.
///
/// Each method takes the column's name, the property that the value is assigned to, and the role of the column.
extension Row {

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Int>, _ role: ColumnRole = .value
    ) -> Int {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Int64>, _ role: ColumnRole = .value
    ) -> Int64 {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, UInt32>, _ role: ColumnRole = .value
    ) -> UInt32 {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Bool>, _ role: ColumnRole = .value
    ) -> Bool {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Double>, _ role: ColumnRole = .value
    ) -> Double {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Date>, _ role: ColumnRole = .value
    ) -> Date {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, String>, _ role: ColumnRole = .value
    ) -> String {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, URL>, _ role: ColumnRole = .value
    ) -> URL {
        reader.describer == nil ? reader.requiredURL() : describe(name, property(), role)
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, [UInt8]>, _ role: ColumnRole = .value
    ) -> [UInt8] {
        reader.describer == nil ? reader.requiredColumn() : describe(name, property(), role)
    }
}

/// Nullable columns, whose NULL reads as `nil`.
///
/// Each method takes the column's name and the property that the value is assigned to.
extension Row {

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Int?>
    ) -> Int? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Int64?>
    ) -> Int64? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, UInt32?>
    ) -> UInt32? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Bool?>
    ) -> Bool? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Double?>
    ) -> Double? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Date?>
    ) -> Date? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, String?>
    ) -> String? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, URL?>
    ) -> URL? {
        reader.describer == nil ? reader.optionalURL() : describe(name, property())
    }

    package func column(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, [UInt8]?>
    ) -> [UInt8]? {
        reader.describer == nil ? reader.optionalColumn() : describe(name, property())
    }
}
