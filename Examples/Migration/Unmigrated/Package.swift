// swift-tools-version: 6.2

import PackageDescription

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
                .product(name: "TMDb", package: "Upstream", moduleAliases: ["TMDb": "UpstreamTMDb"])
            ],
            swiftSettings: [.swiftLanguageMode(.v6), .enableUpcomingFeature("InternalImportsByDefault")])
    ]
)
