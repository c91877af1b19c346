// Offers of cameras, television and sound as two stores write them, with one model number; how to read them says
// read-pairs.fixture.ts.
export const PHOTO_SOUND_PAIRS = `
+ Sony | DSCH50B | Sony Cyber-shot 9.1MP Digital Camera 15x Optical Zoom Black - DSCH50B
  Sony Electronics | DSC-H50B | Sony Cyber-shot DSC-H50 Digital Camera, Black
+ Sony | DCRSR85 | Sony 60GB Handycam Camcorder 25x Optical Zoom - DCRSR85
  Sony Electronics Inc. | DCR-SR85 | Handycam Hard Disk Drive Camcorder 60 GB
+ Panasonic | DMCFZ28K | Panasonic Lumix 10.1MP Camera with 18x Optical Zoom - DMCFZ28K
  Panasonic Consumer | DMC-FZ28K | Lumix Digital Camera Black DMCFZ28
+ Olympus | 226760 | Olympus SP-590UZ 12MP Camera 26x Optical Zoom - 226760
  Olympus America | 226760 | Olympus SP 590 Ultra Zoom Digital Camera
+ Kodak | 1478957 | Kodak EasyShare Z1012 IS 12x Zoom Camera - 1478957
  Eastman Kodak Company | 1478957 | EasyShare Z1012 IS Digital Camera Black
+ Fujifilm | 15873115 | Fuji FinePix S2000HD 10MP Camera 15x Zoom - 15873115
  Fuji Film USA | 15873115 | FujiFilm FinePix S2000HD
+ Canon | 3207B001 | Canon PowerShot SX20 12.1MP Camera 20x Optical Zoom - 3207B001
  Canon USA | 3207B001AA | Canon PowerShot SX20IS 3207B001 Digital Camera
+ Canon | 2044B002 | Canon 55-250mm IS Zoom Lens - 2044B002
  Canon | 2044B002 | Canon EF-S 55-250mm f/4-5.6 IS Telephoto Lens
+ Canon | 9400A008 | Canon Deluxe Leather Case - 9400A008
  Canon USA, Inc. | 9400A008 | Canon PSC-55 Leather Case for PowerShot Cameras
+ Nikon | 25446SLR | Nikon D60 Digital SLR Camera with 18-55mm Lens - 25446SLR
  Nikon Inc | 25446-SLR | Nikon D60 SLR 10MP Kit 18-55mm VR Lens
+ Nikon | 26173CAM | Nikon Coolpix L22 Red Camera 3.6x Zoom - 26173CAM
  NIKON CORPORATION | 26173-CAM | Nikon CoolPix L22 Digital Camera (Red)
+ JVC | GZMS120BUS | JVC Everio 35x Optical Zoom Camcorder Black - GZMS120BUS
  JVC Company of America | GZ-MS120BUS | JVC Everio Flash Memory Camcorder Black
+ Vivitar | 285HVPRO | Vivitar Zoom Thyristor Flash - 285HVPRO
  Vivitar Corp | 285-HVPRO | Vivitar 285HV Flash
+ Lowepro | LP34728 | Lowepro SlingShot 102 AW Camera Bag - LP34728
  DayMen Lowepro | LP34728 | Lowepro SlingShot 102 Black/Gray
+ Sony | KDL32L4000 | Sony Bravia 32' L-Series Black LCD HDTV - KDL32L4000
  Sony Electronics Inc. | KDL-32L4000 | Sony KDL-32L4000
+ Sony | KDL46W4100 | Sony 46" Bravia W Series 1080p Black LCD HDTV - KDL46W4100
  Sony | KDL-46W4100 | BRAVIA LCD TV 45.9 Inch 120Hz
+ Samsung | LN40A550 | Samsung 40' Series 5 Black Flat Panel LCD HDTV - LN40A550
  SAMSUNG ELECTRONICS AMERICA | LN-40A550 | Samsung LN40A550 LCD TV
+ LG | 47LG50 | LG 47' Black Flat Panel LCD HDTV - 47LG50UA
  LG Electronics | 47LG50UA | LG 47LG50UA 1080p LCD Television
+ Sharp | LC46D64U | Sharp 46' Aquos Black LCD HDTV - LC46D64U
  Sharp Electronics Corp. | LC46D64U | Sharp AQUOS LC46D64U
+ Toshiba | 32CV510U | Toshiba 32' REGZA Black LCD HDTV - 32CV510U
  Toshiba Corporation | 32CV510U | Toshiba REGZA 31.5" LCD TV
+ Panasonic | TH50PZ85U | Panasonic VIERA 50' Plasma HDTV - TH50PZ85U
  Panasonic Corporation of North America | TH-50PZ85U | Viera Plasma TV TH-50PZ85U
+ Panasonic | DMREZ48VK | Panasonic DVD Recorder VCR Combo - DMREZ48VK
  Panasonic | DMR-EZ48VK | Panasonic DVD/VHS Recorder with Tuner
+ Toshiba | SDV296 | Toshiba DVD/VCR Combination Player - SDV296
  Toshiba America | SD-V296 | Toshiba DVD VCR Combo Player
+ Philips | DVP5990/37 | Philips 1080p Upconverting DVD Player - DVP5990/37
  Philips Electronics | DVP5990 | Philips DVD Player DVP5990 with USB
+ Samsung | HTX810 | Samsung Home Theater System Black - HTX810
  Samsung Electronics America, Inc. | HT-X810 | Sound Bar Home Theater HT-X810
+ Yamaha | YSP4000BL | Yamaha Digital Sound Projector Black - YSP4000BL
  Yamaha Electronics Corp. | YSP-4000BL | Yamaha YSP4000 Soundbar 120 W
+ Yamaha | RXV663BL | Yamaha 7.2 Channel Home Theater Receiver - RXV663BL
  Yamaha Corporation of America | RX-V663BL | A/V Receiver 95W x 7
+ Denon | AVR1909 | Denon 7.1 Channel Multizone Receiver - AVR1909
  Denon Electronics | AVR-1909 | Denon AVR-1909 A/V Receiver 90 W
+ Onkyo | TXSR606B | Onkyo 7.1-Channel Black Receiver - TXSR606B
  Onkyo USA | TX-SR606B | Onkyo TX-SR606 Home Theater Receiver
+ Pioneer | DEHP6000UB | Pioneer In-Dash CD Receiver - DEHP6000UB
  Pioneer Electronics (USA) | DEH-P6000UB | Pioneer Car Audio Player iPod compatible
+ Kenwood | KDCX592 | Kenwood eXcelon CD Receiver - KDCX592
  Kenwood USA | KDC-X592 | Kenwood Car CD/MP3 Player 50W x 4
+ Alpine | CDA9886 | Alpine CD Receiver 18W x 4 - CDA9886
  Alpine Electronics of America | CDA-9886 | Alpine Car Audio CD Player
+ Bose | 161SPKRWHT | Bose 161 White Speaker System (pair) - 161SPKRWHT
  Bose Corporation | 161SPKRWHT | Bose 161 Bookshelf Speakers White
+ Bose | LIFESTYLE28III | Bose Lifestyle Home Entertainment System - LIFESTYLE28III
  Bose Corp. | LIFESTYLE-28-III | Bose Lifestyle 28 Home Theater
+ Polk Audio | RC80IWHT | Polk Audio In-Wall Speakers White - RC80IWHT
  Polk | RC80IWHT | Polk RC80i 2-Way Ceiling Speaker White
+ Klipsch | CDT5800C | Klipsch In-Ceiling Loudspeaker - CDT5800C
  Klipsch Audio Technologies | CDT-5800-C | Klipsch Ceiling Speaker
+ Monster | MCHDMI400 | Monster Cable HDMI Gold Plated Cable - MCHDMI400
  Monster Cable | MC-HDMI400 | Monster HDMI Cable 2 Meter Black
+ Monster | AV900DLX | Monster Power Center Outlets - AV900DLX
  Monster Cable Products | AV-900DLX | Monster HTS 900 PowerCenter
+ Sanus | VMPL2B | Sanus Tilting Wall Mount for Flat Panel TVs Black - VMPL2B
  Sanus Systems | VMPL2B | Sanus VisionMount Flat Panel Mount for 32" - 60" TV
+ Peerless | SLWS451 | Peerless Wall Bracket - SLWS451/S
  Peerless Industries | SLWS451 | SmartMount Flat Wall Mount
+ Omnimount | 1002166 | OmniMount Shelf Component - 1002166
  Omnimount Systems | 1002166 | OmniMount Stellar Shelf Mount
+ Logitech | 966193-0403 | Logitech Harmony 880 Remote - 966193-0403
  Logitech | 9661930403 | Harmony 880 Universal Remote Control
+ Sirius | SUPH1 | Sirius Universal Plug And Play Home Kit - SUPH1KIT
  Sirius Satellite Radio | SUPH1KIT | SIRIUS Home Dock Kit for radios
+ Apple | MB147LLA | Apple 80GB Black iPod classic - MB147LLA
  Apple Computer | MB147LL/A | Apple iPod classic 80 GB MP3 Player Black
- Apple | MA591GA | Apple Universal Dock Adapter - MA591G/A
  Apple Inc. | MA591GA | Apple iPod Composite AV Cable
+ iHome | IH8BR | iHome Clock Radio for iPod Black - IH8BRBLK
  SDI Technologies iHome | IH8BRBLK | iHome Clock Radio Dual Alarm
+ Sony | MDRNC60 | Sony Noise Canceling Headphones - MDRNC60HP
  Sony | MDR-NC60HP | Stereo Headphone MDR-NC60HP
+ Sony | ICFC318S | Sony Silver Automatic Time Set Clock Radio - ICFC318SIL
  Sony Electronics | ICF-C318SIL | Sony ICF-C318 Clock Radio
+ Sennheiser | HDR120RF | Sennheiser Wireless Supplemental Headphones - HDR120RF
  Sennheiser Electronic | HDR-120RF | Sennheiser HDR 120 RF Headphone
+ Shure | SE210E | Shure Sound Isolating Earphones White - SE210EWHT
  Shure Incorporated | SE210-EWHT | Shure SE210 Earphone
+ Panasonic | KXTG9342T | Panasonic 2-Handset Cordless Phone - KXTG9342T
  Panasonic | KX-TG9342T | DECT 6.0 Expandable Phone Two Handsets
+ Uniden | DECT1580 | Uniden DECT 6.0 Cordless Phone Black - DECT1580
  Uniden America Corporation | DECT-1580 | Uniden DECT1580 Phone with Answering System
+ Plantronics | 73041-01 | Plantronics Voyager Bluetooth Headset - 73041-01
  Plantronics Inc. | 7304101 | Plantronics Voyager 520 Headset
+ Motorola | 89237N | Motorola Bluetooth Visor Speakerphone - 89237N
  Motorola Mobility | 89237-N | T305 Portable Bluetooth Car Speaker
+ Duracell | CEF14N | Duracell NiMH Battery Charger - CEF14NC
  Duracell Power | CEF14NC | Duracell Value Charger with 4 AA
- Canon | 2042B002 | Canon EF-S 18-55mm IS Zoom Lens - 2042B002
  Canon | 2042B002 | Canon EOS Rebel XS Digital SLR Camera Kit with 18-55mm Lens
- Nikon | 2176NAFS | Nikon AF-S 18-55mm VR Zoom Lens - 2176NAFS
  Nikon | 2176NAFS | Nikon D40 10MP SLR Camera with 18-55mm VR Lens
- Sony | DSLRA200 | Sony Alpha DSLR Camera Body Only - DSLRA200
  Sony | DSLRA200 | Sony Alpha DSLR Camera with 18-70mm Lens
- Rode | NTUSB07 | Rode M USB Condenser Microphone - NTUSB07
  RODE | NTUSB07 | Rode M PRO USB Condenser Microphone
- Vivitar | 430EXF12 | Vivitar Series 1 Speedlight Flash 430 - 430EXF12
  Vivitar | 430EXF12 | Vivitar Series 1 Speedlight Flash 430 II
- Sony | NPFH50B | Sony H Series InfoLithium Battery - NPFH50B
  Wasabi | NPFH50B | Wasabi Battery Replacement for Sony NP-FH50B
- Sony | DSCW120P | Sony Cyber-shot Digital Camera Pink - DSCW120P
  Sony | DSCW120P | Soft Case for Sony Cyber-shot DSC-W120P Camera
- Samsung | LN32A450 | Samsung 32" LCD HDTV - LN32A450
  Samsung | LN32A450 | Samsung 52" LCD HDTV - LN32A450 series
- Bose | AM6IIISP | Bose Acoustimass 6 Speaker System Black - AM6IIISP
  Bose Corporation | AM6IIISP | Bose Acoustimass 6 Speaker System White
- Panasonic | KXTGA930T | Panasonic Cordless Handset - KXTGA930T
  Panasonic | KXTGA930T | Panasonic Cordless Handset Pack of2 KXTGA930T
- Plantronics | CS70NC12 | Plantronics Wireless Headset - CS70NC12
  Plantronics | CS70NC12 | Plantronics Wireless Headset Refurbished
- Canon | EOS5DMK2 | Canon EOS 5D Mark II Camera Body - EOS5DMK2
  Canon | EOS5DMK2 | Canon EOS 5D Mark II Camera, Accessory Kit
- Apple | MA450LLA | Apple 80GB Black iPod - MA450LLA
  Speck | MA450LLA | Speck ToughSkin Case for Apple iPod 80GB MA450LLA
- Sandisk | SDMX4200 | SanDisk Sansa 2GB MP3 Player - SDMX4200
  SanDisk Corporation | SDMX4200 | SanDisk Sansa 8GB MP3 Player
- Uniden | TRU9466 | Uniden Cordless Phone 2 Handsets - TRU9466
  Uniden | TRU9466 | Uniden Cordless Phone Four Handsets
`
