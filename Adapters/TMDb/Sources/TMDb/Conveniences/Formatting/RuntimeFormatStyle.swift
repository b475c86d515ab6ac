public import Foundation

/// Minutes as hours and minutes, such as `2h 19m`.
///
/// ```swift
/// let short = 139.formatted(.runtime)  // 2h 19m
/// let long = 139.formatted(.runtime.width(.wide))  // 2 hours, 19 minutes
/// let german = 139.formatted(.runtime.width(.wide).locale(Locale(identifier: "de")))  // 2 Stunden und 19 Minuten
/// ```
///
/// A part that is zero is left out, but `0` is `0m`. The locale is `en_US` unless another is named, whatever the
/// machine's is.
public struct RuntimeFormatStyle: FormatStyle {

    /// How long the names of the units are.
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

    /// Creates a style: narrow, in English.
    public init() {}

    /// The same style, with names of units of another length.
    public func width(_ width: Width) -> RuntimeFormatStyle {
        var style = self
        style.width = width
        return style
    }

    /// The same style in another locale.
    public func locale(_ locale: Locale) -> RuntimeFormatStyle {
        var style = self
        style.locale = locale
        return style
    }

    /// The text of a number of minutes.
    public func format(_ minutes: Int) -> String {
        let style = Duration.UnitsFormatStyle(allowedUnits: [.hours, .minutes], width: width.unitWidth).locale(locale)
        return Self.duration(minutes: minutes).formatted(style)
    }

    /// The minutes as a duration, cut to what 64 bits of seconds hold.
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
    /// Minutes as hours and minutes, such as `2h 19m`.
    public static var runtime: RuntimeFormatStyle { RuntimeFormatStyle() }
}
