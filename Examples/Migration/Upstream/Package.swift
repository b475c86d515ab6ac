// swift-tools-version: 6.2

import PackageDescription

// A stand-in for adamayoung/TMDb, with its names of products and modules.

let package = Package(
    name: "TMDb",
    products: [
        .library(name: "TMDb", targets: ["TMDb"]),
        .library(name: "TMDbTesting", targets: ["TMDbTesting"]),
    ],
    targets: [
        .target(name: "TMDb", swiftSettings: [.swiftLanguageMode(.v6)]),
        .target(name: "TMDbTesting", dependencies: ["TMDb"], swiftSettings: [.swiftLanguageMode(.v6)]),
    ]
)
