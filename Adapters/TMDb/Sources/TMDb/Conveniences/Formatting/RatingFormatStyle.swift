public import Foundation

/// A format style for ratings from 0 to 10: out of ten, such as `8.4`, out of five, or as a percentage.
///
/// ```swift
/// let outOfTen = 8.438.formatted(.rating)  // 8.4
/// let outOfFive = 8.438.formatted(.rating.scale(.outOfFive))  // 4.2
/// let percentage = 8.438.formatted(.rating.scale(.percent))  // 84%
/// let german = 8.438.formatted(.rating.locale(Locale(identifier: "de")))  // 8,4
/// ```
///
/// Halves are rounded away from zero. The default locale is `en_US`, regardless of the system's locale.
public struct RatingFormatStyle: FormatStyle {

    /// A scale of ratings.
    public enum Scale: Codable, Hashable, Sendable {
        /// From 0 to 10, with one decimal place.
        case outOfTen
        /// From 0 to 5, with one decimal place.
        case outOfFive
        /// From 0% to 100%, without decimal places.
        case percent
    }

    private var scale = Scale.outOfTen
    private var locale = Locale(identifier: "en_US")

    /// Creates a style with the scale ``Scale/outOfTen`` and the locale `en_US`.
    public init() {}

    /// Returns a copy of the style with another scale.
    public func scale(_ scale: Scale) -> RatingFormatStyle {
        var style = self
        style.scale = scale
        return style
    }

    /// Returns a copy of the style with another locale.
    public func locale(_ locale: Locale) -> RatingFormatStyle {
        var style = self
        style.locale = locale
        return style
    }

    /// Returns the formatted string of a rating from 0 to 10.
    public func format(_ rating: Double) -> String {
        switch scale {
        case .outOfTen: decimal(rating)
        case .outOfFive: decimal(rating / 2)
        case .percent:
            (rating / 10).formatted(
                FloatingPointFormatStyle.Percent(locale: locale).precision(.fractionLength(0))
                    .rounded(rule: .toNearestOrAwayFromZero))
        }
    }

    private func decimal(_ value: Double) -> String {
        value.formatted(
            FloatingPointFormatStyle(locale: locale).precision(.fractionLength(1))
                .rounded(rule: .toNearestOrAwayFromZero))
    }
}

extension FormatStyle where Self == RatingFormatStyle {
    /// The style for ratings from 0 to 10, such as `8.4`.
    public static var rating: RatingFormatStyle { RatingFormatStyle() }
}
