// Demo sheet: hair, teeth, vitamins and muscles. product-sheet.ts tells how a sheet is written.

export const wellbeingSheet = `
# hairdryer | 2.1 | 11.6 9.8 4.3
! Ionic flow for less frizz
! Cool-shot button
! Diffuser and two nozzles included
! Removable filter
= Power: 1875 W
= Heat Settings: 3
= Cord: 8.8 ft
= Voltage: 120 V, 60 Hz
> It dries long hair in about eight minutes and sounds lower than most.
> The handle is balanced, so the arm does not tire first.
- A | Capilora | Alisio | Ionic Hair Dryer 1875 W with Diffuser | rose | 44.90 < 59.90 | Alisio is a trade wind with three settings.
- W | Capilora | Alisio Travel | Foldable Travel Hair Dryer, Dual Voltage | mint | 19.88 | Folds in half and works on both sides of the ocean. | 1.2 8.4 6.8 3.4
> A switch in the handle changes the voltage, so it dries hair on any trip.
= Power: 1200 W
= Voltage: 110-240 V, dual
= Heat Settings: 2
~ Diffuser
~ long hair
! Folding handle
- T | Capilora | Alisio Pro | Professional Hair Dryer, Brushless Motor | graphite | 129.99 < 159.99 | Salon power at the weight of a paperback.
- X | Ombra Bella | Air One | High-Speed Hair Dryer | lilac | 29.40 | A quick, quiet dryer with a magnetic nozzle.
= Power: 1400 W
# toothbrush | 0.7 | 9.1 4.3 2.8
! Two-minute timer with quarter signals
! Pressure sensor protects gums
! One charge lasts a month
! Two brush heads included
= Modes: 4
= Battery Life: 30 days
= Water Resistance: IPX7
= Charging: USB-C
> It hums softly and stops when two minutes are up.
> Heads are replaced every three months; a ring changes color to remind you.
- A | Sonrisal | Onda 4 | Electric Toothbrush with Pressure Sensor, 30-Day Battery | teal | 39.95 < 54.95 | Onda 4 brushes like a dentist with time.
- T | Sonrisal | Onda Kids | Electric Toothbrush, Ages 3+ | coral | 19.99 | Two minutes pass faster with a song.
= Modes: 2
~ Pressure
~ gums
- W | Sonrisal | Onda Duo | Electric Toothbrush 2-Pack | white | 49.88 | One for you, one for the person who uses yours. | 1.3 9.4 5.8 3.1
= Pack: 2 handles
- X | Ombra Bella | Sonic S2 | Toothbrush with 4 Heads | rose | 13.20 < 22.00 | Four heads, four modes and one small price.
~ Pressure
~ Two brush
! Four brush heads included
# vitamins | 0.55 | 5.1 2.9 2.8
! Third-party tested
! Vegan capsules
! No added sugar
! Two-month supply
= Count: 120
= Serving: 2 capsules daily
= Diet: Vegan, gluten free
= Bottle: Amber, recyclable
> Take them with breakfast and a glass of water.
> Lot number and test report are printed on the label. This food supplement does not replace a varied diet.
- A | Verdalia | Multi Diario | Daily Multivitamin, 120 Vegan Capsules | green | 18.95 < 23.95 | Multi Diario covers the days when lunch was a sandwich.
- W | Verdalia | Vitamina C | Vitamin C 1000 mg with Zinc, 120 Capsules | orange | 11.88 | A steady dose of C with a little zinc beside it.
= Strength: 1000 mg
= Serving: 1 capsule daily
~ Two-month
! Four-month supply
- T | Verdalia | Omega | Plant Omega-3, 120 Capsules | honey | 21.99 | Omega-3 from algae, without the fish.
= Source: Algae oil
- E | Verdalia | Magnesio | Magnesium Glycinate, 120 Capsules | lilac | 19.50 | A gentle form of magnesium for the evening.
- X | Ombra Bella | Colageno | Collagen Peptides Capsules, 120 Count | rose | 12.40 | Collagen in capsules, easy to take along.
= Diet: Gluten free
= Serving: 4 capsules daily
~ Vegan
~ Two-month
! One-month supply
# massagegun | 2.6 | 10.2 8.4 3.9 | featured
! Quiet brushless motor
! Six massage heads
! Stops by itself after ten minutes
! Carry case included
= Speeds: 5
= Stroke: 10 mm
= Battery Life: 6 hours
= Noise: Below 45 dB
> It reaches the spot between the shoulders that nobody else finds.
> The handle is rubber coated and the battery lasts for weeks of short sessions.
- A | Calmora | Nudo | Percussion Massage Gun, 6 Heads, Quiet Motor | graphite | 79.90 < 119.90 | Nudo unties knots, one minute at a time.
- W | Calmora | Nudo Mini | Compact Massage Gun | teal | 44.88 | The small Nudo lives in the gym bag. | 1.2 7.4 5.9 2.7
= Speeds: 3
= Stroke: 7 mm
~ Six massage
! Four massage heads
- X | Ombra Bella | Relax 8 | Deep-Tissue Massage Gun, 8 Heads | red | 28.60 < 45.00 | Eight heads for eight kinds of tired.
~ Six massage
! Eight massage heads
- T | Calmora | Nudo Heat | Massage Gun with Heated Head | cream | 99.99 | Warmth first, then the work.
* preorder
`
