// Demo sheet: computers and what stands around them. product-sheet.ts tells how a sheet is written.

export const computersSheet = `
# laptop | 5.4 | 16.8 11.7 3.1 | featured
! Aluminum lid that opens with one finger
! Backlit keyboard with a full-size Enter key
! Quiet fan profile for libraries and night trains
! Privacy shutter on the webcam
! Memory and drive can be upgraded with one screwdriver
! Charges over USB-C from any 65 W charger
= Display: 14 in IPS, 1920 x 1200
= Memory: 16 GB
= Storage: 512 GB SSD
= Battery Life: Up to 13 hours
= Keyboard: US English, backlit
> It wakes before the lid is fully open and lasts from the first lecture to the last.
> The matte screen keeps ceiling lights out of your spreadsheet.
> A free slot inside means it can grow with you.
- A | Hexaline | Folio 14 | 14-Inch Laptop, 16 GB RAM, 512 GB SSD, Backlit Keyboard | silver | 649.00 | Folio 14 is the laptop you stop noticing, which is the best thing a laptop can be.
- W | Hexaline | Folio 15 Student | 15.6-Inch Laptop, 8 GB RAM, 256 GB SSD | sky | 398.00 | Made for essays, video lessons and the occasional game at midnight. | 6.1 18.4 12.3 3.2
= Display: 15.6 in IPS, 1920 x 1080
= Memory: 8 GB
= Storage: 256 GB SSD
- E | Hexaline | Forge 16 | 16-Inch Creator Laptop, 32 GB RAM, 1 TB SSD | graphite | 1249.00 < 1429.00 | Forge 16 renders while you make coffee, and the coffee is still hot when it is done. | 7.6 19.1 13.4 3.6
= Display: 16 in OLED, 2880 x 1800
= Memory: 32 GB
= Storage: 1 TB SSD
= Battery Life: Up to 9 hours
~ matte
~ any 65 W
- T | Kaskadia | Leaf 13 | 13-Inch Ultralight Laptop, 16 GB RAM | rose | 579.99 | At two and a half pounds, Leaf 13 rides in a tote bag without complaint. | 4.3 15.6 10.9 2.9
= Display: 13.3 in IPS, 1920 x 1200
~ upgraded
~ free slot
- X | Ombrix | Book X | 14-Inch Laptop, 12 GB RAM, 512 GB SSD, Fingerprint Reader | navy | 312.60 < 398.00 | A tidy everyday laptop with more memory than its price suggests.
= Memory: 12 GB
# monitor | 13.8 | 26.4 18.1 6.3
! Height, tilt and pivot adjustment
! One USB-C cable for picture, data and 65 W power
! Flicker-free backlight with warm reading mode
! Thin bezels on three sides for pairs
! VESA mount 100 x 100
= Resolution: 2560 x 1440
= Refresh Rate: 100 Hz
= Panel: IPS, matte
= Ports: HDMI, DisplayPort, USB-C
> Assembly takes two clicks and no tools.
> Colors are calibrated at the factory and a printed report is in the box.
> The stand hides the cables and leaves room for a notebook underneath.
- A | Clarivex | View 27 | 27-Inch QHD Monitor, USB-C 65 W, Height Adjustable | black | 249.99 | View 27 is one cable, one clean desk and a lot of room to think.
- W | Clarivex | View 24 | 24-Inch Full HD Monitor, Slim Bezel | silver | 98.00 | A crisp, modest monitor for the home office corner. | 9.2 23.6 16.2 5.7
= Resolution: 1920 x 1080
= Ports: HDMI, VGA
= Refresh Rate: 75 Hz
~ USB-C
- E | Clarivex | Arc 34 | 34-Inch Ultrawide Curved Monitor | graphite | 419.00 < 489.00 | Two documents side by side and still space for the chat: that is the Arc 34. | 22.4 35.1 19.6 9.8
= Resolution: 3440 x 1440
= Panel: VA, curved 1500R
- T | Hexaline | Portable 16 | 16-Inch Travel Monitor, USB-C Powered | navy | 139.99 | A second screen that travels in the same sleeve as your laptop. | 3.1 16.4 11.1 2.2
= Resolution: 1920 x 1200
= Refresh Rate: 60 Hz
= Ports: 2 USB-C, mini HDMI
~ Height
~ VESA
~ bezels
~ stand
~ Assembly
! Folding cover becomes the stand
! Powered by the laptop
# keyboard | 2.3 | 15.9 6.8 2.3
! Hot-swappable switches
! PBT keycaps whose letters never wear off
! Three wireless devices and one by cable
! Spanish and English layouts in the companion app
! Two-step feet and a solid, quiet case
= Layout: 75 %, US
= Connection: Bluetooth, 2.4 GHz, USB-C
= Switches: Tactile, pre-lubed
= Battery: 4,000 mAh
> A foam layer takes the rattle out, so the neighbors never learn when you write.
> The knob in the corner is for volume, brush size or zoom.
> Spare switches and a puller are packed under the tray.
- A | Tecloria | Duna 75 | Wireless Mechanical Keyboard, Hot-Swappable, Tactile | cream | 89.00 < 109.00 | Duna 75 sounds like rain on a wooden roof and types like it, too.
- X | Ombrix | K68 | RGB Mechanical Keyboard, Compact 68 Keys | graphite | 36.90 < 55.00 | Small footprint, bright lights, and room for the mouse again.
= Layout: 65 %, US
= Switches: Linear
= Connection: USB-C
= Battery:
~ wireless
~ knob
! Per-key lighting
- W | Hexaline | Quiet Keys | Slim Wireless Keyboard, Low Profile | white | 29.97 | A slim keyboard for shared rooms and sleeping babies. | 1.4 15.2 5.8 1.4
> The full number pad makes short work of invoices.
= Layout: Full size, US
= Switches: Low-profile scissor
~ Hot-swap
~ PBT
~ knob
~ foam
~ Spare
! Whisper-quiet keys
> It runs two years on a pair of AAA cells.
- E | Tecloria | Duna Terracota | Wireless Mechanical Keyboard, Limited Colorway | terracotta | 118.00 | The limited Duna in baked-earth colors, numbered on the back.
# mouse | 0.42 | 5.9 4.1 2.6
! Silent buttons rated for ten million clicks
! Works on glass and glossy tables
! Charges for a day in one minute
! Three saved devices, one switch
= Sensor: 8,000 DPI optical
= Connection: Bluetooth and 2.4 GHz
= Battery Life: 70 days
= Hand: Right
> The thumb rest is soft, washable and exactly where the thumb wants to be.
> It glides on replaceable feet and sleeps when you do.
- A | Tecloria | Glide | Ergonomic Wireless Mouse, Silent Click, USB-C | graphite | 39.99 | Glide is shaped from a thousand hands and fits most of the rest.
- T | Tecloria | Glide Mini | Compact Wireless Mouse for Travel | rose | 24.99 | A pocketable mouse that ends the fight with the touchpad.
> Its receiver hides under the battery door, where it cannot get lost.
= Hand: Both
~ thumb
- X | Ombrix | M5 | Lightweight Gaming Mouse, RGB, 6 Buttons | black | 15.70 < 26.00 | Sixty grams, six buttons and very few excuses left for losing.
> The braided cable is light enough to forget.
= Sensor: 12,000 DPI optical
= Connection: USB cable
= Battery Life:
= Buttons: 6
~ Silent
~ Charges
~ saved
~ thumb
! Weighs 60 g
! Lighting you can switch off
- W | Hexaline | Basic | Wireless Optical Mouse | sky | 11.88 | The plain, dependable mouse that every drawer should hold. | 0.3 5.4 3.8 2.2
> It works the moment the receiver is plugged in, with no software at all.
= Sensor: 1,600 DPI optical
= Connection: 2.4 GHz
= Battery Life: 12 months, one AA
= Hand: Both
~ Charges
~ saved
~ glass
~ thumb
! Receiver stores inside the mouse
! Quiet scroll wheel
`
