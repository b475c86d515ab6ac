import ArgumentParser
import CoreApplication
import CoreDomain
import PopcornServices

struct GenresCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "genres",
        abstract: "List the genres of movies or TV series.",
        discussion: """
            Pass the IDs to the discover commands with --genre and --no-genre.

            EXAMPLES:
              popcorn genres movie
              popcorn genres tv --language de
            """
    )

    @Argument(help: "Kind of titles.")
    var kind: TitleKind

    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        let useCase: any KeyPath<PopcornServices, FetchUseCase<Void, [Genre]>> & Sendable =
            switch kind {
            case .movie: \.movies.fetchMovieGenres
            case .tvSeries: \.tvSeries.fetchTVSeriesGenres
            }
        try await reading.show(useCase, (), as: "genres") { genres in
            Card(sections: [
                genres.filter { !$0.name.isBlank }.map { ListLine(id: $0.id, title: $0.name).description }
            ])
        }
    }
}
