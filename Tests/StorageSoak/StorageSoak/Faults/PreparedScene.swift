import Foundation

/// A scene with its prepared files, from which each round starts.
struct PreparedScene {

    let scene: Scene
    private let folder: URL
    private let entries: Ledger
    private let titles: Ledger

    /// Prepares the files of a scene in a new folder.
    init(_ scene: Scene, in parent: URL) async throws {
        self.scene = scene
        folder = parent.appending(path: scene.name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let stage = Stage(folder)
        scene.configure(stage)
        try await scene.prepare(stage)
        await stage.close()
        entries = stage.entries
        titles = stage.titles
    }

    /// Creates a stage with a copy of the files.
    func stage(in copy: URL, keepsImages: Bool = false) async throws -> Stage {
        try FileManager.default.removeItem(at: copy)
        try FileManager.default.copyItem(at: folder, to: copy)
        let stage = Stage(copy, volume: try Volume(copy, keepsImages: keepsImages))
        scene.configure(stage)
        stage.entries = entries
        stage.titles = titles
        if scene.isOpen { try await stage.open() }
        return stage
    }
}
