// swift-tools-version: 6.2

import PackageDescription

let package = Package(
    name: "SDKOnly",
    // In a project, add `traits: []`, so that neither an HTTP server nor an argument parser is fetched. Here, the
    // example has the traits of the package, whose build it reuses.
    dependencies: [.package(name: "popcorn", path: "../..")],
    targets: [
        .executableTarget(name: "SDKOnly", dependencies: [.product(name: "TMDb", package: "popcorn")])
    ]
)
