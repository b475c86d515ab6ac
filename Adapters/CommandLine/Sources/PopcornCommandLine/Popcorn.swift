import ArgumentParser

@main
struct Popcorn: AsyncParsableCommand {
}
