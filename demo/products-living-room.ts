// Demo sheet: network, power, television and games. product-sheet.ts tells how a sheet is written.

export const livingRoomSheet = `
# router | 2.2 | 11.3 9.2 3.4
! Covers up to 3,000 square feet
! Guest network and child profiles in the app
! Four gigabit ports for TVs and consoles
! Updates itself at four in the morning
! Mesh-ready: add a second unit at any time
= Standard: Wi-Fi 6, dual band
= Speed: 3,000 Mbps combined
= Ports: 1 WAN, 4 LAN gigabit
= Power: 100-240 V adapter
> Setup is a sticker, a phone and about three minutes.
> It finds the least crowded channel by itself and moves when the neighbors do.
- A | Redlumen | Faro 6 | Wi-Fi 6 Router AX3000, Dual Band, Parental Controls | white | 79.99 < 99.99 | Faro 6 reaches the room at the end of the hall where the old router gave up.
- W | Redlumen | Faro Mesh Duo | Whole-Home Mesh Wi-Fi 6 System, 2-Pack | cream | 139.00 | Two quiet white blocks, one network, no dead corners. | 3.4 12.8 9.4 4.1
= Speed: 1,800 Mbps combined per unit
~ Mesh-ready
~ 3,000
! Covers up to 4,500 square feet
- E | Redlumen | Torre Pro | Tri-Band Gaming Router with Six Antennas | black | 188.00 | Torre Pro gives games their own lane on the road.
= Standard: Wi-Fi 6, tri band
= Speed: 5,400 Mbps combined
- X | Ombrix | Link 300 | Travel Router, USB Powered | graphite | 21.30 | Turn the hotel's single cable into Wi-Fi for everybody. | 0.6 5.1 4.2 2.1
= Standard: Wi-Fi 4
= Speed: 300 Mbps
= Ports: 1 Ethernet
= Power: USB
~ 3,000
~ four
~ gigabit
~ Mesh
! Fits a shirt pocket
! Runs from a power bank
# powerbank | 1.1 | 6.6 4.1 1.7
! Allowed in cabin luggage
! Charges three devices at once
! Clear percentage display
! Cable built into the wrist loop
! Protects against overheating and short circuits
= Capacity: 20,000 mAh
= Output: 30 W USB-C
= Ports: 2 USB-C, 1 USB-A
= Recharge Time: 3.5 hours
> Four full phone charges get you through a long blackout or a short trip.
> The shell is matte, grippy and hard to scratch.
- A | Tavrik | Reserva 20K | Power Bank 20,000 mAh, 30 W Fast Charging, Display | navy | 34.99 < 45.99 | Reserva 20K is peace of mind with a percentage on it.
- W | Tavrik | Reserva 10K | Slim Power Bank 10,000 mAh | coral | 17.88 | Half the size, two full charges and a color you can see in the bottom of a bag. | 0.62 5.8 3.4 1.3
> It slides into a shirt pocket and out of your way.
= Capacity: 10,000 mAh
= Output: 20 W USB-C
= Ports: 1 USB-C, 1 USB-A
~ three devices
~ Four full
- X | Ombrix | Solar 26 | Rugged Power Bank with Solar Panel and Flashlight | orange | 24.40 < 38.00 | For camping, fishing and the nights when the power goes. | 1.4 7.4 4.2 1.8
= Capacity: 26,800 mAh
= Ports: 1 USB-C, 2 USB-A
~ Cable
- T | Veltrona | Snap | Magnetic Wireless Power Bank 5,000 mAh | lilac | 29.99 | Snap clings to the back of the phone and gets out of the way. | 0.48 5.2 3.6 1.2
> Leave it on during a video call and the phone ends fuller than it began.
= Capacity: 5,000 mAh
= Output: 7.5 W wireless, 12 W USB-C
= Ports: 1 USB-C
~ three devices
~ Cable
~ Four
! Snaps on with magnets
# tv | 26.5 | 44.8 27.2 5.9 | featured
! Voice remote that understands Spanish and English
! Game mode with low input lag
! Dialogue boost for late films
! Three HDMI ports, one for soundbars
! Wall mount VESA 200 x 200
= Resolution: 4K Ultra HD
= Panel: QLED
= HDR: HDR10+
= Ports: 3 HDMI, 2 USB
= Power: 110-240 V, 60 Hz
> The picture is bright enough for a living room with open windows.
> Two people can lift it and one person can set it up.
> The feet can be mounted wide or narrow to suit the furniture.
- W | Clarivex | Luz 43 | 43-Inch 4K QLED Smart TV, Voice Remote | black | 278.00 | Luz 43 brings the stadium, the film and the telenovela home in full color.
- A | Clarivex | Luz 32 | 32-Inch HD Smart TV, Slim Frame | graphite | 148.99 | A bedroom-sized TV with living-room manners. | 12.9 31.6 20.4 5.1
= Resolution: HD 1366 x 768
= Panel: LED
= HDR:
= Ports: 2 HDMI, 1 USB
~ Three HDMI
- T | Clarivex | Marco 50 | 50-Inch 4K Art TV with Wooden Frame | walnut | 599.99 < 699.99 | Marco 50 is a painting by day and a cinema at night. | 33.4 50.9 31.1 6.6
- E | Clarivex | Luz 55 | 55-Inch 4K QLED Smart TV, 120 Hz | black | 489.00 | For sports and games, the Luz 55 moves twice as smoothly. | 38.2 55.7 34.2 6.7
= Refresh Rate: 120 Hz
# gamepad | 0.85 | 7.2 5.9 3.1
! Hall-effect sticks that do not drift
! Two extra buttons on the back
! Vibration you can tune
! Works with computers, phones and TVs
! 20-hour battery, USB-C charging
= Connection: Bluetooth, 2.4 GHz, USB-C
= Battery Life: 20 hours
= Sticks: Hall effect
= Cable: 6 ft, included
> Textured grips stay dry in the last minute of a close match.
> The profile switch remembers one setup for each of you.
- A | Jugando | Arena Pro | Wireless Game Controller, Hall-Effect Sticks, Back Buttons | graphite | 54.99 < 69.99 | Arena Pro is the controller people borrow and do not give back.
- X | Ombrix | Pad G7 | Bluetooth Gamepad for Phone and PC | purple | 19.90 < 31.00 | Turn any phone into a console on the way home.
= Sticks: Standard
~ Hall
= Connection: Bluetooth
~ Two extra
- W | Jugando | Arena | Wireless Game Controller | white | 34.00 | A simple, solid controller for two-player evenings.
- E | Jugando | Retro 84 | Retro-Style Wireless Controller | red | 29.50 | All the buttons of 1984 and none of the cables.
~ sticks
= Sticks: None
~ Two extra
~ Vibration
! Classic eight-way pad
> Charge it on Sunday and play all week.
- T | Jugando | Arena Color | Wireless Game Controller, Color Edition | teal | 49.99 | The new color edition of the Arena arrives this season and can be reserved now.
* preorder
`
