import Foundation
import NIOConcurrencyHelpers

/// The kinds of the pictures that recordings name. The recordings are read when the first picture is requested.
final class RecordedPictureKinds: Sendable {
    private let recordings: Recordings
    private let kinds = NIOLockedValueBox<[String: PictureKind]?>(nil)

    init(recordings: Recordings) {
        self.recordings = recordings
    }

    /// Returns the kind of a picture, or `nil` if no recording names the file.
    func kind(of file: String) -> PictureKind? {
        kinds.withLockedValue { kinds in
            if let kinds { return kinds[file] }
            var found: [String: PictureKind] = [:]
            for recording in recordings.all {
                if let value = try? JSONSerialization.jsonObject(with: Data(recording.body)) {
                    Self.collect(value, kind: nil, into: &found)
                }
            }
            kinds = found
            return found[file]
        }
    }

    private static func collect(_ value: Any, kind: PictureKind?, into found: inout [String: PictureKind]) {
        if let values = value as? [Any] {
            for value in values { collect(value, kind: kind, into: &found) }
        } else if let object = value as? [String: Any] {
            for (member, value) in object {
                let own = member == "file_path" ? kind : PictureKind(member: member)
                if let path = value as? String, let own {
                    found[String(path.drop { $0 == "/" })] = own
                } else {
                    collect(value, kind: own ?? kind, into: &found)
                }
            }
        }
    }
}
