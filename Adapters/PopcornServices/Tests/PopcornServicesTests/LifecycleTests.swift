import CoreDomain
import Foundation
import PopcornServices
import TMDb
import Testing

@Suite struct LifecycleTests {

    @Test func aLibraryThatIsNoDatabaseStopsTheServices() async throws {
        try await withFolder { folder in
            let library = folder.appending(path: "library.sqlite")
            try Data(repeating: 0x5A, count: 4096).write(to: library)
            let error = await #expect(throws: PopcornError.self) {
                try await PopcornServices(.init(tmdb: .accessToken("any"), storage: .folder(folder)))
            }
            #expect(error?.kind == .storage)
            #expect(error?.message.contains(library.path()) == true)
            #expect(try Data(contentsOf: library) == Data(repeating: 0x5A, count: 4096))
        }
    }

    @Test(arguments: ["", " ", "a b", "a\nb"])
    func aCredentialThatCannotBeOneStopsTheServices(token: String) async throws {
        try await withFolder { folder in
            let error = await #expect(throws: PopcornError.self) {
                try await PopcornServices(.init(tmdb: .accessToken(token), storage: .folder(folder)))
            }
            #expect(error?.kind == .invalidInput)
        }
    }

    @Test func afterTheShutdownEveryUseFails() async throws {
        try await withFolder { folder in
            let popcorn = try await PopcornServices(.init(tmdb: .none, storage: .folder(folder)))
            try await popcorn.shutdown()
            let read = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.fetchMovieDetails.execute(id: 550, policy: .cacheOnly)
            }
            #expect(read?.kind == .storage)
            let write = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.addToWatchlist.execute(id: 550)
            }
            #expect(write?.kind == .storage)
        }
    }

    @Test func aCancelledServiceShutsItselfDown() async throws {
        try await withFolder { folder in
            let popcorn = try await PopcornServices(.init(tmdb: .accessToken("any"), storage: .folder(folder)))
            let run = Task { try await popcorn.run() }
            run.cancel()
            try await run.value
            let error = await #expect(throws: PopcornError.self) {
                try await popcorn.movies.fetchWatchlist.execute()
            }
            #expect(error?.kind == .storage)
        }
    }

    @Test func aClientOfTheServicesOwnIsLeftOpen() async throws {
        try await withFolder { folder in
            let client = try TMDbClient(accessToken: "any")
            let popcorn = try await PopcornServices(.init(tmdb: .client(client), storage: .folder(folder)))
            try await popcorn.shutdown()
            try await client.shutdown()
        }
    }
}
