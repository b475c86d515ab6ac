// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "names",
    products: [.library(name: "UniqueNames", targets: ["UniqueNames"])],
    dependencies: [
        // In a project: .package(url: "https://github.com/adamayoung/TMDb.git", from: "19.0.0"), with `package: "TMDb"`
        // below.
        .package(path: "../Upstream")
    ],
    targets: [
        .target(
            name: "UniqueNames",
            dependencies: [
                .product(
                    name: "TMDbTesting", package: "Upstream", moduleAliases: ["TMDbTesting": "UpstreamTMDbTesting"])
            ])
    ]
)
