// Pairs of listings as stores write them, and whether both are one item: what the matching is measured with.
// How to read them says read-pairs.fixture.ts. The bar codes are invented, with right check digits.
export const MATCH_PAIRS = `
+ Sony | WH1000XM4/B | 4548736112117 | Sony WH-1000XM4 Wireless Premium Noise Canceling Overhead Headphones, Black
  Sony | WH1000XM4B | 4548736112117 | Sony WH-1000XM4 Wireless Noise-Canceling Headphones (Black)
+ Sony | WH1000XM4/B | | Sony WH-1000XM4 Wireless Premium Noise Canceling Overhead Headphones, Black
  Sony Electronics Inc. | WH-1000XM4 | | Sony WH-1000XM4 Over-Ear Noise Canceling Bluetooth Headphones Black
- Sony | WH1000XM4/B | | Sony WH-1000XM4 Wireless Noise Canceling Headphones, Black
  Sony | WH1000XM4/S | | Sony WH-1000XM4 Wireless Noise Canceling Headphones, Silver
- Sony | WH1000XM4/B | 4548736112117 | Sony WH-1000XM4 Wireless Noise Canceling Headphones, Black
  Sony | WH1000XM5/B | 4548736132610 | Sony WH-1000XM5 Wireless Noise Canceling Headphones, Black
- Sony | WH1000XM4/B | 4548736112117 | Sony WH-1000XM4 Wireless Noise Canceling Headphones, Black
  Sony | WH1000XM4/B | 4548736112117 | Sony WH-1000XM4 Wireless Headphones, Black (Renewed)
- Sony | WH1000XM4 | | Sony WH-1000XM4 Wireless Headphones
  Geekria | WH1000XM4 | | Geekria Ear Pads for Sony WH-1000XM4 Headphones
+ Apple | MK2E3LL/A | 194252056332 | Apple Magic Mouse: Wireless, Bluetooth, Rechargeable, White
  Apple | MK2E3AM/A | 194252056332 | Apple Magic Mouse - White Multi-Touch Surface
- Apple | MK2E3LL/A | | Apple Magic Mouse, White Multi-Touch Surface
  Apple | MMMQ3AM/A | | Apple Magic Mouse, Black Multi-Touch Surface
- Apple | A2894 | | Apple iPhone 14 Pro 128GB Deep Purple Unlocked
  Apple | A2894 | | Apple iPhone 14 Pro 256GB Deep Purple Unlocked
+ Apple | A2894 | | Apple iPhone 14 Pro, 128 GB, Deep Purple, Unlocked
  Apple | A2894 | | Apple iPhone 14 Pro 128GB Deep Purple (Unlocked) Smartphone
- Apple | A2894 | | Apple iPhone 14 Pro 128GB Deep Purple Unlocked
  Apple | A2894 | | Apple iPhone 14 Pro 128GB Purple Unlocked (Refurbished)
- Apple | | | Apple iPhone 14 Pro 128GB Gold
  Spigen | ACS04973 | | Spigen Case for Apple iPhone 14 Pro Gold
+ Samsung | SM-A546U | | Samsung Galaxy A54 5G 128GB Awesome Graphite Unlocked
  Samsung Electronics | SMA546U | | SAMSUNG Galaxy A54 5G Unlocked Cell Phone, 128GB, Graphite
- Samsung | SM-A546U | | Samsung Galaxy A54 5G 128GB Unlocked
  Samsung | SM-A346M | | Samsung Galaxy A34 5G 128GB Unlocked
- Samsung | UN55CU7000 | | Samsung 55-Inch Class CU7000 Crystal UHD 4K Smart TV
  Samsung | UN65CU7000 | | Samsung 65-Inch Class CU7000 Crystal UHD 4K Smart TV
+ Samsung | UN55CU7000FXZA | 887276701912 | Samsung 55" Class CU7000 Crystal UHD 4K Smart Television
  Samsung | UN55CU7000 | 0887276701912 | SAMSUNG 55-Inch Class Crystal UHD 4K CU7000 Smart TV
+ Instant Pot | 113-0002-01 | 853084004088 | Instant Pot Duo 7-in-1 Electric Pressure Cooker, 6 Quart
  Instant Pot | IP-DUO60 | 853084004088 | Instant Pot Duo60 7-in-1 Multi-Use Programmable Pressure Cooker 6 Qt
- Instant Pot | IP-DUO60 | | Instant Pot Duo 7-in-1 Electric Pressure Cooker, 6 Quart
  Instant Pot | IP-DUO80 | | Instant Pot Duo 7-in-1 Electric Pressure Cooker, 8 Quart
+ Ninja | AF101 | 622356555036 | Ninja AF101 Air Fryer, 4 Qt, Black/Gray
  Ninja | AF101 | | Ninja 4-Quart Air Fryer AF101, Grey and Black
- Ninja | AF101 | | Ninja Air Fryer 4 Qt AF101
  Ninja | AF161 | | Ninja Air Fryer Max XL 5.5 Qt AF161
+ KitchenAid | KSM150PSER | 883049118840 | KitchenAid Artisan Series 5-Quart Stand Mixer, Empire Red
  KitchenAid | KSM150PSER | 883049118840 | KitchenAid Artisan Stand Mixer KSM150PS 5 Qt Empire Red
- KitchenAid | KSM150PSER | 883049118840 | KitchenAid Artisan Series 5-Quart Stand Mixer, Empire Red
  KitchenAid | KSM150PSOB | 883049118857 | KitchenAid Artisan Series 5-Quart Stand Mixer, Onyx Black
+ DJI | CP.MA.00000735.01 | 190021086999 | DJI Mini 4K Camera Drone, 3-Axis Gimbal
  DJI | Mini 4K | 0190021086999 | DJI Mini 4K Drone with 4K UHD Camera and 3-axis gimbal
- DJI | Mini 4K | | DJI Mini 4K Drone
  DJI | Mini 4K | | DJI Mini 4K Drone Fly More Combo with 3 Batteries, 2-Pack Propellers
+ Logitech | 910-006556 | 097855174420 | Logitech MX Master 3S Wireless Performance Mouse, Graphite
  Logitech | MX Master 3S | 0097855174420 | Logitech MX Master 3S Ultra-Fast Scrolling Ergo Wireless Mouse Graphite
- Logitech | 910-006556 | 097855174420 | Logitech MX Master 3S Wireless Mouse, Graphite
  Logitech | 910-006558 | 097855174437 | Logitech MX Master 3S Wireless Mouse, Pale Gray
+ Logitech | M185 | | Logitech M185 Wireless Mouse, 2.4GHz with USB Mini Receiver, Blue
  Logitech | 910-003636 | | Logitech Wireless Mouse M185 Blue 910-003636
- Logitech | M185 | | Logitech M185 Wireless Mouse Blue
  Logitech | M187 | | Logitech M187 Ultra Portable Wireless Mouse Blue
+ Anker | A1263 | 194644037475 | Anker PowerCore 10000 Portable Charger 10000mAh Power Bank Black
  Anker | A1263011 | 194644037475 | Anker Portable Charger, PowerCore 10000 Power Bank, Black
- Anker | A1263 | | Anker PowerCore 10000 Portable Charger 10000mAh
  Anker | A1271 | | Anker PowerCore 20100 Portable Charger 20100mAh
- Anker | B2633 | | Anker 30W USB-C Charger
  Anker | B2633 | | Anker 30W USB-C Charger, 2-Pack
+ LEGO | 75301 | 673419339292 | LEGO Star Wars Luke Skywalker's X-Wing Fighter 75301 Building Toy (474 Pieces)
  LEGO | 75301 | 673419339292 | LEGO Star Wars Luke Skywalkers X-Wing Fighter 75301 Building Kit, 474 pieces
- LEGO | 75301 | | LEGO Star Wars X-Wing Fighter 75301 Building Toy
  LEGO | 75355 | | LEGO Star Wars UCS X-Wing Starfighter 75355 Building Set
+ LEGO | 10696 | | LEGO Classic Medium Creative Brick Box 10696
  LEGO | 10696 | | LEGO Classic 10696 Medium Creative Brick Box Building Toys
- LEGO | Classic | | LEGO Classic Medium Creative Brick Box
  LEGO | Classic | | LEGO Classic Large Creative Brick Box with Baseplate
+ CeraVe | | 301871239194 | CeraVe Moisturizing Cream 19 oz Body and Face Moisturizer
  CeraVe | | 3018-7123-9194 | CeraVe Moisturizing Cream for Normal to Dry Skin, 19 Ounce
- CeraVe | | | CeraVe Moisturizing Cream 19 oz
  CeraVe | | | CeraVe Moisturizing Cream 12 oz
+ Oral-B | D100.413.1 | | Oral-B Pro 1000 Rechargeable Electric Toothbrush, White
  Oral B | D1004131 | | Oral-B Pro 1000 Electric Toothbrush White
- Oral-B | Pro 1000 | | Oral-B Pro 1000 Electric Toothbrush, White
  Oral-B | Pro 1000 | | Oral-B Pro 1000 Electric Toothbrush, Black
- Oral-B | EB50 | | Oral-B CrossAction Replacement Brush Heads, 3 Count
  Oral-B | EB50 | | Oral-B CrossAction Replacement Brush Heads, 10 Count
+ Levi's | 00501-0114 | 052177301015 | Levi's Men's 501 Original Fit Jeans, Rinse
  Levis | 005010114 | 052177301015 | Levi's 501 Original Fit Men's Jeans Rinse
- Levi's | 00501-0114 | | Levi's Men's 501 Original Fit Jeans, Rinse
  Levi's | 00505-0260 | | Levi's Men's 505 Regular Fit Jeans, Rinse
+ HP | 3YQ79A | 193905476206 | HP 67XL Black High-Yield Ink Cartridge
  Hewlett-Packard | 3YM57AN | 193905476206 | HP 67XL Ink Cartridge Black High Yield
- HP | 67XL | | HP 67XL Black High-Yield Ink Cartridge
  HP | 67 | | HP 67 Black Ink Cartridge
- HP | 67XL | | HP 67XL Black Ink Cartridge
  Inkjetsclub | 67XL | | Ink Cartridge Replacement for HP 67XL Black
+ Crucial | CT1000MX500SSD1 | 649528785060 | Crucial MX500 1TB 3D NAND SATA 2.5 Inch Internal SSD
  Crucial | CT1000MX500SSD1 | | Crucial MX500 1TB SATA SSD CT1000MX500SSD1
- Crucial | MX500 | | Crucial MX500 1TB SATA Internal SSD
  Crucial | MX500 | | Crucial MX500 2TB SATA Internal SSD
+ Western Digital | WDBU6Y0050BBK | 718037889726 | WD 5TB Elements Portable External Hard Drive
  WD | WDBU6Y0050BBK-WESN | 718037889726 | WD Elements 5TB Portable External Hard Drive USB 3.0
- WD | WDBU6Y0020BBK | | WD 2TB Elements Portable External Hard Drive
  WD | WDBU6Y0040BBK | | WD 4TB Elements Portable External Hard Drive
+ TP-Link | Archer AX21 | 845973088613 | TP-Link AX1800 WiFi 6 Router (Archer AX21)
  TP-LINK | ArcherAX21 | | TP-Link Archer AX21 AX1800 Dual-Band WiFi 6 Router
- TP-Link | Archer AX21 | | TP-Link AX1800 WiFi 6 Router Archer AX21
  TP-Link | Archer AX55 | | TP-Link AX3000 WiFi 6 Router Archer AX55
+ Black+Decker | LDX120C | | BLACK+DECKER 20V MAX Cordless Drill/Driver LDX120C
  BLACK AND DECKER | LDX120C | | Black and Decker 20V MAX Lithium Cordless Drill Driver
- DeWalt | DCD771C2 | | DEWALT 20V MAX Cordless Drill Kit with 2 Batteries
  DeWalt | DCD771B | | DEWALT 20V MAX Cordless Drill, Tool Only
+ Rubbermaid | 1991158 | 071691510734 | Rubbermaid Brilliance Food Storage Container, Large, 9.6 Cup
  Rubbermaid | 1991158 | 071691510734 | Rubbermaid Brilliance 9.6-Cup Large Food Storage Container
- Rubbermaid | 1991158 | | Rubbermaid Brilliance Food Storage Container, 9.6 Cup
  Rubbermaid | 1991157 | | Rubbermaid Brilliance Food Storage Container, 4.7 Cup
- Rubbermaid | Brilliance | | Rubbermaid Brilliance Food Storage Container 9.6 Cup
  Rubbermaid | Brilliance | | Rubbermaid Brilliance Food Storage Container Set of 10, 9.6 Cup
+ Garmin | 010-02540-10 | 753759278496 | Garmin Venu 2 GPS Smartwatch, Silver Bezel with Granite Blue
  Garmin | Venu 2 | 753759278496 | Garmin Venu 2 GPS Smartwatch Silver with Blue Band
+ Fitbit | FB421BKBK | | Fitbit Inspire 3 Health Fitness Tracker, Black
  Fitbit | FB421 | | Fitbit Inspire 3 Activity Tracker Black FB421BKBK
- Fitbit | Inspire 3 | | Fitbit Inspire 3 Health Fitness Tracker, Black
  Fitbit | Inspire 2 | | Fitbit Inspire 2 Health Fitness Tracker, Black
+ Nintendo | HEGSKAAAA | 045496883386 | Nintendo Switch OLED Model with White Joy-Con
  Nintendo | HEG-001 | 045496883386 | Nintendo Switch - OLED Model White
- Nintendo | HEG-001 | | Nintendo Switch OLED Model with White Joy-Con
  Nintendo | HAD-001 | | Nintendo Switch with Neon Blue and Neon Red Joy-Con
- Nintendo | HEG-001 | 045496883386 | Nintendo Switch OLED Model, White
  tomtoc | HEG-001 | 045496883386 | Slim Carry Sleeve Travel Bag
+ Canon | 4461C003 | | Canon EOS R10 Mirrorless Camera Body
  Canon | EOS R10 | | Canon EOS R10 Mirrorless Camera (Body Only) 4461C003
- Canon | 5331C002 | | Canon EOS R10 Mirrorless Camera Body
  Canon | 5331C009 | | Canon EOS R10 Mirrorless Camera with 18-45mm Lens
+ Philips | HD9252/91 | | Philips Essential Air Fryer 4.1 L HD9252
  Philips | HD9252 | | Philips HD9252/91 Essential Air Fryer, 4.1L
+ Stanley | 10-01614-119 | 041604364051 | Stanley Classic Vacuum Bottle 1.1 Quart Hammertone Green
  STANLEY | Classic | 041604364051 | Stanley Classic Legendary Vacuum Insulated Bottle 1.1 QT Green
- Stanley | Classic | | Stanley Classic Vacuum Insulated Bottle Green
  Stanley | Classic | | Stanley Classic Lunch Box Green
+ | | 4006381333931 | Stabilo Boss Original Highlighter Assorted
  Stabilo | | 4006381333931 | STABILO BOSS ORIGINAL Highlighter, assorted colors
- | | | Cotton Bath Towel White
  | | | Cotton Bath Towel White
- Hanes | 5250 | | Hanes Men's Tagless T-Shirt, Black
  Hanes | 5250 | | Hanes Men's Tagless T-Shirt, Navy
+ Casio | F91W-1 | 079767887278 | Casio F91W-1 Classic Resin Strap Digital Sport Watch
  Casio | F-91W-1 | | Casio Men's F91W-1 Classic Digital Watch
- Casio | F91W-1 | | Casio F91W-1 Classic Digital Watch
  Casio | A158W-1 | | Casio A158W-1 Classic Digital Watch
+ Casio | | | Casio F-91W Digital Sport Watch Classic Resin
  Casio | F91W | | Casio F91W Classic Resin Digital Watch
+ Hasbro | A5640 | | Hasbro Gaming Jenga Classic Game
  Hasbro Gaming | A2120EU4 | | Jenga Classic Game by Hasbro
+ Energizer | EN91 | | Energizer Industrial AA Alkaline Batteries EN91, 24 Count
  Energizer | EN91 | | Energizer EN91 AA Industrial Batteries, pack of 24
- Energizer | EN91 | | Energizer Industrial AA Batteries EN91, 24 Count
  Energizer | EN92 | | Energizer Industrial AAA Batteries EN92, 24 Count
- Kingston | SA400S37/240G | | Kingston A400 240GB Internal SSD 2.5 inch SATA 6GB/s SA400S37/240G
  Kingston | SA400S37/480G | | Kingston A400 480GB Internal SSD 2.5 inch SATA 6GB/s SA400S37/480G
- Crucial | CT51264 | | Crucial 512MB DDR2 Memory Module CT51264
  Crucial | CT51264 | | Crucial 4 GB DDR2 Memory Module CT51264
- PNY | PFD32GATT/RED | | PNY Attache 32GB USB 2.0 Flash Drive
  PNY | PFD32GATT/BLU | | PNY Attache 32GB USB 2.0 Flash Drive
- Elite Screens | High Contrast Grey 1.1 | | Elite Screens Manual High Contrast Grey 1.1 Projection Screen 92 in
  Elite Screens | High Contrast Grey 1.1 | | Elite Screens Spectrum High Contrast Grey 1.1 Projection Screen Motorized 120 in
- Otterbox | Apple iPhone 11 | | Otterbox Apple iPhone 11 Snap-On Hard Case Miami Dolphins
  Otterbox | Apple iPhone 11 | | Otterbox Apple iPhone 11 Snap-On Hard Case Boston Celtics
- Godox | TT350 | | Godox TT350 Mini TTL Camera Flash Speedlite for Nikon
  Godox | TT350 | | Godox TT350 Mini TTL Camera Flash Speedlite for Canon
- Panasonic | KXTG6843 | | Panasonic KX-TG6843 Cordless Phone, Three Handsets
  Panasonic | KXTG6843 | | Panasonic KX-TG6843 Cordless Phone with 4 Handsets
- HP | CF410A | | HP 410A Black Toner Cartridge CF410A
  HP | CF410A | | Compatible CF410A Black Toner Cartridge, replaces HP 410A
- Canon | EOSR50 | | Canon EOS R50 Mirrorless Camera Black
  Canon | EOSR50 | | Canon EOS R50 Mirrorless Camera Black, Accessory Kit
+ Canon | CLI281C | | Canon CLI-281 Cyan Ink Tank for PIXMA Printers
  Canon | CLI-281C | | Canon CLI-281C Ink Tank, Cyan
`
