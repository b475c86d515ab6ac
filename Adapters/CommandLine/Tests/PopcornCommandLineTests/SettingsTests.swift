import ArgumentParser
import CoreDomain
import Foundation
import PopcornServices
import TMDb
import Testing

@testable import PopcornCommandLine

@Suite struct SettingsTests {

    private let home = ["HOME": "/home/someone"]

    private func settings(
        _ arguments: String..., locale: [String] = [], environment: [String: String] = [:]
    ) throws -> Settings {
        try Settings(
            SettingsOptions.parse(arguments), locale: LocaleOptions.parse(locale),
            environment: home.merging(environment) { $1 })
    }

    @Test func `missing settings have defaults`() throws {
        let settings = try settings()
        #expect(settings.credential == nil)
        #expect(settings.baseURL == nil)
        #expect(settings.locale == .americanEnglish)
        #expect(settings.timeout == .seconds(10))
        #expect(settings.storage.cacheDatabase?.path() == "/home/someone/.cache/popcorn/cache.sqlite")
        #expect(settings.storage.libraryDatabase?.path() == "/home/someone/.local/share/popcorn/library.sqlite")
    }

    @Test func `settings are read from the environment`() throws {
        let settings = try settings(environment: [
            "TMDB_API_KEY": "k", "TMDB_BASE_URL": "https://example.com", "POPCORN_HOME": "/data",
            "POPCORN_LANGUAGE": "de", "POPCORN_REGION": "AT",
        ])
        #expect(settings.credential?.description.hasPrefix("API key") == true)
        #expect(settings.baseURL?.absoluteString == "https://example.com")
        #expect(settings.storage.cacheDatabase?.path() == "/data/cache.sqlite")
        #expect(settings.storage.libraryDatabase?.path() == "/data/library.sqlite")
        #expect(settings.imageFolder?.path() == "/data/images/")
        #expect(try settings.locale == ContentLocale(language: "de", region: "AT"))
    }

    @Test func `the time zone is taken from the flag, or else from the environment`() throws {
        let environment = ["POPCORN_TIME_ZONE": "Asia/Tokyo"]
        #expect(try settings().locale.timeZone == nil)
        #expect(try settings(environment: environment).locale.timeZone?.identifier == "Asia/Tokyo")
        let flag = try settings(locale: ["--time-zone", "Europe/Berlin"], environment: environment)
        #expect(flag.locale.timeZone?.identifier == "Europe/Berlin")
        #expect(throws: PopcornError.self) { try settings(locale: ["--time-zone", "Mars/Base"]) }
    }

    @Test func `fallback languages are off by default`() throws {
        #expect(try settings().textFallback == .off)
        let environment = ["POPCORN_FALLBACK": "de-AT, de,en"]
        #expect(try settings(environment: environment).textFallback.languages == ["de-AT", "de", "en"])
        let flag = try settings(locale: ["--fallback", "fr"], environment: environment)
        #expect(flag.textFallback.languages == ["fr"])
        #expect(try settings(locale: ["--fallback", ""], environment: environment).textFallback == .off)
        #expect(throws: PopcornError.self) { try settings(locale: ["--fallback", "de,klingon"]) }
    }

    @Test func `options override the environment`() throws {
        let settings = try settings(
            "--base-url", "https://flag.example", "--home", "/flag", "--timeout", "2s",
            locale: ["--language", "it", "--region", "CH"],
            environment: [
                "TMDB_BASE_URL": "https://example.com", "POPCORN_HOME": "/data", "POPCORN_LANGUAGE": "de",
                "POPCORN_REGION": "AT",
            ])
        #expect(settings.baseURL?.absoluteString == "https://flag.example")
        #expect(settings.storage.cacheDatabase?.path() == "/flag/cache.sqlite")
        #expect(settings.timeout == .seconds(2))
        #expect(try settings.locale == ContentLocale(language: "it", region: "CH"))
    }

