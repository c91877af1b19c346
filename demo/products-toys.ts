// Demo sheet: toys to build and to hug. product-sheet.ts tells how a sheet is written.

export const toysSheet = `
# robot | 1.9 | 11.4 9.2 5.3 | featured
! Codes by buttons or by app
! Dances, draws and follows a line
! Rechargeable battery, USB-C
! Rounded edges, safe paint
! Thirty mission cards included
= Age: 5 years and up
= Battery: Rechargeable, 2 hours
= Material: ABS
= Language: Spanish and English
> Its face shows what the program is doing, so mistakes are easy to find.
> Two can be linked for a race or a duet.
- A | Tinkerpatch | Robi | Coding Robot for Kids, App and Buttons, Ages 5+ | sky | 54.99 < 69.99 | Robi teaches the first lines of code without a single lecture.
- T | Tinkerpatch | Robi Mini | Dancing Robot for Toddlers | coral | 24.99 | Robi Mini knows eleven dances and wants to learn yours. | 0.9 7.9 6.1 4.4
> Wind-free, screen-free and loud enough to gather a crowd.
= Age: 3 years and up
~ Codes
~ Thirty
~ program
! Eleven dances and a freeze game
- X | Ombrix Play | Bot 9 | Remote Control Robot with Lights | green | 19.70 < 31.00 | A cheerful robot that says good night in two languages.
> The remote fits small hands and reaches the end of the hall.
~ Codes
~ Thirty
~ program
! Remote control included
- W | Tinkerpatch | Build-a-Bot | Build Your Own Robot Kit | honey | 32.88 | Sixty parts, one screwdriver and a very proud engineer. | 2.3 12.2 9.4 3.6
> The finished robot waves, rolls and carries a cookie.
= Age: 8 years and up
= Pieces: 60
~ Dances
~ Codes
~ Thirty
~ program
~ linked
! Screwdriver included
! Illustrated instructions
> Put it together, take it apart, make it better.
# blocks | 3.1 | 14.1 10.6 4.4
! Fits the common building-brick size
! Sorting trays in the box
! Bright colors that do not fade
! Idea book with 24 models
= Pieces: 500
= Age: 4 years and up
= Material: ABS
= Storage: Box with trays
> The bricks hold firmly and come apart without teeth.
> Everything goes back in the box, at least in theory.
- A | Brickolo | Classic 500 | Building Blocks Set, 500 Pieces, Storage Box | multi | 29.99 | Five hundred bricks and not a single instruction you have to follow.
- W | Brickolo | Baseplate Pack | Building Baseplates, 4-Pack | green | 14.97 | Four green fields for new cities. | 1.1 10.9 10.6 1.2
= Pieces: 4
= Size: 10 x 10 in
= Storage:
~ Sorting
~ Idea
~ goes back
! Both sides usable
> Put four together for a whole town.
- T | Brickolo | City Block | Building Set, 720 Pieces | terracotta | 49.99 | Three houses, one bakery and a bus stop.
= Pieces: 720
= Age: 7 years and up
~ Idea
! Step-by-step book
- E | Brickolo | Jumbo | Large Blocks for Toddlers, 60 Pieces | sky | 34.00 < 41.00 | Large blocks for small hands. | 4.2 15.3 12.4 9.2
= Pieces: 60
= Age: 18 months and up
= Storage: Bag with zip
~ common
~ trays
~ Idea
! Too big to swallow
! Soft edges
# teddy | 1.2 | 13.4 9.8 7.6 | featured
! Extra-soft recycled plush
! Embroidered eyes, safe from birth
! Machine washable
! Weighted paws for sitting
= Height: 16 in
= Age: From birth
= Material: Recycled polyester
= Care: Machine wash gentle
> He listens better than most and never interrupts.
> Wash him on gentle and let him dry in the sun; he likes that.
- T | Pipalino | Oso Bruno | Teddy Bear 16 Inch, Super Soft | brown | 22.99 | Bruno is a bear for a whole childhood.
- A | Pipalino | Oso Canela | Weighted Teddy Bear | honey | 36.90 < 44.90 | A gently weighted bear for restless evenings. | 3.3 14.6 11.2 8.8
= Weight: 2.6 lb of glass beads
- X | Ombrix Play | Bear 30 | Plush Bear with Scarf | rose | 9.80 | A small bear with a big scarf. | 0.7 11.4 8.1 6.2
= Height: 12 in
- W | Pipalino | Oso Nube | Plush Bear | cream | 14.88 | Nube is pale, round and always in favor of a nap.
- E | Pipalino | Oso Abuelo | Collector Bear with Waistcoat | tan | 64.00 | Abuelo has jointed arms, a waistcoat and stories.
= Age: 8 years and up
= Material: Mohair blend
= Care: Surface clean
~ Machine
~ Wash him
~ from birth
~ recycled
! Five joints
! Numbered tag
> He sits wherever you put him and improves the room.
# racecar | 2.4 | 13.8 8.4 6.6
! Proportional steering and speed
! Rubber tires on real suspension
! Two batteries included
! 2.4 GHz: race up to ten friends
= Scale: 1:16
= Top Speed: 22 mph
= Runtime: 2 x 20 min
= Age: 8 years and up
> The bumper is soft, the shell is tough and the walls will survive.
> Spare pins and a wrench are in the box.
- W | Zumbolo | Rayo | RC Race Car 1:16, 22 MPH, Two Batteries | red | 39.88 < 54.88 | Rayo is faster than the dog and nearly as loyal.
- A | Zumbolo | Duna Buggy | RC Off-Road Buggy 4WD | orange | 64.99 | Sand, gravel and lawn are all the same to the Duna. | 3.6 16.2 11.1 8.4
= Scale: 1:12
= Top Speed: 25 mph
- X | Ombrix Play | Drift 24 | Mini RC Drift Car | sky | 17.30 < 26.90 | Goes sideways on purpose. | 0.9 8.8 5.1 4.1
= Scale: 1:24
= Top Speed: 9 mph
= Runtime: 25 min
~ suspension
- T | Zumbolo | First Car | Toddler Race Car with Big Buttons | honey | 21.99 | Two buttons, no corners and a friendly horn.
= Scale: Toddler size
= Top Speed: 2 mph
= Age: 2 years and up
~ Proportional
~ suspension
~ ten friends
~ Spare
~ Two batteries
! Two big buttons: go and turn
! Soft, rounded shell
! Volume switch for parents
> It stops at walls, feet and cats.
* preorder
`
