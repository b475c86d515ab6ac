import Foundation
import Testing

/// Tests that every Swift sample of the README, the articles and the public documentation comments has a copy in
/// `Samples`. This target compiles them as a linking service would: it imports only products and uses only public
/// declarations.
///
/// A copy may be inside a function, with any indentation.
@Suite struct SampleTests {

    @Test func `every sample of the README is compiled`() throws {
        try expectCompiled(try Document("README.md"), in: "README", filesNamed: "")
    }

    @Test func `every sample of an article is compiled`() throws {
        for article in try Document.articles {
            try expectCompiled(article, in: article.module, filesNamed: article.name)
        }
    }

    @Test(arguments: [
        "TMDb", "TMDbTesting", "TMDbStandIn", "PopcornServices", "PopcornTesting", "CoreApplication", "CoreDomain",
        "MoviesDomain", "MediaApplication", "PopcornHTTP",
    ])
    func `every sample of a comment is compiled`(module: String) throws {
        let sources = try Document.sources(of: module)
        #expect(sources.contains { !$0.samples.isEmpty })
        for source in sources {
            try expectCompiled(source, in: module, filesNamed: "\(module)Comments")
        }
    }

    @Test(arguments: [
        "PopcornCaching", "MoviesApplication", "CoreDomainTestHelpers", "DomainTestHelpers",
    ])
    func `modules without a folder of samples have no samples`(module: String) throws {
        let sources = try Document.sources(of: module)
        #expect(!sources.isEmpty)
        #expect(sources.flatMap(\.samples).isEmpty)
    }

    @Test func `the samples of all documents are found`() throws {
        #expect(try Document("README.md").samples.count > 4)
        let names = try Document.articles.filter { !$0.samples.isEmpty }.map(\.name)
        #expect(
            Set(names).isSuperset(of: [
                "GettingStarted", "DiscoveringTitles", "TrendingTitles", "AppendingToResponses", "ImageURLs", "Paging",
                "AuthenticatingUsers", "AccountsAndLists", "ErrorsAndRetry", "CachingAndRateLimits",
                "ComingFromAdamayoungTMDb",
                "TestingYourService", "TestingOverHTTP", "LinkingPopcorn", "TestingWithPopcorn", "PopcornHTTP",
            ]))
    }

    /// Expects each sample of a document in a file of a folder whose name starts with a prefix.
    private func expectCompiled(_ document: Document, in folder: String, filesNamed name: String) throws {
        let samples = document.samples
        guard !samples.isEmpty else { return }
        let path = "Tests/LinkingServiceTests/Samples/\(folder)"
        let compiled = try Document.files(below: path, withExtension: "swift")
            .filter { $0.lastPathComponent.hasPrefix(name) }
            .map { Document.normalised(try String(contentsOf: $0, encoding: .utf8)) }
        for sample in samples {
            #expect(
                compiled.contains { "\n\($0)\n".contains("\n\(sample)\n") },
                "no file \(name)….swift in \(path) holds this sample of \(document.path):\n\(sample)")
        }
    }
}
