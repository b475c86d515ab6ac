// swift-tools-version: 6.2

import PackageDescription

// A separate package, so that services that use Popcorn do not resolve the dependencies of the benchmarks. With
// `POPCORN_BENCHMARKS=1`, which the Makefile sets, Popcorn has the product PopcornBenchmarkSupport.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "benchmarks",
    dependencies: [
        .package(name: "popcorn", path: "../.."),
        // Without its traits, this package does not replace malloc or the Swift runtime, so times are realistic.
        .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.30.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.90.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.8.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    ],
    targets: [
        .target(name: "CFloor", linkerSettings: [.linkedLibrary("sqlite3")]),
        .target(name: "Measurements", swiftSettings: settings),
        .executableTarget(name: "BenchmarkReport", dependencies: ["Measurements"], swiftSettings: settings),
        .executableTarget(
            name: "ImportReport",
            dependencies: [
                .product(name: "PopcornServices", package: "popcorn"),
                .product(name: "TMDbStandIn", package: "popcorn"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "RouteReport",
            dependencies: [
                .product(name: "PopcornBenchmarkSupport", package: "popcorn"),
                .product(name: "PopcornServices", package: "popcorn"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "ScaleReport",
            dependencies: [
                .product(name: "PopcornBenchmarkSupport", package: "popcorn"),
                .product(name: "PopcornServices", package: "popcorn"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "PopcornBenchmarks",
            dependencies: [
                "CFloor", "Measurements",
                .product(name: "PopcornBenchmarkSupport", package: "popcorn"),
                .product(name: "PopcornServices", package: "popcorn"),
                .product(name: "TMDb", package: "popcorn"),
                .product(name: "TMDbStandIn", package: "popcorn"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "Benchmark", package: "benchmark"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Benchmarks/PopcornBenchmarks",
            swiftSettings: settings,
            plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
    ]
)
