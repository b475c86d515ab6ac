public import TMDb

extension Movie {

    /// A sample.
    public static var sample: Movie { Movie(id: 550, title: "Fight Club") }
}
