import CoreDomain
import Foundation

/// Values.
extension JSONValueEncoder {

    /// Appends a value of a type that is not encoded by its `encode(to:)`.
    ///
    /// - Parameter namesTime: Whether a date is always encoded as a time.
    /// - Returns: `false` if the value is of another type.
    @inline(__always)
    func appendSpecial<Value: Encodable>(_ value: Value, namesTime: @autoclosure () -> Bool) -> Bool {
        if Value.self == String.self {
            state.pointee.bytes.append(string: unsafeBitCast(value, to: String.self))
        } else if Value.self == ImageURLSet.self {
            return append(unsafeBitCast(value, to: ImageURLSet.self))
        } else if Value.self == ImageURL.self {
            append(unsafeBitCast(value, to: ImageURL.self))
        } else if Value.self == URL.self {
            state.pointee.bytes.append(string: unsafeBitCast(value, to: URL.self).absoluteString)
        } else if Value.self == Date.self {
            state.pointee.bytes.append(unsafeBitCast(value, to: Date.self), isTime: namesTime())
        } else if Value.self == Data.self {
            state.pointee.bytes.append(string: unsafeBitCast(value, to: Data.self).base64EncodedString())
        } else if Value.self == Decimal.self {
            state.pointee.bytes.append(plain: unsafeBitCast(value, to: Decimal.self).description)
        } else {
            return false
        }
        return true
    }

    private func append(_ url: ImageURL) {
        guard let parts = url.plainParts else {
            state.pointee.bytes.append(string: url.url.absoluteString)
            return
        }
        append(file: parts.file, in: parts.directory)
    }

    /// Appends an object with the URLs of an image.
    ///
    /// - Returns: `false` if a URL is not a directory and a file name, or if the output is indented.
    private func append(_ set: ImageURLSet) -> Bool {
        guard !document.isPretty, depth < JSONDocument.maximumDepth, let parts = set.plainParts else { return false }
        state.pointee.bytes.append("{\"card\":")
        append(file: parts.file, in: parts.card)
        state.pointee.bytes.append(",\"detail\":")
        append(file: parts.file, in: parts.detail)
        state.pointee.bytes.append(",\"full\":")
        append(file: parts.file, in: parts.full)
        state.pointee.bytes.append(",\"path\":")
        append(file: parts.file, in: "")
        state.pointee.bytes.append(",\"thumbnail\":")
        append(file: parts.file, in: parts.thumbnail)
        state.pointee.bytes.append(UInt8(ascii: "}"))
        return true
    }

    @inline(__always)
    private func append(file: String, in directory: String) {
        state.pointee.bytes.append(UInt8(ascii: "\""))
        state.pointee.bytes.append(plain: directory)
        state.pointee.bytes.append(plain: file)
        state.pointee.bytes.append(UInt8(ascii: "\""))
    }

    /// Appends a value in a container of this encoder with the encoder of the next level.
    ///
    /// If the value throws an error, the caller removes the bytes that it appended.
    @inline(__always)
    func appendNested<Value: Encodable>(_ value: Value, at position: @autoclosure () -> Position) throws {
        if let failure = state.pointee.failure { throw failure }
        let number = frame.pointee.number
        let memberCount = state.pointee.members.count
        let encoder = document.encoder(at: level &+ 1)
        encoder.begin(position())
        do {
            try value.encode(to: encoder)
        } catch {
            encoder.discard()
            state.pointee.members.truncate(to: memberCount)
            state.pointee.active = number
            throw error
        }
        if !encoder.complete() { appendEmptyObject(depth: depth + 1) }
        state.pointee.active = number
    }

    /// Appends an object without members.
    ///
    /// - Parameter depth: The depth of the object.
    func appendEmptyObject(depth: Int) {
        guard depth <= JSONDocument.maximumDepth else { return document.fail(.depth) }
        state.pointee.bytes.append(UInt8(ascii: "{"))
        end(UInt8(ascii: "}"), depth: depth, isEmpty: true)
    }

    private func discard() {
        frame.pointee.number = 0
        insertions = []
        unusualKeys = [:]
    }

    /// Returns a document for a value that is encoded independently of this encoder.
    ///
    /// - Parameters:
    ///   - key: The key of the value, or its index.
    ///   - isInObject: Whether the value is that of a key.
    ///   - isContainer: Whether the value is a nested container; otherwise, an encoder.
    func insertDocument(_ key: any CodingKey, isInObject: Bool, isContainer: Bool) -> JSONDocument {
        let document = JSONDocument(
            isPretty: document.isPretty, depth: depth, path: isContainer ? codingPath : codingPath + [key],
            containerPath: isContainer ? containerPath + [key] : codingPath + [key], capacity: 256)
        frame.pointee.isUnusual = true
        insertions.append(
            JSONInsertion(
                offset: state.pointee.bytes.count, key: isInObject ? key.stringValue : nil, document: document))
        return document
    }

    /// Returns an error for the use of a container in an order that is not allowed.
    func orderError(_ value: Any) -> any Error {
        EncodingError.invalidValue(
            value,
            EncodingError.Context(
                codingPath: codingPath,
                debugDescription: "A container must not be used before a value in it, or after it, is complete."))
    }

    // MARK: - Ends of containers

    func closeArray() {
        if frame.pointee.isUnusual { insertDocuments() }
        end(UInt8(ascii: "]"), depth: depth, isEmpty: frame.pointee.count == 0)
    }

    func closeObject() {
        let first = frame.pointee.firstMember
        let count = state.pointee.members.count - first
        if frame.pointee.isUnusual {
            rewriteMembers()
        } else if count > 1 {
            switch state.pointee.members.sort(from: first, in: state.pointee.bytes.start) {
            case nil: rewriteMembers()
            case true?: permuteMembers()
            case false?: break
            }
        }
        state.pointee.members.truncate(to: first)
        end(UInt8(ascii: "}"), depth: depth, isEmpty: count == 0)
    }

    @inline(__always)
    private func end(_ bracket: UInt8, depth: Int, isEmpty: Bool) {
        if document.isPretty {
            if isEmpty { state.pointee.bytes.append("\n") }
            state.pointee.bytes.append("\n")
            state.pointee.bytes.appendIndentation(depth - 1)
        }
        state.pointee.bytes.append(bracket)
    }

    /// Begins an element or a member.
    @inline(__always)
    func appendSeparator() {
        if frame.pointee.count > 0 { state.pointee.bytes.append(UInt8(ascii: ",")) }
        if document.isPretty {
            state.pointee.bytes.append("\n")
            state.pointee.bytes.appendIndentation(depth)
        }
        frame.pointee.count &+= 1
    }

    /// Begins the value of a member.
    @inline(__always)
    func appendColon() {
        if document.isPretty {
            state.pointee.bytes.append(" : ")
        } else {
            state.pointee.bytes.append(UInt8(ascii: ":"))
        }
    }
}
