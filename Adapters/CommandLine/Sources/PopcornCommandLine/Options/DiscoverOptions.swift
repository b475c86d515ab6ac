import ArgumentParser
import CoreDomain
import Foundation

/// The criteria for discovering movies and TV series.
struct DiscoverOptions: ParsableArguments {

    @Option(
        name: .customLong("genre"),
        help: ArgumentHelp("Genre, from popcorn genres; may be repeated (all must match).", valueName: "id"))
    var genres: [Int] = []

    @Option(name: .customLong("no-genre"), help: ArgumentHelp("Genre to exclude; may be repeated.", valueName: "id"))
    var excludedGenres: [Int] = []

    @Option(help: ArgumentHelp("Earliest year or day of the first release or episode.", valueName: "year or day"))
    var from: YearOrDayArgument?

    @Option(help: ArgumentHelp("Latest year or day of the first release or episode.", valueName: "year or day"))
    var to: YearOrDayArgument?

    @Option(help: ArgumentHelp("Minimum average rating, 0 to 10.", valueName: "number"))
    var rating: Double?

    @Option(help: ArgumentHelp("Minimum number of ratings.", valueName: "number"))
    var votes: Int?

    @Option(help: ArgumentHelp("Minimum running time.", valueName: "minutes"))
    var minRuntime: Int?

    @Option(help: ArgumentHelp("Maximum running time.", valueName: "minutes"))
    var maxRuntime: Int?

    @Option(help: ArgumentHelp("Original language, like fr.", valueName: "code"))
    var originalLanguage: String?

    @Option(help: ArgumentHelp("Country of origin, like FR.", valueName: "code"))
    var country: String?

    @Option(
        name: .customLong("company"),
        help: ArgumentHelp("Production company; may be repeated (any may match).", valueName: "id"))
    var companies: [Int] = []

    @Option(
        name: .customLong("keyword"), help: ArgumentHelp("Keyword; may be repeated (all must match).", valueName: "id"))
    var keywords: [Int] = []

    @Option(
        name: .customLong("service"),
        help: ArgumentHelp(
            "Streaming service that offers it in the region; may be repeated (any may match).", valueName: "id"))
    var services: [Int] = []

    @Option(
        name: .customLong("offer"),
        help: "Kind of watch offer in the region; may be repeated (any may match).")
    var offerKinds: [WatchOfferKind] = []

    @Flag(help: "Include titles for adults only.")
    var adult = false

    func validate() throws {
        if let from = from?.year, let to = to?.year, from > to {
            throw ValidationError("--from must not be after --to.")
        }
        if let minRuntime, let maxRuntime, minRuntime > maxRuntime {
            throw ValidationError("--min-runtime must not be longer than --max-runtime.")
        }
    }

    var years: ClosedRange<Int>? { Self.range(from?.year, to?.year, within: TitleSearch.years) }

    var days: DayRange? { Self.days(from?.day, to?.day) }

    /// Returns the range of two days, one of which may be missing; `nil` if both are missing.
    static func days(_ first: Date?, _ last: Date?) -> DayRange? {
        first == nil && last == nil ? nil : DayRange(from: first, to: last)
    }

    var runtime: ClosedRange<Int>? { Self.range(minRuntime, maxRuntime, within: 0...10_000) }

    /// Returns the range of two bounds. A missing bound is replaced by the bound of the whole range. Returns `nil` if
    /// both are missing.
    private static func range(_ lower: Int?, _ upper: Int?, within whole: ClosedRange<Int>) -> ClosedRange<Int>? {
        guard lower != nil || upper != nil else { return nil }
        let (lower, upper) = (lower ?? whole.lowerBound, upper ?? whole.upperBound)
        return min(lower, upper)...max(lower, upper)
    }
}
