import CFaultVFS
import Foundation
import Testing

@testable import PopcornPersistence
@testable import StorageSoak

/// Tests of the check of a library while pages cannot be read.
@Suite
struct UnreadablePageTests {

    @Test
    func `a library that cannot be read during its check is not corrupt`() async throws {
        try await Soak("test", amount: 1).withFolder { folder in
            let stage = Stage(folder, volume: try Volume(folder))
            try await stage.open()
            for key in 1...40 { try await stage.writeEntries(key) }
            await stage.close()
            var failures = 0
            while true {
                stage.volume?.arm(.reads, FAULTVFS_BROKEN, first: failures + 1)
                try await stage.openLibrary()
                await stage.close()
                if stage.volume?.failed == 0 { break }
                failures += 1
                #expect(stage.lastError?.isCorruption == false, "read \(failures): \(stage.history)")
            }
            #expect(failures > 10)
        }
    }

    @Test(arguments: [
        ("*** in database main ***\nPage 4: unable to get the page. error code=266", Int32(266)),
        ("*** in database main ***\nTree 4 page 5 cell 0: failed to get page 7", 10),
        ("*** in database main ***\nPage 4: btreeInitPage() returns error code 11", nil),
        ("*** in database main ***\nPage 6: never used", nil),
        ("ok", nil),
    ])
    func `a finding is the failure of a read or corruption`(finding: String, code: Int32?) {
        #expect(SQLiteError(unreadablePageIn: finding)?.code == code)
    }
}
