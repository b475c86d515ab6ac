import Foundation
import Glibc

/// A thread of the system, outside of the cooperative pool.
package enum SystemThread {

    /// Starts a thread that executes a closure.
    ///
    /// - Parameters:
    ///   - name: The name for debuggers, of at most 15 characters.
    ///   - stackSize: The size of the stack in bytes; 0 for the default of the system. Default: 0.
    /// - Returns: `false` if the system cannot create a thread, for example because the process has too many.
    package static func start(_ name: String, stackSize: Int = 0, _ body: @escaping @Sendable () -> Void) -> Bool {
        var attributes = pthread_attr_t()
        guard pthread_attr_init(&attributes) == 0 else { return false }
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        if stackSize > 0 { pthread_attr_setstacksize(&attributes, stackSize) }
        let work = Unmanaged.passRetained(Work(name: name, body: body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread, &attributes,
            { argument in
                if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
                return nil
            }, work.toOpaque())
        if status != 0 { work.release() }
        return status == 0
    }

    private final class Work: Sendable {

        let name: String
        let body: @Sendable () -> Void

        init(name: String, body: @escaping @Sendable () -> Void) {
            self.name = name
            self.body = body
        }

        func run() {
            Thread.current.name = name
            body()
        }
    }
}
