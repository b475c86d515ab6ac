import PopcornServices
import Testing

@testable import PopcornCommandLine

@Suite struct ChangeRefreshTextTests {

    @Test(arguments: [
        (
            ChangeRefreshProgress(
                pages: 8, entries: 700, changed: 1204, refreshed: 1200, skipped: 2, notFound: 1, failed: 1),
            "Read 8 pages of changes: 1,204 cached values changed, 1,200 refreshed, 2 already fresh, 1 not found, "
                + "1 failed."
        ),
        (
            ChangeRefreshProgress(pages: 1, entries: 3, changed: 1, refreshed: 1),
            "Read 1 page of changes: 1 cached value changed, 1 refreshed."
        ),
        (ChangeRefreshProgress(), "Read 0 pages of changes: 0 cached values changed, 0 refreshed."),
        (ChangeRefreshProgress(isDoneByAnotherProcess: true), "Another process refreshes the changes of this cache."),
        (
            ChangeRefreshProgress(pages: 2, isDoneByAnotherProcess: true),
            "Read 2 pages of changes: 0 cached values changed, 0 refreshed. "
                + "Another process refreshes the changes of this cache."
        ),
    ])
    func `the text contains the counts that matter`(progress: ChangeRefreshProgress, text: String) {
        #expect(progress.text == text)
    }
}
