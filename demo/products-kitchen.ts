// Demo sheet: kitchen. product-sheet.ts tells how a sheet is written.

export const kitchenSheet = `
# blender | 9.4 | 16.6 10.3 9.1 | featured
! Crushes ice and frozen fruit in seconds
! Thick glass jar, dishwasher safe
! Pulse mode and two programs
! Cord wraps under the base
! 120 V plug, works in Venezuela without an adapter
= Power: 900 W
= Jar: 1.5 L glass
= Speeds: 5 plus pulse
= Voltage: 120 V, 60 Hz
> The blades come out for washing and go back without force.
> It stands on suction feet and stays where you put it.
- A | Cocinara | Remolino 900 | Countertop Blender 900 W, Glass Jar, Ice Crusher | red | 69.99 < 89.99 | Remolino 900 makes papelón, smoothies and sauces without raising its voice.
- W | Cocinara | Remolino Basic | Blender with Plastic Jar, 600 W | white | 27.88 | The honest everyday blender. | 5.6 15.2 9.1 8.3
= Power: 600 W
= Jar: 1.5 L plastic
= Speeds: 3 plus pulse
~ glass
! Shatter-proof jar
- T | Kettlebrook | Whisp | Personal Blender with Travel Cup | mint | 34.99 | Blend it, screw on the lid and run for the bus. | 3.4 13.4 6.2 5.9
> One serving, one button, one thing to wash.
= Power: 300 W
= Jar: 0.6 L travel cup
= Speeds: 1
~ glass
~ Pulse
~ suction
! The cup is the jar
! Fits car cup holders
- E | Cocinara | Remolino Pro | High-Power Blender 1500 W, Variable Speed | graphite | 189.00 < 229.00 | Remolino Pro turns nuts into butter and noise into silence. | 12.8 18.9 11.2 10.4
= Power: 1500 W
= Jar: 2 L BPA-free copolyester
= Speeds: Variable
~ glass
# coffeemaker | 7.8 | 15.1 11.3 9.8 | featured
! Programmable up to 24 hours ahead
! Reusable filter included
! Keeps coffee warm without burning it
! Water window on the side
= Capacity: 12 cups
= Power: 975 W
= Filter: Permanent, size 4
= Voltage: 120 V, 60 Hz
> Pause it mid-brew, pour your cup and let it finish the rest.
> The carafe pours without a drip and the lid opens with a thumb.
- A | Kettlebrook | Alba 12 | 12-Cup Programmable Coffee Maker, Glass Carafe | black | 49.95 < 64.95 | Alba has the coffee ready before the alarm has finished.
- W | Kettlebrook | Alba 5 | 5-Cup Compact Coffee Maker | red | 19.96 | Small pot, small kitchen, big first sip. | 3.7 11.4 9.1 7.4
= Capacity: 5 cups
= Power: 650 W
~ Programmable
- T | Cocinara | Barra | Espresso Machine 15 Bar with Milk Frother | cream | 129.99 | Barra pulls a short, dark espresso and steams the milk beside it. | 10.6 15.3 12.8 11.1
= Capacity: 1.4 L tank
= Power: 1350 W
= Filter: 51 mm portafilter
= Pressure: 15 bar
~ Programmable
~ Reusable
~ Keeps
~ Pause
~ carafe
! Steam wand for milk
! Two spouts for two cups
! Cup warmer on top
> It is hot in forty seconds and switches itself off.
> The tank lifts out at the back for filling under the tap.
- E | Kettlebrook | Alba Steel | Thermal Carafe Coffee Maker | steel | 84.00 | A steel carafe keeps coffee hot until the second meeting.
= Carafe: Double-wall steel
~ warm without
! No hot plate: the carafe keeps it warm
# airfryer | 12.6 | 15.6 13.7 13.2 | featured
! Crisp results with a spoonful of oil
! Non-stick basket, dishwasher safe
! Eight one-touch programs
! Cool-touch handle and automatic shut-off
= Capacity: 5.8 qt
= Power: 1500 W
= Temperature: 175-400 F
= Voltage: 120 V, 60 Hz
> Tequeños come out golden, and the kitchen stays cool.
> The basket is square, so more fits in and nothing hides in the corners.
- A | Cocinara | Crocante 58 | Air Fryer 5.8 Qt, 8 Programs, Touch Screen | black | 79.99 < 109.99 | Crocante 58 fries with air what grandmother fried with patience.
- W | Cocinara | Crocante Mini | Compact Air Fryer 2 Qt | mint | 34.96 | Crisp for two, on a counter for one. | 6.9 11.9 10.4 10.2
= Capacity: 2 qt
= Power: 1000 W
~ Eight
- T | Kettlebrook | Twin | Dual-Basket Air Fryer 8 Qt | cream | 129.99 < 149.99 | Two baskets, two temperatures, ready at the same minute. | 18.4 17.2 16.1 14.3
= Capacity: 2 x 4 qt
= Power: 1700 W
- E | Cocinara | Crocante Window | Air Fryer 6 Qt with Viewing Window | teal | 96.00 | Watch the cheese bubble without letting the heat out.
= Capacity: 6 qt
# pan | 3.6 | 19.2 11.6 3.2
! Even heat on gas, electric and induction
! Non-stick coating free of PFOA
! Riveted handle that stays cool
! Oven safe to 450 F
= Diameter: 11 in
= Material: Forged aluminum
= Stove: All, including induction
= Oven Safe: 450 F
> Arepas lift off with a nudge and eggs slide by themselves.
> The heavy base does not warp under cold water.
- W | Fogolar | Diaria 11 | Non-Stick Frying Pan 11 Inch, Induction | graphite | 24.97 | Diaria is the pan that lives on the stove.
- A | Fogolar | Budare 12 | Cast-Iron Griddle for Arepas, 12 Inch | black | 32.50 | A seasoned iron budare for arepas with a proper crust. | 6.9 16.8 12.9 2.4
= Diameter: 12 in
= Material: Cast iron
= Oven Safe: 500 F
~ Non-stick
~ Riveted
~ 450
~ warp
~ slide
! Seasoned with vegetable oil
! Lasts for generations
> Arepas get the crust they deserve.
> Rub it with a drop of oil after use and it only gets better.
- T | Fogolar | Cobre | Copper-Look Sauté Pan with Lid | terracotta | 44.99 | Deep sides, a glass lid and a warm shine. | 4.8 20.1 12.4 5.2
= Material: Aluminum, copper-tone finish
- X | Ombra Casa | Granite 28 | Granite-Effect Pan | sage | 15.80 < 24.00 | A light speckled pan for quick suppers.
# knifeset | 5.2 | 15.3 7.2 6.1
! High-carbon stainless steel
! Full-tang balanced handles
! Block with rubber feet
! Kitchen shears and sharpener included
= Pieces: 6
= Steel: X50 stainless
= Block: Acacia wood
= Care: Hand wash
> They hold an edge for months and forgive a hurried cook.
> Every knife has its place, and you can see which one is missing.
- A | Fogolar | Filo 6 | 6-Piece Knife Block Set, Acacia Wood | walnut | 74.00 < 99.00 | Filo is a set for people who cook every day.
- W | Fogolar | Filo White | 5-Piece Knife Set with Block | white | 34.88 | A bright block for bright kitchens.
= Pieces: 5
= Block: White beech
~ sharpener
- E | Fogolar | Maestro | 8-Piece Forged Knife Block Set | graphite | 148.00 | Maestro knives are forged, ground and honed by hand.
= Pieces: 8
= Block: Black ash
= Steel: Forged X50CrMoV15
- T | Kettlebrook | Color Cut | 6-Piece Color Knife Set | teal | 29.99 | One color for each task keeps onions out of the fruit salad.
= Block: Acrylic
! Color-coded blades with guards
= Steel: Coated stainless
~ Full-tang
~ High-carbon
`
