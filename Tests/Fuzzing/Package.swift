// swift-tools-version: 6.2

import PackageDescription

// A separate package, because all its code is built with the instrumentation of the fuzzer. With
// `POPCORN_BENCHMARKS=1`, which the Makefile sets, Popcorn has the product PopcornBenchmarkSupport.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "fuzzing",
    dependencies: [.package(name: "popcorn", path: "../..")],
    targets: [
        .executableTarget(
            name: "DecoderFuzzer",
            dependencies: [
                .product(name: "PopcornBenchmarkSupport", package: "popcorn"),
                .product(name: "TMDb", package: "popcorn"),
                .product(name: "TMDbTesting", package: "popcorn"),
                .product(name: "TMDbStandIn", package: "popcorn"),
            ],
            swiftSettings: settings)
    ]
)
