// swift-tools-version: 6.2

import PackageDescription

// Both SDKs have modules TMDb and TMDbTesting. The code that uses the other SDK is in a package of its own, Unmigrated,
// which renames TMDb. The package Names renames TMDbTesting. One package cannot do both.

// SwiftPM renames modules reliably only if the name of a package in `dependencies:` of a target is its identity: the
// last component of its URL or folder. In a project, it is "popcorn".
let popcorn = String(Context.packageDirectory.split(separator: "/").dropLast(2).last ?? "popcorn")

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "migration",
    dependencies: [
        .package(path: "../.."),
        .package(path: "Unmigrated"),
        .package(path: "Names"),
    ],
    targets: [
        .target(
            name: "MigratedTitles", dependencies: [.product(name: "TMDb", package: popcorn)], swiftSettings: settings),
        .executableTarget(
            name: "Migration",
            dependencies: [
                "MigratedTitles",
                .product(name: "UnmigratedTitles", package: "Unmigrated"),
                // The dependency renames TMDbTesting. The condition prevents a build of that module.
                .product(name: "UniqueNames", package: "Names", condition: .when(platforms: [.windows])),
            ],
            swiftSettings: settings),
    ]
)
