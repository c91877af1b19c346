// Offers for kitchen, home, work and play as two stores write them, with one model number; how to read them says
// read-pairs.fixture.ts.
export const HOME_PAIRS = `
+ Frigidaire | FFTR1814QW | Frigidaire 18.2 cu. ft. Top Freezer Refrigerator White - FFTR1814QW
  Electrolux Frigidaire | FFTR1814QW | Frigidaire FFTR1814QW 30 in. White Refrigerator
+ Whirlpool | WFW9400SW | Whirlpool Duet Front Load Washer White - WFW9400SW
  Whirlpool Corporation | WFW9400SW | Duet Steam Washer, White-on-White
+ LG | WM2455HW | LG SteamWasher Front Load Washing Machine - WM2455HW
  LG Electronics USA | WM2455HW | LG 4.2 cu ft. White Washer
+ Bosch | SHE43C05UC | Bosch 24" Ascenta Series Dishwasher Stainless - SHE43C05UC
  Bosch Home Appliances | SHE43C05UC | Bosch Ascenta Dishwasher 23.6 inch
+ GE | JVM1540DMWW | GE 1.5 cu ft Over-the-Range Microwave White - JVM1540DMWW
  General Electric | JVM-1540DMWW | GE Spacemaker Microwave Oven White 1000 W
+ Panasonic | NNSD797S | Panasonic 1.6 cu ft Inverter Microwave 1250W - NNSD797S
  Panasonic Consumer Electronics | NN-SD797S | Panasonic Microwave Oven Stainless Steel
+ Sharp | R520KST | Sharp 2.0 cu ft Microwave 1200 Watts - R520KST
  Sharp Electronics | R-520KST | Sharp Full Size Countertop Microwave Oven
+ KitchenAid | KSM150PSBU | KitchenAid Artisan Series Stand Mixer 5 Quart - KSM150PSBU
  Kitchen Aid | KSM150PSBU | Artisan 5-Qt. Tilt-Head Mixer Cobalt Blue
+ Cuisinart | DLC-2011CHB | Cuisinart Prep 11 Plus Food Processor - DLC-2011CHB
  Cuisinart / Conair | DLC2011CHB | Cuisinart 11-Cup Food Processor Brushed Stainless
+ Cuisinart | CPT180BK | Cuisinart Metal Classic 4 Slice Toaster - CPT180BK
  Conair Cuisinart | CPT-180BK | Cuisinart Toaster Black
+ Hamilton Beach | 40880HB | Hamilton Beach Electric Kettle 1.7L - 40880HB
  Hamilton Beach Brands | 40880-HB | Hamilton Beach 1.7 Liter Stainless Kettle
+ Black & Decker | CTO4500S | Black & Decker Perfect Broil Convection Oven - CTO4500S
  BLACK+DECKER | CTO-4500S | Perfect Broil Countertop Oven
+ Oster | BRLY07Z | Oster Beehive Blender Brushed Nickel - BRLY07Z00
  Jarden Oster | BRLY07-Z00 | Oster Beehive 2 Speed Blender
+ Krups | FDK2000 | Krups Waffle Maker - FDK2000BLK
  Krups North America | FDK2000BLK | Krups Belgian Waffle Maker Black
+ DeLonghi | DO1289CV | DeLonghi 6 Slice Convection Toaster Oven - DO1289CV
  De'Longhi America | DO-1289CV | Toaster Oven Stainless
+ Delonghi | EC155BAR | De'Longhi Pump Espresso Maker 15 Bar - EC155BAR
  De Longhi | EC155BAR | DeLonghi EC155 Espresso and Cappuccino Machine
+ Dyson | DC25BLU | Dyson Ball All-Floors Upright Vacuum - DC25BLU
  Dyson Inc. | DC-25BLU | DC25 Upright Vacuum Blue
+ Hoover | U5786-900 | Hoover WindTunnel Self Propelled Vacuum - U5786-900
  Hoover Company | U5786900 | Hoover WindTunnel Bagged Upright Cleaner
+ Bissell | 35452AX | Bissell Momentum Upright Vacuum - 35452AX
  BISSELL Homecare, Inc. | 3545-2AX | Bissell Momentum Vacuum Cleaner
+ Eureka | 3041BZN | Eureka Mighty Mite Canister Vacuum - 3041BZN
  Electrolux Home Care Eureka | 3041-BZN | Eureka Mighty Mite Vacuum 9A
+ iRobot | 05601NA | iRobot Roomba 560 Robotic Vacuum - 05601NA
  iRobot Corporation | 0560-1NA | Roomba 560 Vacuum Cleaning Robot
+ Honeywell | 17005HD | Honeywell Air Purifier 85 sq. ft. - 17005HD
  Kaz Honeywell | 17005-HD | Honeywell QuietClean Compact Tower Purifier
+ Holmes | HAPF600D | Holmes Replacement HEPA Air Filter - HAPF600D
  Jarden Holmes | HAPF-600D | Holmes HEPA Filter for Tower Purifiers
+ Lasko | 755320C | Lasko Ceramic Tower Heater 23" - 755320C
  Lasko Products | 755320-C | Lasko Electronic Ceramic Heater with Remote 1500W
+ DeWalt | DCD771C2K | DEWALT 20V MAX Cordless Drill Kit - DCD771C2K
  Stanley DeWalt | DCD771C2K | DeWalt Drill/Driver 20 Volt Lithium
+ Makita | XFD10R | Makita 18V LXT Driver-Drill Kit - XFD10R18V
  Makita USA | XFD10R-18V | Makita LXT Cordless Drill 2.0Ah
+ Bosch | GLL3-330CG | Bosch Green Laser Level 200 ft - GLL3-330CG
  Robert Bosch Tool Corp | GLL3330CG | Bosch Three-Plane Leveling Laser
+ Dremel | 4300-5/40 | Dremel 4300 Rotary Tool Kit - 4300-5/40
  Dremel | 4300540 | Dremel High Performance Rotary Tool 40 accessories
+ Weber | 45010001 | Weber Spirit II E-310 Gas Grill Black - 45010001
  Weber-Stephen Products | 45010001 | Spirit II E-310 3 Burner Liquid Propane Grill
+ Coleman | 2000020972 | Coleman Sundome 4 Person Tent - 2000020972
  The Coleman Company | 2000-020972 | Coleman Sundome Dome Tent Navy
+ Braun | 9385CC | Braun Series 9 Electric Shaver - 9385CC
  Procter & Gamble Braun | 9385-CC | Braun 9385cc Wet Dry Shaver System
+ Philips Norelco | QG3250/41 | Norelco All-in-One Grooming System - QG3250
  Norelco | QG3250 | Philips Norelco QG3250 Grooming Kit
+ Conair | HC200GB | Conair 20-Piece Haircut Kit - HC200GB
  Conair Corporation | HC-200GB | Conair Custom Cut Haircut Kit
+ Omron | HEM780N3 | Omron Automatic Blood Pressure Monitor - HEM780N3
  Omron Healthcare | HEM-780N3 | Omron Blood Pressure Monitor with ComFit Cuff
+ Oregon Scientific | BAR208HGA | Oregon Scientific Weather Station - BAR208HGA
  Oregon | BAR208-HGA | Wireless Weather Forecaster
+ Timex | T2N720 | Timex Ironman 30-Lap Sports Watch - T2N720KW
  Timex Group | T2N720KW | Timex Ironman Watch Black
+ Casio | PRW2500-1 | Casio Pathfinder Solar Atomic Watch - PRW2500-1
  Casio America | PRW25001 | Casio PRW-2500 Pro Trek Digital
+ Casio | PX130BK | Casio Privia 88-Key Digital Piano - PX130BK
  Casio Inc. | PX-130BK | Privia Keyboard Black
+ Yamaha | YPT220 | Yamaha 61-Key Portable Keyboard - YPT220AD
  Yamaha Music | YPT-220AD | Yamaha YPT220 Keyboard with Adapter
+ Nintendo | RVLSWRAAUSZ | Nintendo Wii Console White - RVLSWRAAUSZ
  Nintendo of America | RVL-S-WRAA-USZ | Wii Sports System Console
+ Sony | 98015PS3 | Sony PlayStation 3 80GB Console - 98015PS3
  Sony Computer Entertainment | 98015-PS3 | PlayStation 3 80 GB System Black
+ Microsoft | B4F00014 | Microsoft Xbox 360 Wireless Controller Black - B4F00014
  Microsoft Game Studios | B4F-00014 | Xbox 360 Controller for Windows
+ Fisher-Price | W9429TOY | Fisher-Price Rainforest Jumperoo - W9429TOY
  Fisher Price | W9429-TOY | Rainforest Baby Jumperoo
+ Graco | 1853475 | Graco Nautilus 65 3-in-1 Car Seat - 1853475
  Graco Children's Products | 1853475 | Graco Nautilus Harness Booster
+ Fellowes | 8037801 | Fellowes Standard Foot Rest - 8037801
  Fellowes | 8037801 | Fellowes Adjustable Compact Footrest
+ 3M | LX550P | 3M Document Copyholder - LX550PBK
  3M Office Products | LX550-PBK | In-Line Adjustable Document Holder Black
+ Rubbermaid | FG758088 | Rubbermaid Commercial Mop Bucket 35 qt - FG758088
  Rubbermaid Commercial Products | FG758088YEL | WaveBrake FG758088 Bucket 35 Quart
+ Brita | OB36436 | Brita Grand Water Pitcher 10 Cup - OB36436
  The Brita Company | OB-36436 | Brita 10-Cup Grand Pitcher
+ First Alert | SCO5CN | First Alert Smoke and Carbon Monoxide Alarm - SCO5CN
  BRK First Alert | SCO-5CN | First Alert Combo Smoke CO Detector
+ Duracell | DRPP600 | Duracell Powerpack 600 Jump Starter - DRPP600
  Xantrex Duracell | DRPP-600 | Duracell Jump-Starter Emergency Power 600W
+ GE | PL26WH4P | GE Energy Smart CFL Bulbs 26 Watt 4 Pack - PL26WH4P
  General Electric Lighting | PL26-WH4P | GE 26W Compact Fluorescent, Pack of4
+ Sunbeam | 732500 | Sunbeam Heating Pad King Size - 732500
  Sunbeam Products | 732-500 | Sunbeam King Heat Pad Moist
+ Brinkmann | 8531990 | Brinkmann Smoke N Grill Smoker - 8531990
  The Brinkmann Corporation | 853-1990 | Brinkmann Electric Smoker Red
+ Thermos | JNL500BK | Thermos Ultralight Bottle 0.5 Liter - JNL500BK
  Thermos L.L.C. | JNL-500BK | Thermos Stainless Bottle 500 ml Black
- Hamilton Beach | 31330DE | Hamilton Beach Toaster Oven - 31330DE
  Hamilton Beach | 31330DE | Toaster Oven Pan for Hamilton Beach 31330DE
- Holmes | HAPF300 | Holmes HEPA Filter - HAPF300
  Holmes | HAPF300 | Holmes HEPA Filter KIT of 2 - HAPF300
- Hoover | 40101001 | Hoover Type Y Vacuum Bags 3 Pack - 40101001
  Hoover | 40101001 | Hoover Type Y Vacuum Bags 10 Pack
- Dyson | DC07ALL | Dyson DC07 Upright Vacuum - DC07ALL
  Dyson | DC07ALL | Dyson DC07 Upright Vacuum (Factory Refurbished)
- iRobot | R110020 | iRobot Braava M Mopping Robot - R110020
  iRobot | R110020 | iRobot Braava M PRO Mopping Robot
- Honeywell | HPA300B | Honeywell True HEPA Air Purifier - HPA300B
  Nispira | HPA300B | Filter Replacement for Honeywell HPA300B Air Purifier
- Oral-B | EB17-4X | Oral-B Precision Clean Brush Heads, 4 Count - EB17-4X
  Oral-B | EB17-4X | Oral-B Precision Clean Brush Heads, 8 Count
- GE | BR30LED10 | GE BR30 LED Bulb - BR30LED10
  GE Lighting | BR30LED10 | GE BR30 LED Bulb Pack of2
- Thermos | F4023BL | Thermos Funtainer Bottle Blue - F4023BL
  Thermos | F4023BL | Thermos Funtainer Bottle Pink
- Casio | CTK4200 | Casio 61-Key Keyboard - CTK4200
  Casio | CTK4200 | Casio 61-Key Keyboard Bundle with Stand and Headphones
- Microsoft | 52A00004 | Xbox 360 Elite Console 120GB - 52A00004
  Microsoft | 52A00004 | Xbox 360 Elite Console 250GB
- Sunbeam | 765500 | Sunbeam Heating Pad King Size - 765500
  Sunbeam | 765500 | Sunbeam Heating Pad Queen Size
- Makita | BL1830B | Makita 18V LXT Battery - BL1830B
  Waitley | BL1830B | Waitley 18V Battery compatible with Makita BL1830B
- Brita | OB03100 | Brita Pitcher Filter - OB03100
  Brita | OB03100 | Brita Pitcher Filters, Box of 6
- Timex | T5K822 | Timex Ironman Watch Full Size - T5K822
  Timex | T5K822 | Watch Band for Timex T5K822 Ironman
- Garmin | 0100112300 | Garmin Forerunner 110 GPS Watch - 0100112300
  Garmin | 0100112300 | Garmin Forerunner 110 GPS Watch Pre-Owned
`
