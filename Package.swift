// swift-tools-version: 6.2

import PackageDescription

/// The Swift settings of all targets. The Makefile sets `POPCORN_WARNINGS=error`. In a service that links the package,
/// warnings of a later compiler are not errors.
let settings: [SwiftSetting] =
    [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + (Context.environment["POPCORN_WARNINGS"] == "error" ? [.treatAllWarnings(as: .error)] : [])

let logging = Target.Dependency.product(name: "Logging", package: "swift-log")
let metrics = Target.Dependency.product(name: "Metrics", package: "swift-metrics")
let coreMetrics = Target.Dependency.product(name: "CoreMetrics", package: "swift-metrics")
let metricsTestKit = Target.Dependency.product(name: "MetricsTestKit", package: "swift-metrics")
let inMemoryLogging = Target.Dependency.product(name: "InMemoryLogging", package: "swift-log")
let asyncHTTPClient = Target.Dependency.product(name: "AsyncHTTPClient", package: "async-http-client")
let subprocess = Target.Dependency.product(name: "Subprocess", package: "swift-subprocess")
let systemPackage = Target.Dependency.product(name: "SystemPackage", package: "swift-system")
let hummingbird = Target.Dependency.product(
    name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["StandIn", "HTTPService"]))
let hummingbirdCore = Target.Dependency.product(
    name: "HummingbirdCore", package: "hummingbird", condition: .when(traits: ["HTTPService"]))
let hummingbirdTesting = Target.Dependency.product(
    name: "HummingbirdTesting", package: "hummingbird", condition: .when(traits: ["HTTPService"]))
let mustache = Target.Dependency.product(
    name: "Mustache", package: "swift-mustache", condition: .when(traits: ["HTTPService"]))
let httpTypes = Target.Dependency.product(name: "HTTPTypes", package: "swift-http-types")
let nioCore = Target.Dependency.product(name: "NIOCore", package: "swift-nio")
/// `NIOLockedValueBox`, the only lock that the package uses.
let locks = Target.Dependency.product(name: "NIOConcurrencyHelpers", package: "swift-nio")
let nioPosix = Target.Dependency.product(name: "NIOPosix", package: "swift-nio")
let nioHTTPTypes = Target.Dependency.product(
    name: "NIOHTTPTypes", package: "swift-nio-extras", condition: .when(traits: ["HTTPService"]))
let nioHTTP1 = Target.Dependency.product(name: "NIOHTTP1", package: "swift-nio")
let serviceLifecycle = Target.Dependency.product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let tracing = Target.Dependency.product(name: "Tracing", package: "swift-distributed-tracing")
let inMemoryTracing = Target.Dependency.product(name: "InMemoryTracing", package: "swift-distributed-tracing")
let unixSignals = Target.Dependency.product(name: "UnixSignals", package: "swift-service-lifecycle")
let argumentParser = Target.Dependency.product(
    name: "ArgumentParser", package: "swift-argument-parser", condition: .when(traits: ["CommandLine"]))

/// Creates a library target at `<folder>/Sources/<name>`.
func library(
    _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], resources: [Resource] = []
) -> Target {
    .target(
        name: name, dependencies: dependencies, path: "\(folder)/Sources/\(name)", resources: resources,
        swiftSettings: settings)
}

/// Creates a test target at `<folder>/Tests/<name>`, or at `Tests/<name>` if `folder` is `nil`.
func tests(
    _ name: String, in folder: String? = nil, _ dependencies: [Target.Dependency], resources: [Resource] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies, path: "\(folder.map { "\($0)/" } ?? "")Tests/\(name)",
        resources: resources, swiftSettings: settings)
}

