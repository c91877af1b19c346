// Demo sheet: games, puzzles and the open air. product-sheet.ts tells how a sheet is written.

export const gamesSheet = `
# puzzle | 1.7 | 10.8 10.7 2.3
! Linen finish, no glare
! Poster in full size included
! Pieces that click and stay
! Made from recycled board
= Pieces: 1,000
= Finished Size: 27 x 19 in
= Age: 10 years and up
= Material: Recycled board
> It is a rainy Sunday in a box.
> Every piece is cut differently, so there is only one right place.
- T | Rompelia | Salto | 1000-Piece Jigsaw Puzzle, Waterfall | teal | 14.99 | A thousand pieces of the tallest waterfall there is.
- A | Rompelia | Tepuy | 1000-Piece Jigsaw Puzzle, Table Mountain | terracotta | 15.95 < 19.95 | Red rock, white cloud and a great deal of green.
- W | Rompelia | Granja | 100-Piece Kids Puzzle, Farm | honey | 8.97 | A hundred big pieces, twelve animals and one escaped pig. | 1.1 9.1 9.1 2.1
= Pieces: 100
= Finished Size: 19 x 13 in
= Age: 5 years and up
- E | Rompelia | Noche | 2000-Piece Puzzle, Starry Coast | navy | 27.00 | Two thousand pieces, many of them dark blue. | 2.9 13.4 9.6 2.6
= Pieces: 2,000
= Finished Size: 38 x 27 in
# dollhouse | 14.6 | 26.3 18.2 6.4
! Solid wood, water-based paint
! Fifteen pieces of furniture
! Opens on both sides
! Anchors to the wall
= Height: 28 in
= Age: 3 years and up
= Material: Birch plywood
= Assembly: About 45 minutes
> Three floors give every doll a room and a view.
> The edges are sanded twice and the roof lifts off.
- W | Casitalia | Villa Rosa | Wooden Dollhouse with 15 Furniture Pieces | rose | 78.00 | Villa Rosa has a balcony, a bathtub and no rent.
- T | Casitalia | Cabana | Wooden Dollhouse, Natural | sage | 94.99 | Cabana is a quiet house in the woods of your carpet.
- A | Casitalia | Villa Azul | Large Wooden Dollhouse, 4 Floors | sky | 128.00 | Four floors, an elevator and a very small cat. | 21.4 31.2 19.6 7.2
= Height: 35 in
~ Three floors
> Four floors give every doll a room and a view.
# boardgame | 2.9 | 11.8 11.7 2.9
! Rules in Spanish and English
! Ready to play in five minutes
! Wooden pieces, linen cards
! Good with two, great with five
= Players: 2-5
= Play Time: 45 min
= Age: 8 years and up
= Language: Spanish and English
> The rules fit on one page and the arguments last all evening.
> The insert keeps every piece where you left it.
- A | Fichamundi | Caravana | Strategy Board Game, 2-5 Players | terracotta | 34.95 < 42.00 | In Caravana you trade cacao, cross mountains and spoil each other's plans.
- W | Fichamundi | Fichas | Dominoes Set, Double Nine, Wooden Box | walnut | 17.88 | Double-nine dominoes with the right sound on the table. | 2.6 8.4 5.6 2.2
= Players: 2-8
= Play Time: 30 min
~ cards
~ insert
~ five
! 55 heavy wooden tiles
! Box doubles as scoreboard
> The tiles are drilled, painted and sealed.
- E | Fichamundi | Puerto Perdido | Cooperative Board Game | navy | 44.00 | Win together or sink together.
> A storm deck sinks something new every round, so no two evenings end alike.
~ arguments
- T | Fichamundi | Mercado | Family Board Game | honey | 27.99 | Mercado opens next month; reserve your stall today.
* preorder
# kite | 0.9 | 27.2 4.6 3.1
! Flies from a light breeze
! Ripstop fabric and fiberglass rods
! 100 ft of line on a winder
! Long tails that tell the wind
= Span: 55 in
= Age: 6 years and up
= Line: 100 ft
= Wind: 5-20 mph
> It is up before the first run is over.
> It folds into its own sleeve and fits any beach bag.
- A | Kiterra | Papagayo | Delta Kite with Tails, Easy to Fly, Ages 6+ | red | 18.95 < 24.95 | Papagayo is the kite of every childhood, with better rods.
- X | Ombrix Play | Diamond | Kite with Long Tail | sky | 8.20 | The classic shape with a very long tail.
= Span: 26 in
- W | Kiterra | Gaviota | Large Delta Kite | teal | 14.88 | A big, calm kite for big, calm afternoons.
# waterblaster | 1.6 | 17.4 8.8 3.4
! Shoots up to 35 feet
! Fills in three seconds
! No batteries needed
! Soft, leak-free trigger
= Tank: 1 L
= Range: 35 ft
= Age: 6 years and up
= Material: ABS
> It pumps easily, aims truly and ends most arguments.
> Drain it upside down and it is ready for the next heat wave.
- W | Chapuzon | Ola 1000 | Water Blaster 1 L, 35-Foot Range | sky | 14.97 < 19.97 | Ola 1000 rules the backyard from the first pump.
- T | Chapuzon | Duo | Water Blaster 2-Pack | coral | 19.99 | Two blasters, because one is not a game. | 2.1 17.9 9.6 5.2
= Tank: 0.7 L each
= Range: 28 ft
- X | Ombrix Play | Splash | Electric Water Blaster | green | 22.40 < 36.00 | Forty quick squirts for people who hate pumping.
= Battery: Rechargeable, USB-C
~ No batteries
~ pumps
! Motor does the pumping
`
