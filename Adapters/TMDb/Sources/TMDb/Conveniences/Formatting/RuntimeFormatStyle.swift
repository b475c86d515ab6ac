public import Foundation

/// A format style for a number of minutes as hours and minutes, such as `2h 19m`.
///
/// ```swift
/// let short = 139.formatted(.runtime)  // 2h 19m
/// let long = 139.formatted(.runtime.width(.wide))  // 2 hours, 19 minutes
/// let german = 139.formatted(.runtime.width(.wide).locale(Locale(identifier: "de")))  // 2 Stunden und 19 Minuten
/// ```
///
/// Units that are zero are omitted, except that `0` is formatted as `0m`. The default locale is `en_US`, regardless of
/// the system's locale.
public struct RuntimeFormatStyle: FormatStyle {

    /// A width of the unit names.
    public enum Width: Codable, Hashable, Sendable {
        /// `2h 19m`
        case narrow
        /// `2 hr, 19 min`
        case abbreviated
        /// `2 hours, 19 minutes`
        case wide
    }

    private var width = Width.narrow
    private var locale = Locale(identifier: "en_US")

    /// Creates a style with the width ``Width/narrow`` and the locale `en_US`.
    public init() {}

    /// Returns a copy of the style with another width of the unit names.
    public func width(_ width: Width) -> RuntimeFormatStyle {
        var style = self
        style.width = width
        return style
    }

    /// Returns a copy of the style with another locale.
    public func locale(_ locale: Locale) -> RuntimeFormatStyle {
        var style = self
        style.locale = locale
        return style
    }

    /// Returns the formatted string of a number of minutes.
    public func format(_ minutes: Int) -> String {
        let style = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: width.unitWidth).locale(locale)
        return Self.duration(minutes: minutes).formatted(style)
    }

    /// Returns the minutes as a duration, clamped to the range of 64-bit seconds.
    private static func duration(minutes: Int) -> Duration {
        .seconds(Swift.min(Swift.max(minutes, .min / 60), .max / 60) * 60)
    }
}

extension RuntimeFormatStyle.Width {
    fileprivate var unitWidth: Duration.UnitsFormatStyle.UnitWidth {
        switch self {
        case .narrow: .narrow
        case .abbreviated: .abbreviated
        case .wide: .wide
        }
    }
}

extension FormatStyle where Self == RuntimeFormatStyle {
    /// The style for minutes as hours and minutes, such as `2h 19m`.
    public static var runtime: RuntimeFormatStyle { RuntimeFormatStyle() }
}