    @Test func `the size of the cache is taken from the option, or else from the environment`() throws {
        func size(_ arguments: String..., variable: String? = nil) throws -> Int? {
            let variables = variable.map { ["POPCORN_CACHE_MAX_BYTES": $0] } ?? [:]
            let settings = try Settings(
                SettingsOptions.parse(arguments), environment: home.merging(variables) { $1 })
            return settings.cacheByteCount
        }
        #expect(try size() == 2_000_000_000)
        #expect(try size(variable: "") == 2_000_000_000)
        #expect(try size(variable: "500MB") == 500_000_000)
        #expect(try size(variable: "none") == nil)
        #expect(try size("--cache-size", "3000000", variable: "500MB") == 3_000_000)
        #expect(try size("--cache-size", "none", variable: "500MB") == nil)
        #expect(
            throws: PopcornError(
                .invalidInput,
                "The setting cache-size (POPCORN_CACHE_MAX_BYTES) is 'much', but must be a number of bytes, like 500MB, or none"
            )
        ) {
            try size(variable: "much")
        }
    }

    @Test func `an access token overrides an API key unless the key is an option`() throws {
        let both = ["TMDB_ACCESS_TOKEN": "t", "TMDB_API_KEY": "k"]
        #expect(try settings(environment: both).credential?.description.hasPrefix("access token") == true)
        #expect(
            try settings("--api-key", "f", environment: both).credential?.description.hasPrefix("API key") == true)
        #expect(
            try settings("--access-token", "f", environment: ["TMDB_API_KEY": "k"]).credential?.description
                .hasPrefix("access token") == true)
    }

    @Test func `empty variables are ignored`() throws {
        let settings = try settings(environment: ["TMDB_ACCESS_TOKEN": "", "POPCORN_LANGUAGE": "", "POPCORN_HOME": ""])
        #expect(settings.credential == nil)
        #expect(settings.locale == .americanEnglish)
        #expect(settings.storage.cacheDatabase?.path() == "/home/someone/.cache/popcorn/cache.sqlite")
    }

    @Test func `relative XDG folders are ignored`() throws {
        let absolute = try settings(environment: ["XDG_CACHE_HOME": "/c", "XDG_DATA_HOME": "/d"])
        #expect(absolute.storage.cacheDatabase?.path() == "/c/popcorn/cache.sqlite")
        #expect(absolute.storage.libraryDatabase?.path() == "/d/popcorn/library.sqlite")
        let relative = try settings(environment: ["XDG_CACHE_HOME": "c"])
        #expect(relative.storage.cacheDatabase?.path() == "/home/someone/.cache/popcorn/cache.sqlite")
    }

    @Test func `a missing home folder is an error`() throws {
        let error = #expect(throws: PopcornError.self) {
            try Settings(SettingsOptions.parse([]), environment: [:])
        }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message.contains("POPCORN_HOME") == true)
    }

    #if PostgreSQL
    @Test func `a database URL precedes the folder of the environment, but not that of the option`() throws {
        let url = "postgresql://popcorn:hunter2@db.example.com/popcorn"
        let environment = ["POPCORN_DATABASE_URL": url, "POPCORN_HOME": "/data"]
        #expect(try settings(environment: environment).storage == .postgres(url))
        #expect(try settings(environment: environment).imageFolder?.path() == "/data/images/")
        #expect(try settings("--home", "/flag", environment: environment).storage.cacheDatabase != nil)
        #expect(try settings("--database-url", url, "--home", "/flag").storage == .postgres(url))

        let named = environment.merging(["POPCORN_DATABASE_SCHEMA": "films"]) { $1 }
        #expect(try settings(environment: named).storage == .postgres(url, schema: "films"))
        let flag = try settings("--database-schema", "shows", environment: named)
        #expect(flag.storage == .postgres(url, schema: "shows"))
    }

    @Test func `a database URL needs no folder`() throws {
        let settings = try Settings(
            SettingsOptions.parse([]), environment: ["POPCORN_DATABASE_URL": "postgresql://localhost/popcorn"])
        #expect(settings.imageFolder == nil)
    }
    #else
    @Test func `a database URL is an error in a program without PostgreSQL`() throws {
        let error = #expect(throws: PopcornError.self) {
            try settings(environment: ["POPCORN_DATABASE_URL": "postgresql://popcorn:hunter2@localhost/popcorn"])
        }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message.contains("--traits PostgreSQL") == true)
        #expect(error?.message.contains("hunter2") == false)
    }
    #endif
}
