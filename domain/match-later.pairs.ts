// Offers of two stores with one model number, written after the rules, to see what they find of what nobody had in mind. How to
// read them says read-pairs.fixture.ts.
export const LATER_PAIRS = `
+ Sony | BDPS350 | Sony BDP-S350 Blu-ray Disc Player - BDPS350
  Sony | BDP-S350 | Sony 1080p BD Player with BD-Live BDPS350
+ Samsung | BDP1500 | Samsung Blu-Ray Disc Player - BDP1500
  Samsung | BD-P1500 | BD-P1500 Blu-ray Disc Player
+ Speck | IPHSEEBLKRED | Speck SeeThru Black Hard Shell Case For iPhone - IPHSEE3G1
  Speck Products | IPH-SEE-3G1 | Speck SeeThru Case for iPhone 3G Smartphone
+ Canon | CB2LS00 | Canon Battery Charger - CB2LS00
  Canon | CB-2LS00 | Canon Battery Charger for PowerShot SD Cameras
+ Sony | NPFV100 | Sony V Series InfoLithium Rechargeable Battery - NPFV100
  Sony | NP-FV100 | Sony Lithium Ion Camcorder Battery 3900mAh
+ Nikon | 4828BAG | Nikon Deluxe Digital SLR Camera Case - 4828BAG
  Nikon | 4828-BAG | Nikon SLR System Bag
+ Denon | DHT589BA | Denon Black Home Theater System - DHT589BA
  Denon | DHT-589BA | Denon Home Theater System 5.1 Black
+ Speakercraft | ASM56101 | SpeakerCraft AIM 5 Three In-Ceiling Speaker - ASM56101
  SpeakerCraft Inc | ASM56101 | Speakercraft Aim5 Three 5.25 in. Ceiling Speaker
+ Panasonic | KXTG6313S | Panasonic DECT 6.0 Cordless Phone with 3 Handsets - KXTG6313S
  Panasonic | KX-TG6313S | Panasonic Three Handset Expandable Phone System Silver
+ Panasonic | ES8103S | Panasonic Pro-Curve Linear Wet/Dry Shaver - ES8103S
  Panasonic | ES-8103S | Panasonic Men's Shaver 3-Blade
+ Garmin | 0101082300 | Garmin Carrying Case - 0101082300
  Garmin | 010-10823-00 | Garmin Universal Carrying Case for Nuvi 4.3"
+ Linksys | WUSB600N | Linksys Wireless-N USB Network Adapter Dual-Band - WUSB600N
  Cisco | WUSB600N | Linksys by Cisco Dual-Band Wireless USB Adapter
+ Netgear | WGR614NA | Netgear 54 Mbps Wireless Router - WGR614NA
  Netgear | WGR614NA | NETGEAR WGR614 Router 4-Port Switch
+ Tamron | AF001NII | Tamron 18-270mm Zoom Lens for Nikon - AF001NII
  Tamron | AF-001NII | Tamron AF 18-270mm f/3.5-6.3 Lens Nikon Mount
+ Yamaha | NSIW960 | Yamaha Natural Sound 2-Way In-Ceiling Speaker - NSIW960
  Yamaha | NS-IW960 | Yamaha Speaker System 140W White
+ Bose | 40516SAT | Bose Wave Music System White - 40516SAT
  Bose | 40516-SAT | Bose Wave Radio CD System Platinum White
+ Frigidaire | FAC107P1A | Frigidaire 10,000 BTU Window Air Conditioner - FAC107P1A
  Frigidaire | FAC107P1A | Frigidaire Compact Room Air Conditioner with Remote
+ Electrolux | EL4335A | Electrolux Oxygen Canister Vacuum - EL4335A
  Electrolux | EL4335A | Electrolux Harmony Ultra Quiet Vacuum
+ Weber | 586002 | Weber Summit Gold Gas Grill - 586002
  Weber | 586002 | Weber Genesis E-310 Propane Grill
+ TomTom | 9D00007 | TomTom RDS-TMC Traffic Receiver - 9D00007
  TomTom | 9D00.007 | TomTom Traffic Receiver for GO
+ Boston Acoustics | HSI4602 | Boston Acoustics In-Ceiling Speaker Pair - HSI4602
  Boston | HSI-4602 | Boston Acoustics 6.5" Ceiling Speakers (2)
+ Escort | 0100006 | Escort Passport Radar Detector - 0100006
  Escort Inc. | 0100006 | Escort Passport 8500 X50 Black
+ Apple | MB829LLA | Apple Magic Mouse - MB829LLA
  Apple | MB829LL/A | Apple Wireless Magic Mouse with Multi-Touch
+ Sharp | LC32D44U | Sharp 32' AQUOS LCD HDTV Black - LC32D44U
  Sharp | LC32D44U | Sharp AQUOS LC32D44U 31.5" LCD TV 16:9
- Logitech | 910000808 | Logitech Performance Mouse MX - 910000808
  Logitech | 910000808 | Logitech Performance Mouse MX (Recertified)
- Duracell | DL223AB | Duracell 6V Lithium Photo Battery - DL223AB
  Duracell | DL223AB | Duracell 6V Lithium Photo Battery, 6 Pack
- Olympus | 262807 | Olympus Zuiko 14-42mm Lens - 262807
  Olympus | 262807 | Olympus E-420 Digital SLR with 14-42mm Lens
- Case Logic | DCB306 | Case Logic SLR Camera Holster Black - DCB306
  Case Logic | DCB306 | Case Logic SLR Camera Holster Red
- Crucial | RDIMM4096 | Crucial 4GB DDR3 Server Memory - RDIMM4096
  Crucial | RDIMM4096 | Crucial 8GB DDR3 Server Memory
- Sennheiser | PMX1002 | Sennheiser PMX Sport Headphones - PMX1002
  Sennheiser | PMX1002 | Ear pads for Sennheiser PMX1002
`
