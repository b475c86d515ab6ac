// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "SDKOnly",
    // Without traits, neither an HTTP server nor an argument parser is fetched.
    dependencies: [.package(name: "popcorn", path: "../..", traits: [])],
    targets: [
        .executableTarget(name: "SDKOnly", dependencies: [.product(name: "TMDb", package: "popcorn")])
    ]
)
