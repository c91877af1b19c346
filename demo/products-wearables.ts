// Demo sheet: watches, cameras and drones. product-sheet.ts tells how a sheet is written.

export const wearablesSheet = `
# smartwatch | 0.55 | 4.7 4.3 3.1 | featured
! Always-on display that stays readable outdoors
! Heart rate, sleep and blood-oxygen tracking
! Water resistant to 50 meters
! Built-in GPS finds a fix in seconds
! Swap bands without tools
! Notifications you can answer with a tap
= Display: 1.4 in AMOLED
= Battery Life: Up to 12 days
= Water Resistance: 5 ATM
= Band: Silicone, 20 mm
> Charge it while you shower and forget about it for the rest of the week.
> More than eighty sports are understood, from swimming to salsa.
> Your data stays on the watch and your phone unless you decide otherwise.
- A | Tavrik | Tempo 4 | GPS Smart Watch, Sleep and Heart-Rate Tracking, 12-Day Battery | black | 119.00 < 159.00 | Tempo 4 coaches without nagging and looks right with a shirt cuff.
- T | Tavrik | Tempo Mini | Slim Fitness Watch, Water Resistant | rose | 69.99 | A slimmer Tempo for slimmer wrists, with the same twelve days of battery.
- X | Ombrix | Orbit 2 | Round Smart Watch, Bluetooth Calling | teal | 31.40 < 52.00 | Take calls from your wrist while the phone stays in the bag.
- W | Tavrik | Summit | Rugged Outdoor Smart Watch, Compass and Barometer | olive | 148.00 | Summit is built for mud, salt water and the long way home.
= Band: Silicone, 24 mm
- E | Kaskadia | Halo | Hybrid Smart Watch with Real Hands | silver | 134.50 | Real hands on top, quiet cleverness underneath.
= Display: Analog hands over e-paper
~ Always-on
# camera | 2.6 | 8.3 6.9 6.4 | featured
! In-body stabilization for sharp hand-held shots
! Eye detection for people, pets and birds
! Two memory card slots
! Weather-sealed body
! Tilting touch screen for high and low angles
! Uncropped 4K video with clean output
= Sensor: 24 MP APS-C
= Video: 4K at 60 fps
= Viewfinder: OLED, 2.4 million dots
= Battery: About 480 shots
> Dials for everything you change often mean fewer menus and more pictures.
> Colors come out of the camera ready to share.
> The grip is deep enough for a whole day without a strap.
- A | Lumivar | Field X2 | Mirrorless Camera with 18-50 mm Lens, 24 MP, 4K Video | black | 749.00 < 849.00 | Field X2 is the camera for people who would rather walk than set up lights.
- E | Lumivar | Classic 35 | Compact Camera with 35 mm Lens, Retro Body | tan | 529.00 | Classic 35 has one good lens, one good look and no excuses. | 1.6 6.6 5.1 4.3
= Sensor: 24 MP APS-C, fixed 35 mm lens
~ Two memory
- W | Lumivar | Field S | Mirrorless Camera Starter Kit, Bag and Card Included | silver | 498.00 < 579.00 | Everything a first serious camera needs, packed into one bag. | 3.4 10.2 8.1 6.9
- X | Ombrix | Snap Go | Digital Camera for Teens, 48 MP, Flip Screen | rose | 58.30 < 84.00 | A light camera for birthdays and school trips, with film looks built in. | 0.8 5.7 4.4 2.9
= Sensor: 48 MP
= Viewfinder: Flip screen
= Video: 2.7K at 30 fps
~ In-body
~ Weather
~ Two memory
~ Eye
! Twelve film looks
! Rechargeable battery, USB-C
# drone | 3.2 | 12.4 9.1 5.2 | featured
! Returns home by itself when the battery runs low
! Three batteries give over ninety minutes in the air
! Folds to the size of a water bottle
! Obstacle sensors in front and below
! One-tap flights: orbit, reveal and follow
= Camera: 4K, 3-axis gimbal
= Flight Time: 32 min per battery
= Range: 6 km
= Takeoff Weight: 249 g
> It lifts off steadily even in a breeze and holds its place when you let go of the sticks.
> Spare propellers and a screwdriver are in the case.
> Check the flight rules of your area before the first takeoff.
- A | Aerolynn | Kite 249 | Foldable 4K Drone with 3-Axis Gimbal, Three Batteries | silver | 389.00 | Kite 249 sees the beach as pelicans do and weighs less than a mango.
- X | Ombrix | Skydot | Mini Drone with HD Camera, Altitude Hold | black | 46.20 < 79.00 | A forgiving little drone to learn on, indoors or out. | 1.2 9.2 6.6 2.8
= Camera: 1080p
= Flight Time: 13 min per battery
= Range: 80 m
= Takeoff Weight: 92 g
~ ninety
~ Obstacle
~ Check the flight
- E | Aerolynn | Kite Pro | Foldable Drone, 6K Camera, Long Range | graphite | 829.00 | Kite Pro is for people who get paid for the view.
= Camera: 6K, 3-axis gimbal
= Flight Time: 41 min per battery
= Takeoff Weight: 720 g
= Range: 12 km
* preorder
- T | Aerolynn | Junior | Beginner Drone with Propeller Guards | orange | 64.99 < 79.99 | Guards all around and a very big landing button make Junior hard to break. | 1.4 10.1 9.8 3.1
= Camera: None
= Flight Time: 9 min per battery
= Range: 40 m
= Takeoff Weight: 110 g
~ ninety
~ Folds
~ Obstacle
~ Returns
~ Check the flight
! Guards around every propeller
! Three speeds
`
