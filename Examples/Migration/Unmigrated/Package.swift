// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
    name: "unmigrated",
    products: [.library(name: "UnmigratedTitles", targets: ["UnmigratedTitles"])],
    dependencies: [
        // In a project: .package(url: "https://github.com/adamayoung/TMDb.git", from: "19.0.0"), with `package: "TMDb"`
        // below.
        .package(path: "../Upstream")
    ],
    targets: [
        .target(
            name: "UnmigratedTitles",
            dependencies: [
                .product(name: "TMDb", package: "Upstream", moduleAliases: ["TMDb": "UpstreamTMDb"]),
                .target(name: "UniqueNames", condition: .when(platforms: [.windows])),
            ],
            swiftSettings: settings),
        // Both packages also have a module TMDbTesting, and SwiftPM requires unique names of modules that are not built.
        // This target gives the module another name. It is not built either, because of the condition above.
        .target(
            name: "UniqueNames",
            dependencies: [
                .product(
                    name: "TMDbTesting", package: "Upstream", moduleAliases: ["TMDbTesting": "UpstreamTMDbTesting"])
            ]),
    ]
)
