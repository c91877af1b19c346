// Demo sheet: headphones, phones and tablets. product-sheet.ts tells how a sheet is written.

export const soundSheet = `
# headphones | 1.35 | 9.1 8.2 3.9 | featured
! Memory-foam ear cushions that stay cool on long flights
! Folds flat into the hard travel case in the box
! Two devices connected at once, with automatic switching
! Five microphones keep calls clear in wind and traffic
! Wired listening with the 3.5 mm cable when the battery is empty
! Ten minutes of charging give four hours of music
= Connectivity: Bluetooth 5.3, 3.5 mm jack
= Driver Size: 40 mm
= Charging Port: USB-C
= Frequency Response: 20 Hz - 20 kHz
> The headband is padded and adjusts in twelve small steps, so the weight disappears after a minute.
> Physical buttons work with gloves on and never misread a touch.
> Replacement cushions are sold separately and click in without tools.
- A | Veltrona | Aura 700 | Wireless Over-Ear Headphones, Hybrid Noise Cancelling, 40-Hour Battery | black | 129.99 < 179.99 | Quiet enough for a red-eye flight and light enough to forget, the Aura 700 is the balanced pair of headphones.
- T | Veltrona | Aura 500 | Wireless Over-Ear Headphones, 35-Hour Battery, Built-In Mic | cream | 79.99 | The Aura 500 keeps the warm Veltrona sound and leaves out everything you would not miss.
- W | Solbryn | Meridian Studio | Closed-Back Studio Headphones, Detachable Cable | navy | 94.50 | Made for mixing at the kitchen table: flat, honest sound with a cable you can replace.
= Connectivity: 3.5 mm detachable cable
! Sealed ear cups keep the room out of the recording
= Charging Port:
~ Ten minutes
~ Two devices
~ when the battery
~ Five microphones
- X | Ombrix | Pulse BT9 | Foldable Bluetooth Headphones, Deep Bass, 60-Hour Playtime | terracotta | 27.80 < 45.99 | Big bass, a bigger battery and a price that leaves money for music.
- E | Solbryn | Meridian Air | Open-Back Wireless Headphones, Spatial Audio | sage | 149.00 | Open ear cups give the Meridian Air a stage you can almost walk around in.
= Driver Size: 50 mm
# earbuds | 0.35 | 4.4 4.2 1.9 | featured
! Sweat and splash proof to IPX5
! Three sizes of soft silicone tips included
! Touch controls for calls, music and volume
! Case recharges the earbuds four times
! Use either earbud on its own
! Low-latency mode for video and games
= Connectivity: Bluetooth 5.3
= Water Resistance: IPX5
= Charging: USB-C and wireless
= Weight per Earbud: 4.6 g
> They pair the moment the lid opens and remember the last five devices.
> The case slips into a coin pocket and closes with a satisfying magnetic click.
> A short fit test in the app tells you which tip seals best.
- A | Veltrona | Drop 3 | True Wireless Earbuds, Active Noise Cancelling, 32 Hours with Case | white | 69.99 < 99.99 | Drop 3 hushes the bus, keeps the announcement and lasts the whole working week.
- X | Ombrix | Pebble Mini | True Wireless Earbuds, Touch Control, Charging Case | mint | 18.60 | The Pebble Mini is small enough for small ears and small pockets alike.
= Weight per Earbud: 3.6 g
= Charging: USB-C
- W | Tavrik | RunBuds Pro | Sport Earbuds with Secure Fit, 28-Hour Playtime | coral | 44.88 | RunBuds Pro stay put through sprints, burpees and the dash for the last train.
- E | Solbryn | Nocturne | Wireless Earbuds, Hi-Res Audio, Transparency Mode | graphite | 88.00 < 109.00 | Nocturne is tuned for late listening: detailed at low volume and never sharp.
- T | Veltrona | Drop Lite | True Wireless Earbuds, 24 Hours with Case | lilac | 39.99 | An easy first pair of wireless earbuds in colors that are hard to lose.
= Charging: USB-C
# phone | 0.95 | 6.9 3.9 1.4 | featured
! Unlocked for all major GSM carriers in the Americas
! Dual SIM: one nano-SIM and one eSIM
! All-day battery with fast charging
! Face and fingerprint unlock
! Five years of security updates
! Cable and protective film in the box
= Display: 6.5 in OLED, 120 Hz
= Rear Camera: 50 MP with stabilization
= Battery: 5,000 mAh
= SIM: Dual SIM, unlocked
= Network: 5G / 4G LTE
> The screen stays readable in full sun and dims to a candle at night.
> Photos keep natural skin tones, and night mode needs no tripod.
> It arrives factory unlocked with no carrier apps installed.
- A | Nuvaro | N8 Pro | Unlocked 5G Smartphone, 256 GB, 50 MP Triple Camera | graphite | 549.00 < 629.00 | The N8 Pro is a flagship without the ceremony: quick, bright and ready in a second.
- W | Nuvaro | N8 Lite | Unlocked Smartphone, 128 GB, 6.5-Inch Display | sky | 229.00 | N8 Lite does the everyday things well and asks for a charger every other evening.
= Rear Camera: 32 MP
= Battery: 5,500 mAh
= Display: 6.5 in LCD, 90 Hz
- X | Ombrix | Vento 5 | Dual SIM Smartphone, 128 GB, Fast Charging | green | 158.90 | With Vento 5 the photos are sharp, the battery is stubborn and the price is friendly.
- E | Nuvaro | N7 | Unlocked 5G Smartphone, 128 GB, Renewed Premium | lilac | 279.50 < 399.00 | A carefully renewed N7 with a new battery and a twelve-month warranty.
= Condition: Renewed, premium
* featured
- T | Kaskadia | One S | Unlocked Smartphone, 64 GB, Clean Software | terracotta | 139.99 | One S is a simple phone for calls, messages and maps, in a color you will find at once.
= Display: 6.1 in LCD
= Rear Camera: 13 MP
= Network: 4G LTE
= Battery: 4,500 mAh
# tablet | 1.75 | 11.2 8.1 2.1
! Laminated screen with low-blue-light mode
! Four speakers tuned for film and calls
! Works with the magnetic pen and keyboard (sold separately)
! Parental controls and separate profiles
! Expandable storage up to 1 TB by card
= Display: 11 in IPS, 2000 x 1200
= Battery: 8,000 mAh
= Ports: USB-C
= Wireless: Wi-Fi 6, Bluetooth 5.2
> It is thin enough to hold in one hand for a whole chapter.
> The aluminum back stays cool during long video calls.
> Two days of reading or one long flight of films fit in a charge.
- A | Kaskadia | Slate 11 | 11-Inch Tablet, 128 GB, Quad Speakers | silver | 219.99 < 269.99 | Slate 11 is the family tablet: recipes at noon, cartoons at six, a film at nine.
- W | Kaskadia | Slate Kids | 8-Inch Kids Tablet, 64 GB, Shockproof Frame | coral | 99.00 | A tablet that survives the back seat, with a frame made of soft silicone. | 1.5 9.6 6.8 2.2
= Display: 8 in IPS, 1280 x 800
= Battery: 5,000 mAh
~ aluminum
~ magnetic pen
~ Laminated
- E | Nuvaro | Folio 12 | 12-Inch Tablet, 256 GB, Pen Included | graphite | 389.00 < 459.00 | Folio 12 gives sketches and spreadsheets the room they ask for.
= Display: 12 in IPS, 2560 x 1600
~ sold separately
! Magnetic pen included
- X | Ombrix | Tab A9 | 10-Inch Tablet, 64 GB, Metal Body | sky | 104.70 | A slim metal tablet for lessons, series and video calls with the family.
= Display: 10 in IPS, 1920 x 1200
~ magnetic pen
# speaker | 1.9 | 8.7 4.4 4.3 | featured
! Floats, rinses clean and shrugs off sand
! Pair two for true stereo
! Passive radiators for bass you can feel
! Woven strap for tent poles and door handles
! Charges your phone from its own battery
= Output: 24 W
= Water Resistance: IP67
= Battery Life: 18 hours
= Connectivity: Bluetooth 5.3
> Rubber feet and a fabric grille keep it steady on tile, sand and pool edges.
> The voice of a podcast stays as clear as the bass of a song.
> One button starts the party and a second one saves the battery.
- A | Solbryn | Bonfire 2 | Portable Bluetooth Speaker, Waterproof IP67, 18-Hour Battery | teal | 79.95 < 99.95 | Bonfire 2 fills a patio and still fits the bottle pocket of a backpack.
- W | Solbryn | Ember | Pocket Bluetooth Speaker with Strap | terracotta | 34.88 | Ember is the small speaker you take along just in case, and then use all day. | 0.95 5.6 4.1 3.2
= Output: 8 W
= Battery Life: 12 hours
~ Charges your phone
- T | Veltrona | Shelf One | Compact Home Speaker, Walnut Trim | cream | 119.99 | Shelf One was made to look good turned off and even better turned up. | 4.2 9.8 7.4 7.2
= Output: 40 W
= Water Resistance:
= Battery Life:
= Power: 100-240 V
~ Floats
~ Woven
~ battery
~ pool
! Walnut trim from offcuts
! Plug in and play from phone or TV
- X | Ombrix | Boom 30 | Bluetooth Party Speaker, LED Ring, 30 W | black | 42.10 < 69.00 | Thirty watts and a ring of light turn a garage into a dance floor. | 3.6 11.3 6.2 6.1
= Output: 30 W
= Water Resistance: IPX4
~ Floats
- E | Solbryn | Bonfire XL | Large Outdoor Bluetooth Speaker, 30-Hour Battery | olive | 164.00 | When the backyard is big, the Bonfire XL is bigger. | 6.8 14.2 8.1 7.9
= Output: 60 W
= Battery Life: 30 hours
`