let core: [Target] = [
    library("PopcornConcurrency", in: "Core/Concurrency", [locks]),
    tests("PopcornConcurrencyTests", in: "Core/Concurrency", ["PopcornConcurrency", locks]),

    library("TMDbConventions", in: "Core/TMDbConventions"),
    tests("TMDbConventionsTests", in: "Core/TMDbConventions", ["TMDbConventions"]),

    library("CoreDomain", in: "Core/CoreDomain", ["TMDbConventions"]),
    library("CoreDomainTestHelpers", in: "Core/CoreDomain", ["CoreDomain", "PopcornConcurrency", locks]),
    tests(
        "CoreDomainTests", in: "Core/CoreDomain", ["CoreDomain", "CoreDomainTestHelpers", "TMDbConventions"]),

    library("PopcornCaching", in: "Core/Caching", ["CoreDomain", "PopcornConcurrency", locks, logging, coreMetrics]),
    tests(
        "PopcornCachingTests", in: "Core/Caching",
        [
            "PopcornCaching", "CoreDomain", "CoreDomainTestHelpers", "PopcornConcurrency", locks, logging,
            inMemoryLogging,
            metricsTestKit,
        ]),

    .systemLibrary(
        name: "CPopcornSQLite", path: "Core/Persistence/Sources/CPopcornSQLite", pkgConfig: "sqlite3",
        providers: [.apt(["libsqlite3-dev"])]),
    library("PopcornPersistence", in: "Core/Persistence", ["CPopcornSQLite", "PopcornConcurrency", locks, logging]),
    tests(
        "PopcornPersistenceTests", in: "Core/Persistence",
        ["PopcornPersistence", "PopcornConcurrency", "CPopcornSQLite", locks, logging],
        resources: [.copy("Resources")]),

    .systemLibrary(
        name: "CPopcornZlib", path: "Core/Compression/Sources/CPopcornZlib", pkgConfig: "zlib",
        providers: [.apt(["zlib1g-dev"])]),
    library("PopcornCompression", in: "Core/Compression", ["CPopcornZlib"]),
    tests("PopcornCompressionTests", in: "Core/Compression", ["PopcornCompression"]),

    library(
        "PopcornTitleIndex", in: "Core/TitleIndex",
        ["CPopcornSQLite", "PopcornCompression", "PopcornPersistence", "PopcornConcurrency", locks]),
    tests(
        "PopcornTitleIndexTests", in: "Core/TitleIndex",
        ["PopcornTitleIndex", "CPopcornSQLite", "PopcornCompression", "PopcornPersistence", locks]),
    .executableTarget(
        name: "TitleIndexReport", dependencies: ["PopcornTitleIndex", "CPopcornZlib"], path: "Tests/TitleIndexReport",
        swiftSettings: settings),

    library(
        "CoreApplication", in: "Core/CoreApplication",
        ["CoreDomain", "TMDbConventions", "PopcornConcurrency", locks, coreMetrics, tracing]),
    tests(
        "CoreApplicationTests", in: "Core/CoreApplication",
        [
            "CoreApplication", "CoreDomain", "CoreDomainTestHelpers", "PopcornConcurrency", locks, tracing,
            inMemoryTracing, metricsTestKit,
        ]),
    library(
        "CoreApplicationTestHelpers", in: "Core/CoreApplication", ["CoreApplication", "CoreDomain", locks, tracing]),

    library(
        "CoreInfrastructure", in: "Core/CoreInfrastructure",
        ["CoreDomain", "PopcornCaching", "PopcornPersistence", "PopcornConcurrency", locks, logging]),
    tests(
        "CoreInfrastructureTests", in: "Core/CoreInfrastructure",
        [
            "CoreInfrastructure", "CoreInfrastructureTestHelpers", "CoreDomain", "CoreDomainTestHelpers",
            "PopcornCaching", "PopcornPersistence", "PopcornConcurrency", locks, logging,
            .target(name: "PopcornPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        ]),
    library(
        "CoreInfrastructureTestHelpers", in: "Core/CoreInfrastructure",
        [
            "CoreInfrastructure", "CoreDomain", "CoreDomainTestHelpers", "PopcornCaching", "PopcornPersistence",
            locks, logging,
            .target(name: "PopcornPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        ]),
]

/// The names of the contexts, which are prefixes of the names of their targets.
let contexts = ["Movies", "TVSeries", "People", "Media"]

/// Returns the targets of all contexts whose names have the given suffixes.
func ofContexts(_ parts: String...) -> [Target.Dependency] {
    contexts.flatMap { context in parts.map { .target(name: context + $0) } }
}

/// Creates the targets of a context in `Contexts/Popcorn<name>`, and of its adapter.
func targets(ofContext name: String) -> [Target] {
    let folder = "Contexts/Popcorn\(name)"
    let adapters = "Popcorn\(name)Adapters"
    func own(_ parts: String..., and others: Target.Dependency...) -> [Target.Dependency] {
        parts.map { .target(name: name + $0) } + others
    }
    return [
        library("\(name)Domain", in: folder, ["CoreDomain"]),
        library("\(name)Application", in: folder, own("Domain", and: "CoreDomain", "CoreApplication")),
        library(
            "\(name)Infrastructure", in: folder,
            own("Domain", and: "CoreDomain", "CoreInfrastructure", "PopcornPersistence", "PopcornCaching")),
        tests(
            "\(name)ApplicationTests", in: folder,
            own(
                "Application", "Domain",
                and: "CoreApplication", "CoreApplicationTestHelpers", "CoreDomain", "CoreDomainTestHelpers",
                "DomainTestHelpers")),
        tests(
            "\(name)InfrastructureTests", in: folder,
            own(
                "Infrastructure", "Domain",
                and: "CoreDomain", "CoreDomainTestHelpers", "DomainTestHelpers", "CoreInfrastructure",
                "CoreInfrastructureTestHelpers", "PopcornPersistence", "PopcornCaching")),
        library(
            adapters, in: "Adapters/Contexts/\(adapters)",
            own("Domain", and: "TMDb", "PopcornSharedAdapters", "CoreDomain")),
        tests(
            "\(adapters)Tests", in: "Adapters/Contexts/\(adapters)",
            own(
                "Domain",
                and: .target(name: adapters), "PopcornSharedAdapters", "TMDb", "TMDbTesting", "TMDbStandIn",
                "CoreDomain", "CoreDomainTestHelpers")),
    ]
}

/// The mocks of the domain types of all contexts, for the tests of the package and of services.
let domainTestHelpers = library(
    "DomainTestHelpers", in: "Contexts/TestHelpers",
    ofContexts("Domain") + ["CoreDomain", "CoreDomainTestHelpers"])

let adapters: [Target] = [
    library(
        "TMDb", in: "Adapters/TMDb",
        [
            "TMDbConventions", "PopcornCompression", "PopcornConcurrency", asyncHTTPClient,
            locks, nioCore, nioPosix, nioHTTP1, logging, metrics, tracing, serviceLifecycle,
        ]),
    library("TMDbTesting", in: "Adapters/TMDb", ["TMDb", locks]),
    library(
        "TMDbStandIn", in: "Adapters/TMDb",
        [
            "TMDb", "TMDbTesting", "CPopcornZlib", "PopcornCompression", hummingbird, httpTypes, locks, nioCore,
            nioPosix, serviceLifecycle, logging,
        ],
        resources: [.copy("SampleCatalogue")]),
    .executableTarget(
        name: "TMDbConformance", dependencies: ["TMDb", "TMDbStandIn"],
        path: "Adapters/TMDb/Sources/TMDbConformance", resources: [.embedInCode("operations.tsv")],
        swiftSettings: settings),
    tests(
        "TMDbTests",
        [
            "TMDb", "PopcornCompression", "PopcornConcurrency", locks, nioCore, nioPosix, logging, inMemoryLogging,
            metrics, metricsTestKit, tracing, inMemoryTracing, serviceLifecycle,
        ],
        resources: [.copy("Resources")]),
    tests("TMDbTestingTests", ["TMDbTesting", "TMDb"]),
    tests(
        "TMDbStandInTests",
        [
            "TMDbStandIn", "TMDbTesting", "TMDb", "PopcornCompression", asyncHTTPClient, nioCore, nioHTTP1,
            serviceLifecycle,
            logging,
        ]),
    tests("TMDbIntegrationTests", ["TMDb", "TMDbStandIn", "TMDbTesting", "TMDbConformance", logging]),

    library(
        "PopcornSharedAdapters", in: "Adapters/Contexts/PopcornSharedAdapters",
        ["TMDb", "CoreDomain", "PopcornCompression"]),
    tests(
        "PopcornSharedAdaptersTests", in: "Adapters/Contexts/PopcornSharedAdapters",
        ["PopcornSharedAdapters", "TMDb", "TMDbTesting", "CoreDomain", "PopcornCompression"]),
]

let composition: [Target] = [
    library(
        "PopcornServices", in: "Adapters/PopcornServices",
        contexts.map { .target(name: "Popcorn\($0)Adapters") } + ofContexts("Domain", "Application", "Infrastructure")
            + [
                "TMDb", "PopcornSharedAdapters", "CoreDomain", "CoreApplication", "CoreInfrastructure",
                "PopcornCaching",
                "PopcornPersistence", "PopcornConcurrency", "PopcornTitleIndex", serviceLifecycle, logging, coreMetrics,
                tracing, locks,
                .target(name: "PopcornPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
            ]),
    tests(
        "PopcornServicesTests", in: "Adapters/PopcornServices",
        ofContexts("Domain", "Application") + [
            "PopcornServices", "TMDb", "TMDbStandIn", "TMDbTesting", "CoreDomain", "CoreInfrastructure",
            "CoreInfrastructureTestHelpers", "CoreDomainTestHelpers", "DomainTestHelpers", "CoreApplication",
            "CoreApplicationTestHelpers", "PopcornConcurrency", "PopcornCaching", "PopcornPersistence", locks, logging,
            inMemoryLogging, metricsTestKit,
            .target(name: "PopcornPostgreSQL", condition: .when(traits: ["PostgreSQL"])),
        ]),
    // For the tests of a service that links Popcorn. It does not depend on an HTTP server.
    library(
        "PopcornTesting", in: "Adapters/PopcornServices",
        ofContexts("Domain", "Application") + [
            "PopcornServices", "CoreDomain", "CoreDomainTestHelpers", "DomainTestHelpers", "CoreApplication",
            "PopcornConcurrency", locks, tracing,
        ]),
    .systemLibrary(name: "CPopcornMalloc", path: "Adapters/CommandLine/Sources/CPopcornMalloc"),
    .executableTarget(
        name: "PopcornCommandLine",
        dependencies: ofContexts("Application") + [
            "PopcornServices", "PopcornHTTP", "CoreApplication", "CoreDomain", "TMDb", "TMDbStandIn",
            "PopcornConcurrency", argumentParser, hummingbird, serviceLifecycle, unixSignals, logging,
            metrics, tracing, locks, nioCore, nioPosix, "CPopcornMalloc",
        ],
        path: "Adapters/CommandLine/Sources/PopcornCommandLine", swiftSettings: settings),
    library(
        "CommandLineTestHelpers", in: "Adapters/CommandLine",
        [hummingbird, hummingbirdTesting, httpTypes, nioCore, locks]),
    tests(
        "PopcornCommandLineTests", in: "Adapters/CommandLine",
        ofContexts("Application") + [
            "PopcornCommandLine", "PopcornHTTP", "PopcornServices", "TMDb", "CoreApplication", "CoreDomain",
            "CommandLineTestHelpers", argumentParser, locks, logging, inMemoryLogging, metrics, metricsTestKit, tracing,
        ]),
    tests(
        "EndToEndTests",
        [
            "PopcornCommandLine", "CommandLineTestHelpers", "PopcornPersistence", "TMDbStandIn", subprocess,
            systemPackage,
        ]),
    // Compiled like a service that links the products: without package access, and with the settings of a new package.
    .testTarget(
        name: "LinkingServiceTests",
        dependencies: [
            "PopcornServices", "PopcornTesting", "PopcornHTTP", "TMDb", "TMDbTesting", "TMDbStandIn", asyncHTTPClient,
            hummingbird, hummingbirdTesting, httpTypes, nioCore, nioHTTP1, serviceLifecycle, logging, coreMetrics,
            tracing,
        ],
        path: "Tests/LinkingServiceTests", packageAccess: false, swiftSettings: [.swiftLanguageMode(.v6)]),
    // Compiled like a service that imports only PopcornServices and enables the visibility of members by imports.
    .testTarget(
        name: "ImportVisibilityTests", dependencies: ["PopcornServices"], path: "Tests/ImportVisibilityTests",
        packageAccess: false,
        swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("MemberImportVisibility")]),
]

let httpService: [Target] = [
    library(
        "PopcornHTTP", in: "Adapters/HTTPService",
        ofContexts("Domain", "Application") + [
            "PopcornServices", "TMDb", "CoreDomain", "CoreApplication", "PopcornCompression", "PopcornConcurrency",
            hummingbird, hummingbirdCore, mustache, asyncHTTPClient, httpTypes, nioCore, nioHTTP1, nioHTTPTypes,
            nioPosix, locks, logging, coreMetrics, tracing, serviceLifecycle,
        ],
        // The files are part of the program, which needs no folder of resources.
        resources: [
            .embedInCode("Page/Templates"), .embedInCode("Page/Assets"), .embedInCode("OpenAPI/examples.json"),
            .embedInCode("OpenAPI/descriptions.json"),
        ]),
    tests(
        "PopcornHTTPTests", in: "Adapters/HTTPService",
        ofContexts("Domain", "Application") + [
            "PopcornHTTP", "PopcornServices", "PopcornTesting", "TMDb", "TMDbStandIn", "CoreDomain", "CoreApplication",
            "PopcornCompression", "PopcornConcurrency", hummingbird, hummingbirdCore, hummingbirdTesting, mustache,
            asyncHTTPClient, httpTypes, nioCore, nioHTTPTypes, nioPosix, locks, logging, inMemoryLogging,
            coreMetrics, tracing, inMemoryTracing, serviceLifecycle,
        ]),
    .executableTarget(
        name: "BareServer", dependencies: [hummingbird, nioCore, logging],
        path: "Tests/HTTPService/Load/BareServer", swiftSettings: settings),
]

/// The storage of several machines. Without the trait `PostgreSQL`, its targets are empty, and libpq is not needed.
let postgreSQL: [Target] = [
    .systemLibrary(
        name: "CPopcornPostgreSQL", path: "Adapters/PostgreSQL/Sources/CPopcornPostgreSQL",
        providers: [.apt(["libpq-dev"])]),
    library(
        "PopcornPostgreSQL", in: "Adapters/PostgreSQL",
        [
            .target(name: "CPopcornPostgreSQL", condition: .when(traits: ["PostgreSQL"])), "CoreDomain",
            "CoreInfrastructure", "PopcornCaching", "PopcornConcurrency", "PopcornPersistence", locks, logging,
        ]),
    tests(
        "PopcornPostgreSQLTests", in: "Adapters/PostgreSQL",
        [
            "PopcornPostgreSQL", "CoreDomain", "CoreInfrastructure", "PopcornCaching", "PopcornConcurrency",
            "PopcornPersistence", locks, logging,
        ]),
    .executableTarget(
        name: "PostgreSQLReport",
        dependencies: [
            .target(name: "CPopcornPostgreSQL", condition: .when(traits: ["PostgreSQL"])), "PopcornPostgreSQL",
            "PopcornBenchmarkSupport", "PopcornPersistence", "CoreInfrastructure", "MoviesDomain",
            "MoviesInfrastructure", "PopcornServices", "TMDbTesting", logging,
        ],
        path: "Tests/PostgreSQL/PostgreSQLReport", swiftSettings: settings),
]

/// The internals of the package that the benchmarks and the fuzzer use.
let benchmarkSupport = Target.target(
    name: "PopcornBenchmarkSupport",
    dependencies: [
        "CoreDomain", "CoreInfrastructure", "MoviesDomain", "MoviesInfrastructure", "TVSeriesDomain",
        "TVSeriesInfrastructure", "PeopleDomain", "PeopleInfrastructure", "PopcornPersistence", "PopcornCaching",
        "CPopcornSQLite", logging,
    ],
    path: "Tests/PopcornBenchmarkSupport", swiftSettings: settings)

/// The storage soak: runs that prove that the SQLite layer survives faults. `make soak` runs them at full length.
let soak: [Target] = [
    .target(name: "CSurroundings", path: "Tests/StorageSoak/CSurroundings"),
    .target(name: "CFaultVFS", dependencies: ["CPopcornSQLite"], path: "Tests/StorageSoak/CFaultVFS"),
    .target(
        name: "StorageSoak",
        dependencies: [
            "CFaultVFS", "CSurroundings", "PopcornPersistence", "PopcornServices", "TMDb", "CoreDomain",
            "CoreDomainTestHelpers", "CoreInfrastructure", "PopcornCaching", locks, logging, inMemoryLogging,
        ],
        path: "Tests/StorageSoak/StorageSoak", swiftSettings: settings),
    .executableTarget(
        name: "SoakReport", dependencies: ["StorageSoak"], path: "Tests/StorageSoak/SoakReport",
        swiftSettings: settings),
    tests("StorageSoakTests", ["StorageSoak", "SoakReport", "CFaultVFS", "PopcornPersistence"]),
]

let package = Package(
    name: "popcorn",
    products: [
        .library(name: "PopcornServices", targets: ["PopcornServices"]),
        .library(name: "PopcornTesting", targets: ["PopcornTesting"]),
        .library(name: "PopcornHTTP", targets: ["PopcornHTTP"]),
        .library(name: "TMDb", targets: ["TMDb"]),
        .library(name: "TMDbTesting", targets: ["TMDbTesting"]),
        .library(name: "TMDbStandIn", targets: ["TMDbStandIn"]),
        .executable(name: "popcorn", targets: ["PopcornCommandLine"]),
    ],
    // A service that needs neither the HTTP routes, nor the stand-in server, nor the command depends on the package
    // with `traits: []`. The HTTP server and the argument parser are then not fetched.
    traits: [
        .default(enabledTraits: ["HTTPService", "StandIn", "CommandLine"]),
        .trait(name: "HTTPService", description: "The product PopcornHTTP, routes for Hummingbird."),
        .trait(name: "StandIn", description: "The product TMDbStandIn, a server that replaces TMDb in tests."),
        .trait(name: "PostgreSQL", description: "The storage in PostgreSQL, which needs libpq."),
        .trait(name: "CommandLine", description: "The command popcorn.", enabledTraits: ["HTTPService", "StandIn"]),
    ],
    dependencies: [
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.4.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.90.0"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-metrics", from: "2.5.0"),
        .package(url: "https://github.com/apple/swift-distributed-tracing", from: "1.3.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.8.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.0"),
        .package(url: "https://github.com/apple/swift-system", from: "1.5.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.6.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.0.0"),
    ],
    targets: core + contexts.flatMap(targets(ofContext:)) + adapters + composition + httpService + postgreSQL + [
        domainTestHelpers,
        tests("MoviesDomainTests", in: "Contexts/PopcornMovies", ["MoviesDomain"]),
        tests(
            "PeopleDomainTests", in: "Contexts/PopcornPeople",
            ["PeopleDomain", "DomainTestHelpers", "CoreDomain"]),
        tests("MediaDomainTests", in: "Contexts/PopcornMedia", ["MediaDomain", "CoreDomain"]),
        benchmarkSupport,
    ] + soak
)

// All test targets are linked into one program. With `POPCORN_TESTS=<name>,<name>`, the package has only these test
// targets, so that a change of a test is compiled and linked in a fraction of the time.
if let names = Context.environment["POPCORN_TESTS"] {
    let selected = Set(names.split(separator: ",").map(String.init))
    package.targets.removeAll { $0.type == .test && !selected.contains($0.name) }
}

// Services do not see this product. The Makefile sets `POPCORN_BENCHMARKS=1` for the nested packages Tests/Benchmarks
// and Tests/Fuzzing, which need it.
if Context.environment["POPCORN_BENCHMARKS"] == "1" {
    package.products.append(.library(name: "PopcornBenchmarkSupport", targets: ["PopcornBenchmarkSupport"]))
}
