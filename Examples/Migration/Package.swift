// swift-tools-version: 6.2

import PackageDescription

// Both SDKs have a module TMDb. The code that uses the other one is in a package of its own, Unmigrated, which gives that
// module another name. A target that uses both sides, such as Migration, imports neither module.
//
// Without `traits: []`, SwiftPM does not apply the names.

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "migration",
    dependencies: [
        .package(name: "popcorn", path: "../..", traits: []),
        .package(path: "Unmigrated"),
    ],
    targets: [
        .target(
            name: "MigratedTitles", dependencies: [.product(name: "TMDb", package: "popcorn")], swiftSettings: settings),
        .executableTarget(
            name: "Migration",
            dependencies: ["MigratedTitles", .product(name: "UnmigratedTitles", package: "Unmigrated")],
            swiftSettings: settings),
    ]
)
