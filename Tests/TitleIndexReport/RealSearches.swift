import PopcornTitleIndex

/// Searches that people make, and titles and people that they can mean. Identifiers, names and approximate popularities
/// are those of TMDb.
enum RealSearches {

    /// A title or person.
    struct Title {
        let kind: TitleKind
        let id: Int
        let popularity: Double
        let name: String
        /// The English name if it is another one, as cached.
        let englishName: String?
    }

    /// A search and the identifier that should come first.
    struct Search {
        let text: String
        let kind: TitleKind
        let id: Int
    }

    static let titles: [Title] = titleLines.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "|").map { $0.trimming() }
        guard fields.count >= 4, let kind = kind(fields[0]), let id = Int(fields[1]), let popularity = Double(fields[2])
        else { return nil }
        return Title(
            kind: kind, id: id, popularity: popularity, name: fields[3], englishName: fields.count > 4 ? fields[4] : nil
        )
    }

    static let searches: [Search] = searchLines.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "|").map { $0.trimming() }
        guard fields.count == 3, let kind = kind(fields[1]), let id = Int(fields[2]) else { return nil }
        return Search(text: fields[0], kind: kind, id: id)
    }

    private static func kind(_ name: String) -> TitleKind? {
        ["movie": .movie, "tv": .series, "person": .person][name]
    }

    private static let titleLines = """
        movie | 11 | 25.1 | Star Wars
        movie | 1891 | 18.4 | The Empire Strikes Back
        movie | 1892 | 17.1 | Return of the Jedi
        movie | 1893 | 20.3 | Star Wars: Episode I - The Phantom Menace
        movie | 1894 | 16.2 | Star Wars: Episode II - Attack of the Clones
        movie | 1895 | 18.7 | Star Wars: Episode III - Revenge of the Sith
        movie | 140607 | 14.9 | Star Wars: The Force Awakens
        movie | 181808 | 12.8 | Star Wars: The Last Jedi
        movie | 181812 | 13.5 | Star Wars: The Rise of Skywalker
        movie | 330459 | 13.9 | Rogue One: A Star Wars Story
        movie | 238 | 48.6 | The Godfather
        movie | 240 | 29.3 | The Godfather Part II
        movie | 242 | 17.5 | The Godfather Part III
        movie | 13 | 27.4 | Forrest Gump
        movie | 120 | 33.6 | The Lord of the Rings: The Fellowship of the Ring
        movie | 121 | 28.2 | The Lord of the Rings: The Two Towers
        movie | 122 | 30.1 | The Lord of the Rings: The Return of the King
        movie | 123 | 6.1 | The Lord of the Rings
        tv | 84773 | 45.2 | The Lord of the Rings: The Rings of Power
        movie | 49051 | 24.2 | The Hobbit: An Unexpected Journey
        movie | 57158 | 17.9 | The Hobbit: The Desolation of Smaug
        movie | 194 | 16.1 | Le Fabuleux Destin d'Amélie Poulain | Amélie
        movie | 146 | 11.3 | 臥虎藏龍 | Crouching Tiger, Hidden Dragon
        movie | 263341 | 6.7 | Crouching Tiger, Hidden Dragon: Sword of Destiny
        movie | 129 | 39.7 | 千と千尋の神隠し | Spirited Away
        movie | 4935 | 19.8 | ハウルの動く城 | Howl's Moving Castle
        movie | 8392 | 17.2 | となりのトトロ | My Neighbor Totoro
        movie | 128 | 17.6 | もののけ姫 | Princess Mononoke
        movie | 372058 | 24.9 | 君の名は。 | Your Name.
        movie | 496243 | 31.4 | 기생충 | Parasite
        movie | 670 | 14.6 | 올드보이 | Oldboy
        movie | 396535 | 12.2 | 부산행 | Train to Busan
        movie | 598 | 12.7 | Cidade de Deus | City of God
        movie | 637 | 14.1 | La vita è bella | Life Is Beautiful
        movie | 582 | 8.2 | Das Leben der Anderen | The Lives of Others
        movie | 387 | 7.9 | Das Boot
        movie | 77338 | 15.4 | Intouchables | The Intouchables
        movie | 1417 | 12.5 | El laberinto del fauno | Pan's Labyrinth
        movie | 346 | 13.8 | 七人の侍 | Seven Samurai
        movie | 550 | 26.9 | Fight Club
        movie | 680 | 29.8 | Pulp Fiction
        movie | 278 | 43.1 | The Shawshank Redemption
        movie | 603 | 27.9 | The Matrix
        movie | 604 | 14.5 | The Matrix Reloaded
        movie | 605 | 12.1 | The Matrix Revolutions
        movie | 157336 | 52.2 | Interstellar
        movie | 27205 | 35.7 | Inception
        movie | 155 | 37.1 | The Dark Knight
        movie | 49026 | 21.7 | The Dark Knight Rises
        movie | 272 | 19.6 | Batman Begins
        movie | 414906 | 28.3 | The Batman
        movie | 268 | 11.7 | Batman
        movie | 24428 | 30.5 | The Avengers
        movie | 299534 | 29.4 | Avengers: Endgame
        movie | 299536 | 34.8 | Avengers: Infinity War
        movie | 99861 | 20.1 | Avengers: Age of Ultron
        movie | 1726 | 22.2 | Iron Man
        movie | 10138 | 17.3 | Iron Man 2
        movie | 68721 | 18.9 | Iron Man 3
        movie | 557 | 16.6 | Spider-Man
        movie | 558 | 15.3 | Spider-Man 2
        movie | 559 | 14.7 | Spider-Man 3
        movie | 634649 | 27.8 | Spider-Man: No Way Home
        movie | 324857 | 22.6 | Spider-Man: Into the Spider-Verse
        movie | 36657 | 11.1 | X-Men
        movie | 36658 | 9.6 | X2
        movie | 671 | 32.9 | Harry Potter and the Philosopher's Stone
        movie | 672 | 25.3 | Harry Potter and the Chamber of Secrets
        movie | 673 | 24.4 | Harry Potter and the Prisoner of Azkaban
        movie | 674 | 22.5 | Harry Potter and the Goblet of Fire
        movie | 862 | 23.4 | Toy Story
        movie | 863 | 16.4 | Toy Story 2
        movie | 10193 | 15.9 | Toy Story 3
        movie | 12 | 19.3 | Finding Nemo
        movie | 14160 | 17.8 | Up
        movie | 10681 | 15.6 | WALL·E
        movie | 2062 | 18.1 | Ratatouille
        movie | 105 | 21.9 | Back to the Future
        movie | 165 | 14.3 | Back to the Future Part II
        movie | 196 | 12.9 | Back to the Future Part III
        movie | 85 | 15.7 | Raiders of the Lost Ark
        movie | 89 | 14.2 | Indiana Jones and the Last Crusade
        movie | 87 | 12.6 | Indiana Jones and the Temple of Doom
        movie | 601 | 14.4 | E.T. the Extra-Terrestrial
        movie | 329 | 21.2 | Jurassic Park
        movie | 578 | 13.6 | Jaws
        movie | 579 | 5.5 | Jaws 2
        movie | 348 | 19.9 | Alien
        movie | 679 | 15.1 | Aliens
        movie | 218 | 14.8 | The Terminator
        movie | 280 | 17.7 | Terminator 2: Judgment Day
        movie | 562 | 17.4 | Die Hard
        movie | 1573 | 9.8 | Die Hard 2
        movie | 1366 | 12.3 | Rocky
        movie | 1367 | 8.4 | Rocky II
        movie | 1374 | 9.9 | Rocky IV
        movie | 1368 | 10.4 | First Blood
        movie | 62 | 12.4 | 2001: A Space Odyssey
        movie | 694 | 16.5 | The Shining
        movie | 185 | 14.0 | A Clockwork Orange
        movie | 597 | 24.6 | Titanic
        movie | 19995 | 29.9 | Avatar
        movie | 76600 | 26.3 | Avatar: The Way of Water
        movie | 807 | 20.9 | Se7en
        movie | 274 | 17.0 | The Silence of the Lambs
        movie | 769 | 16.9 | GoodFellas
        movie | 111 | 15.8 | Scarface
        movie | 424 | 17.9 | Schindler's List
        movie | 857 | 16.8 | Saving Private Ryan
        movie | 1124 | 15.0 | The Prestige
        movie | 77 | 13.7 | Memento
        movie | 5 | 4.1 | Four Rooms
        movie | 500 | 13.3 | Reservoir Dogs
        movie | 68718 | 21.4 | Django Unchained
        movie | 16869 | 18.8 | Inglourious Basterds
        movie | 24 | 18.3 | Kill Bill: Vol. 1
        movie | 393 | 14.9 | Kill Bill: Vol. 2
        movie | 9806 | 17.6 | The Incredibles
        movie | 808 | 21.5 | Shrek
        movie | 809 | 16.3 | Shrek 2
        movie | 8587 | 24.1 | The Lion King
        movie | 420818 | 15.2 | The Lion King
        movie | 920 | 14.6 | Cars
        movie | 22 | 20.4 | Pirates of the Caribbean: The Curse of the Black Pearl
        movie | 58 | 16.0 | Pirates of the Caribbean: Dead Man's Chest
        movie | 438631 | 24.8 | Dune
        movie | 693134 | 41.6 | Dune: Part Two
        movie | 841 | 8.1 | Dune
        movie | 872585 | 33.3 | Oppenheimer
        movie | 346698 | 23.7 | Barbie
        movie | 361743 | 26.1 | Top Gun: Maverick
        movie | 744 | 13.9 | Top Gun
        movie | 245891 | 28.6 | John Wick
        movie | 324552 | 19.2 | John Wick: Chapter 2
        movie | 603692 | 30.8 | John Wick: Chapter 4
        movie | 4232 | 15.5 | Scream
        movie | 948 | 12.0 | Halloween
        movie | 9552 | 14.3 | The Exorcist
        movie | 539 | 12.8 | Psycho
        movie | 15 | 9.3 | Citizen Kane
        movie | 289 | 10.9 | Casablanca
        movie | 630 | 11.5 | The Wizard of Oz
        movie | 389 | 14.5 | 12 Angry Men
        movie | 429 | 15.3 | Il buono, il brutto, il cattivo | The Good, the Bad and the Ugly
        movie | 9522 | 11.4 | Wedding Crashers
        movie | 18785 | 18.2 | The Hangover
        movie | 8363 | 14.2 | Superbad
        movie | 313369 | 17.1 | La La Land
        movie | 244786 | 18.4 | Whiplash
        movie | 37165 | 17.5 | The Truman Show
        movie | 1422 | 17.8 | The Departed
        movie | 745 | 13.1 | The Sixth Sense
        movie | 109445 | 20.7 | Frozen
        movie | 277834 | 19.1 | Moana
        movie | 354912 | 20.2 | Coco
        movie | 207703 | 15.6 | Kingsman: The Secret Service
        movie | 76341 | 20.8 | Mad Max: Fury Road
        movie | 9659 | 10.6 | Mad Max
        movie | 954 | 16.1 | Mission: Impossible
        movie | 36557 | 14.7 | Casino Royale
        movie | 524 | 12.2 | Casino
        tv | 1396 | 92.4 | Breaking Bad
        tv | 60059 | 41.7 | Better Call Saul
        tv | 1399 | 110.3 | Game of Thrones
        tv | 94997 | 74.5 | House of the Dragon
        tv | 66732 | 88.9 | Stranger Things
        tv | 1668 | 76.2 | Friends
        tv | 2316 | 71.1 | The Office
        tv | 2996 | 14.8 | The Office
        tv | 456 | 83.5 | The Simpsons
        tv | 1434 | 68.3 | Family Guy
        tv | 2190 | 59.8 | South Park
        tv | 1418 | 66.9 | The Big Bang Theory
        tv | 1400 | 38.7 | Seinfeld
        tv | 1398 | 45.4 | The Sopranos
        tv | 1438 | 33.9 | The Wire
        tv | 71446 | 49.6 | La casa de papel | Money Heist
        tv | 70523 | 31.2 | Dark
        tv | 93405 | 65.7 | 오징어 게임 | Squid Game
        tv | 1429 | 71.8 | 進撃の巨人 | Attack on Titan
        tv | 37854 | 95.1 | ワンピース | One Piece
        tv | 46260 | 62.4 | ナルト | Naruto
        tv | 13916 | 41.1 | デスノート | Death Note
        tv | 82856 | 44.8 | The Mandalorian
        tv | 57243 | 52.3 | Doctor Who
        tv | 121 | 21.6 | Doctor Who
        tv | 19885 | 35.2 | Sherlock
        tv | 1402 | 72.7 | The Walking Dead
        tv | 1416 | 90.6 | Grey's Anatomy
        tv | 1408 | 61.5 | House
        tv | 4607 | 44.2 | Lost
        tv | 253 | 14.1 | Star Trek
        tv | 655 | 34.6 | Star Trek: The Next Generation
        person | 287 | 18.6 | Brad Pitt
        person | 31 | 17.2 | Tom Hanks
        person | 500 | 28.4 | Tom Cruise
        person | 6193 | 15.7 | Leonardo DiCaprio
        person | 1245 | 19.5 | Scarlett Johansson
        person | 138 | 9.8 | Quentin Tarantino
        person | 525 | 11.6 | Christopher Nolan
        person | 488 | 8.9 | Steven Spielberg
        person | 608 | 6.4 | Hayao Miyazaki
        person | 16767 | 2.1 | Aki Kaurismäki
        person | 287564 | 0.6 | Brad Pittman
        person | 1136406 | 16.8 | Tom Holland
        person | 192 | 12.9 | Morgan Freeman
        person | 6384 | 14.3 | Keanu Reeves
        person | 17419 | 9.1 | Bryan Cranston
        person | 3084 | 8.7 | Marlon Brando
        person | 85 | 13.4 | Johnny Depp
        person | 505710 | 16.2 | Zendaya
        """

    private static let searchLines = """
        lotr | tv | 84773
        godfather 2 | movie | 240
        the godfather | movie | 238
        amelie | movie | 194
        star wars a new hope | movie | 11
        crouchng tiger | movie | 146
        star wars | movie | 11
        empire strikes back | movie | 1891
        return of the king | movie | 122
        lord of the rings two towers | movie | 121
        spirited away | movie | 129
        parasite | movie | 496243
        oldboy | movie | 670
        das boot | movie | 387
        intouchables | movie | 77338
        fight club | movie | 550
        shawshank | movie | 278
        shawshenk redemption | movie | 278
        matrix | movie | 603
        interstelar | movie | 157336
        dark knight | movie | 155
        batman | movie | 414906
        avengers endgame | movie | 299534
        iron man 3 | movie | 68721
        spiderman | movie | 557
        spider man no way home | movie | 634649
        xmen | movie | 36657
        harry potter | movie | 671
        harry potter 1 | movie | 671
        toy story 3 | movie | 10193
        wall-e | movie | 10681
        back to the future 2 | movie | 165
        raiders of the lost arc | movie | 85
        et | movie | 601
        terminator 2 | movie | 280
        rocky 4 | movie | 1374
        2001 space odyssey | movie | 62
        seven | movie | 807
        kill bill 2 | movie | 393
        lion king | movie | 8587
        dune 2 | movie | 693134
        top gun | movie | 744
        12 angry men | movie | 389
        breaking bad | tv | 1396
        got | tv | 1399
        game of trones | tv | 1399
        the office us | tv | 2316
        money heist | tv | 71446
        squid game | tv | 93405
        simpsons | tv | 456
        brad pit | person | 287
        tarantino | person | 138
        kaurismaki | person | 16767
        dicaprio | person | 6193
        """
}

extension Substring {
    fileprivate func trimming() -> String {
        String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
