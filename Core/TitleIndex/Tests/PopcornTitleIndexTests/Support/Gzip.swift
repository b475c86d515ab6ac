import Foundation
import PopcornCompression

/// Returns a member of the gzip format.
func gzip(_ text: String) -> [UInt8] { Array(Gzip.compressed(Data(text.utf8)) ?? Data()) }
