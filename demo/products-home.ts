// Demo sheet: home, tools and garden. product-sheet.ts tells how a sheet is written.

export const homeSheet = `
# lamp | 4.4 | 19.4 11.8 11.6 | featured
! Three levels of warm light
! Linen shade that softens the bulb
! Touch dimmer in the base
! LED bulb included
= Height: 18 in
= Bulb: LED, E26 included
= Color Temperature: 2700 K
= Voltage: 120 V, 60 Hz
> It makes one corner of the room the place where everybody sits.
> The cord is wrapped in cotton and long enough for the far socket.
- T | Finchwood | Atardecer | Ceramic Table Lamp with Linen Shade, Dimmable | terracotta | 48.00 < 60.00 | Atardecer brings the last half hour of the day indoors.
- A | Finchwood | Nord | Bedside Lamp, Wooden Base | sage | 32.90 | Nord is a small lamp for one more chapter. | 2.6 14.2 9.4 9.2
= Height: 13 in
- X | Ombra Casa | Luna Q | Touch Table Lamp | cream | 16.40 < 27.00 | A round glow you can switch with a fingertip. | 1.9 10.3 8.2 8.1
= Height: 9 in
= Bulb: LED, built in
! Runs by cable or battery
~ bulb included
~ Linen
- W | Finchwood | Studio | Table Lamp with Drum Shade | navy | 22.97 | A plain, well-proportioned lamp for plain, good rooms.
- E | Finchwood | Oro | Brass-Base Table Lamp | honey | 88.50 | Solid brass at the foot, quiet linen at the top. | 5.8 21.2 13.4 13.1
= Height: 20 in
# cushion | 1.8 | 17.6 17.3 5.2
! Removable cover with hidden zip
! Plump recycled filling
! Double-stitched piping
! Machine washable
= Size: 18 x 18 in
= Cover: Cotton weave
= Filling: Recycled polyester
= Care: Machine wash 30 C
> It arrives vacuum packed and takes a deep breath when opened.
> The weave hides crumbs and shows the color.
- T | Hamacara | Trama | Woven Throw Pillow 18 x 18, Cotton | terracotta | 19.00 | Trama is woven like a hammock and just as easy to nap on.
- W | Hamacara | Lino | Linen-Look Cushion, Set of 2 | sage | 21.88 < 27.88 | Two soft cushions that make an old sofa new. | 3.4 18.1 17.6 8.4
= Cover: Linen blend
= Pieces: 2
- X | Ombra Casa | Geo | Geometric Cushion Cover with Filling | navy | 9.60 | A small pattern with a big effect.
- E | Hamacara | Guajiro | Handwoven Cushion with Tassels | honey | 36.00 | Each Guajiro pattern is woven by hand and never quite the same.
# vacuum | 9.8 | 27.4 11.2 6.3 | featured
! Cordless: up to 50 minutes
! Becomes a handheld in one click
! Washable filter
! LED headlights find the dust
! Wall dock included
= Runtime: 50 min
= Suction: 24 kPa
= Bin: 0.7 L
= Filter: HEPA, washable
> The brush turns its head into corners and under beds.
> The bin empties without touching anything you would rather not touch.
- A | Limpiora | Ciclon V5 | Cordless Stick Vacuum, 50-Minute Battery, LED Head | teal | 149.99 < 199.99 | Ciclon V5 makes short work of long hallways.
- W | Limpiora | Ciclon V3 | Cordless Stick Vacuum, 35 Minutes | red | 98.00 | Everything you need for a small apartment.
= Runtime: 35 min
= Suction: 17 kPa
~ 50 minutes
- X | Ombra Casa | Swift | Lightweight Stick Vacuum | lilac | 67.50 < 95.00 | Light on the arm and on the budget.
= Runtime: 30 min
= Suction: 14 kPa
~ 50 minutes
~ headlights
- E | Limpiora | Ciclon Pet | Cordless Vacuum for Pet Hair | graphite | 179.00 | For homes where somebody sheds.
# drill | 5.1 | 13.4 10.9 4.6
! Brushless motor
! Two batteries and a charger in the case
! 21 torque settings
! LED lights the hole, not your eyes
! Metal chuck
= Voltage: 20 V max
= Torque: 60 Nm
= Chuck: 1/2 in
= Batteries: 2 x 2.0 Ah
> It drives a hundred long screws on one battery.
> The grip fits small and large hands and the weight sits over the wrist.
- A | Taladora | T20 Kit | 20 V Cordless Drill Driver Kit, Brushless, 2 Batteries | honey | 94.00 < 119.00 | T20 is the drill your neighbors will ask for.
- W | Taladora | T12 | 12 V Compact Drill Driver | teal | 44.97 | Small, light and strong enough for furniture and frames. | 3.2 11.2 9.1 3.9
= Voltage: 12 V max
= Torque: 30 Nm
= Chuck: 3/8 in
= Batteries: 1 x 1.5 Ah
~ Two batteries
~ Brushless
- E | Taladora | T20 Hammer | 20 V Hammer Drill, Bare Tool | red | 78.00 | Concrete walls included. | 3.9 10.4 9.2 3.8
= Batteries: Not included
= Torque: 70 Nm
~ Two batteries
~ one battery
- X | Ombra Casa | FixIt 21 | Cordless Drill with 24 Accessories | orange | 35.60 < 54.00 | A whole toolbox corner in one case.
= Voltage: 21 V max
= Torque: 40 Nm
= Batteries: 1 x 1.5 Ah
= Accessories: 24
~ Two batteries
~ Brushless
# planter | 5.8 | 11.4 11.2 10.8
! Drainage hole and matching saucer
! Glazed inside, matte outside
! Frost and sun resistant
! Felt pads protect shelves
= Diameter: 9 in
= Material: Stoneware
= Drainage: Yes, with saucer
= Use: Indoor and outdoor
> Roots get air, tables stay dry and leaves look greener.
> The glaze is mixed by hand, so every pot has its own tone.
- T | Terralume | Maceta 9 | Ceramic Plant Pot 9 Inch with Saucer | terracotta | 24.00 | Maceta 9 is a home for the plant you talk to.
- A | Terralume | Trio | Set of 3 Ceramic Planters | cream | 39.95 | Three sizes for herbs, succulents and ambition. | 7.4 13.1 9.6 8.8
= Diameter: 4, 5.5 and 7 in
= Pieces: 3
- X | Ombra Casa | Cara | Face Planter | sage | 12.70 < 19.00 | A calm face with very lively hair. | 2.4 7.6 7.2 7.1
= Diameter: 5 in
= Drainage: Yes
~ saucer
- W | Terralume | Self | Self-Watering Planter 10 Inch | navy | 18.88 | Goes on holiday with you, in the sense that it stays and waters. | 3.1 11.9 11.7 10.2
= Diameter: 10 in
= Material: Recycled plastic
= Drainage: Water reservoir
~ glaze
~ Glazed
~ Drainage hole
! Reservoir lasts two weeks
> A small float shows when it is thirsty.
# hose | 6.9 | 14.8 14.2 6.1
! Does not kink and coils flat
! Brass fittings
! Eight-pattern nozzle included
! Safe for drinking water
= Length: 50 ft
= Diameter: 5/8 in
= Fittings: Brass, 3/4 in GHT
= Burst Pressure: 400 psi
> It follows you around corners without catching on pots.
> Leave it in the sun: it stays soft and keeps its color.
- W | Riegora | Flexi 50 | Garden Hose 50 Ft with Nozzle, Brass Fittings | green | 34.97 < 44.97 | Flexi 50 reaches the lemon tree and comes back without a knot.
- A | Riegora | Flexi 100 | Garden Hose 100 Ft, Heavy Duty | navy | 58.90 | A hundred feet for gardens that go on. | 12.4 17.2 16.6 8.3
= Length: 100 ft
- T | Terralume | Coil | Spiral Hose 25 Ft for Balconies | coral | 26.99 | A balcony hose that curls up like a cat. | 2.7 10.4 9.8 5.4
= Length: 25 ft
= Diameter: 3/8 in
- X | Riegora | Expand 75 | Expandable Hose 75 Ft | honey | 16.90 < 26.00 | Grows with the water and shrinks into a drawer. | 2.9 10.9 8.1 4.2
= Length: 75 ft, expanded
= Diameter: 3/4 in
~ coils flat
# grill | 27.5 | 23.4 22.1 13.2
! Porcelain-enameled lid and bowl
! Adjustable vents top and bottom
! Ash catcher you can lift out
! Built-in thermometer
! Two wheels and a tool hook
= Cooking Area: 363 sq in
= Fuel: Charcoal
= Diameter: 22 in
= Assembly: 20 minutes
> It heats evenly, holds low for hours and closes tight when you are done.
> The legs are steel and the wheels like grass.
- A | Fogata | Parrilla 22 | 22-Inch Charcoal Kettle Grill with Thermometer | black | 129.00 | Parrilla 22 is the reason people come over on Sunday.
- W | Fogata | Mini | Portable Tabletop Charcoal Grill, 14 Inch | red | 29.97 | Small enough for the trunk, big enough for six chorizos. | 8.6 16.1 15.7 10.4
= Cooking Area: 145 sq in
= Diameter: 14 in
= Assembly: 5 minutes
~ wheels
~ thermometer
- E | Fogata | Esmalte | Enamel Kettle Grill 18 Inch | teal | 108.00 | An enamel color that makes the neighbors look twice. | 21.3 20.2 19.4 12.1
= Cooking Area: 240 sq in
= Diameter: 18 in
- T | Fogata | Parrilla Honey | 22-Inch Charcoal Grill, Summer Edition | honey | 149.99 | The summer edition ships soon and can be reserved now.
* preorder
`
