// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "TestedService",
    dependencies: [.package(name: "popcorn", path: "../..")],
    targets: [
        .target(name: "MoviePages", dependencies: [.product(name: "PopcornServices", package: "popcorn")]),
        .testTarget(
            name: "MoviePagesTests",
            dependencies: [
                "MoviePages",
                .product(name: "PopcornTesting", package: "popcorn"),
                .product(name: "TMDb", package: "popcorn"),
                .product(name: "TMDbStandIn", package: "popcorn"),
                .product(name: "TMDbTesting", package: "popcorn"),
            ]),
    ]
)
