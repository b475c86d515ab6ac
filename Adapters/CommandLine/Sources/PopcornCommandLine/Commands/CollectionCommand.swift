import ArgumentParser
import CoreDomain
import Foundation
import MoviesApplication
import PopcornServices

struct CollectionCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "collection",
        abstract: "Show a collection and its movies, in order of release.",
        discussion: """
            To get the ID of the collection of a movie:
              popcorn movie 11 --json | jq .belongsToCollection.id

            EXAMPLES:
              popcorn collection 10
              popcorn collection 10 --language de --json | jq -r '.parts[].title'
            """
    )

    @Argument(help: "TMDb ID of the collection.")
    var id: Int

    @OptionGroup var owner: OwnerOptions

    @OptionGroup var reading: ReadingOptions

    func run() async throws {
        try await reading.show { [id, owner] services, policy throws(PopcornError) in
            try await services.movies.fetchMovieCollection.sourced(
                id: id, policy: policy, owner: owner.libraryOwner())
        } text: { _, collection in
            Card.collection(collection).description
        }
    }
}

extension Card {

    static func collection(_ collection: MovieCollectionDetails) -> Card {
        let parts = collection.parts ?? []
        return Card(sections: [
            heading(collection.name, facts: [parts.count == 1 ? "1 movie" : "\(parts.count) movies"]),
            text(collection.overview),
            parts.map(\.listLine.description),
            row("Poster", collection.posterURLSet?.detail.absoluteString)
                + row("Backdrop", collection.backdropURLSet?.detail.absoluteString),
        ])
    }
}
