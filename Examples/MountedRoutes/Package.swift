// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "MountedRoutes",
    dependencies: [
        .package(name: "popcorn", path: "../.."),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.20.0"),
    ],
    targets: [
        .executableTarget(
            name: "MountedRoutes",
            dependencies: [
                .product(name: "PopcornHTTP", package: "popcorn"),
                .product(name: "PopcornServices", package: "popcorn"),
                .product(name: "TMDbStandIn", package: "popcorn"),
                .product(name: "Hummingbird", package: "hummingbird"),
            ])
    ]
)
