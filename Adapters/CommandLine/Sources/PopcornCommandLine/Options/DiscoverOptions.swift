import ArgumentParser
import CoreDomain

/// What movies and series can be looked for by.
struct DiscoverOptions: ParsableArguments {

    @Option(
        name: .customLong("genre"), help: ArgumentHelp("A genre that it has; may be repeated.", valueName: "id"))
    var genres: [Int] = []

    @Option(name: .customLong("no-genre"), help: ArgumentHelp("A genre that it has not.", valueName: "id"))
    var excludedGenres: [Int] = []

    @Option(help: ArgumentHelp("The first year of release.", valueName: "year"))
    var from: Int?

    @Option(help: ArgumentHelp("The last year of release.", valueName: "year"))
    var to: Int?

    @Option(help: ArgumentHelp("The least mean of ratings, 0 to 10.", valueName: "number"))
    var rating: Double?

    @Option(help: ArgumentHelp("The least number of ratings.", valueName: "number"))
    var votes: Int?

    @Option(help: ArgumentHelp("The shortest running time.", valueName: "minutes"))
    var minRuntime: Int?

    @Option(help: ArgumentHelp("The longest running time.", valueName: "minutes"))
    var maxRuntime: Int?

    @Option(help: ArgumentHelp("The original language, like fr.", valueName: "code"))
    var originalLanguage: String?

    @Option(help: ArgumentHelp("The country of origin, like FR.", valueName: "code"))
    var country: String?

    @Option(name: .customLong("company"), help: ArgumentHelp("A company, any of which produced it.", valueName: "id"))
    var companies: [Int] = []

    @Option(
        name: .customLong("keyword"), help: ArgumentHelp("A keyword that it has; may be repeated.", valueName: "id"))
    var keywords: [Int] = []

    @Option(
        name: .customLong("service"),
        help: ArgumentHelp("A service, any of which offers it in the region.", valueName: "id"))
    var services: [Int] = []

    @Flag(help: "Find titles for adults only, too.")
    var adult = false

    func validate() throws {
        if let from, let to, from > to { throw ValidationError("--from is after --to.") }
        if let minRuntime, let maxRuntime, minRuntime > maxRuntime {
            throw ValidationError("--min-runtime is longer than --max-runtime.")
        }
    }

    var years: ClosedRange<Int>? { Self.range(from, to, within: TitleSearch.years) }

    var runtime: ClosedRange<Int>? { Self.range(minRuntime, maxRuntime, within: 0...10_000) }

    /// The range of two ends, of which one may be open; `nil` if both are.
    private static func range(_ lower: Int?, _ upper: Int?, within whole: ClosedRange<Int>) -> ClosedRange<Int>? {
        guard lower != nil || upper != nil else { return nil }
        let (lower, upper) = (lower ?? whole.lowerBound, upper ?? whole.upperBound)
        return min(lower, upper)...max(lower, upper)
    }
}
