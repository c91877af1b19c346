// Offers of computers, storage and networks as two stores write them, with one model number; how to read them says
// read-pairs.fixture.ts.
export const COMPUTING_PAIRS = `
+ Lexar | MSDP1GB-40-664 | Lexar Media 1GB Memory Stick PRO Duo 40X - MSDP1GB-40-664
  Lexar Media | MSDP1GB40664 | Lexar 1 GB Memory Stick Pro Duo - MSDP1GB40664
+ Lexar | CF4GB-120-381 | Lexar 4GB Professional UDMA 120x CompactFlash Card - CF4GB-120-381
  Lexar Media, Inc. | CF4GB120381 | Lexar Media 4GB Compact Flash Card
+ Lexar | SD2GB-60-231 | Lexar 2GB 60X Secure Digital Card - SD2GB-60-231
  LEXAR MEDIA | SD2GB-60-231 | 2048 MB SD Memory Card Platinum II
+ SanDisk | SDCZ6-4096-A11 | SanDisk 4GB Cruzer Micro USB Flash Drive - SDCZ6-4096-A11
  SanDisk Corporation | SDCZ6-4096-A11 | SanDisk Cruzer Micro 4 GB Flash Drive
+ SanDisk | SDSDH1024A10 | SanDisk 1GB Ultra II SD Card - SDSDH1024A10
  SanDisk Corporation | SDSDH-1024-A10 | SanDisk Ultra II 1024 MB Secure Digital Card
+ Kingston | KVR667D2N5/1G | Kingston 1GB 667MHz DDR2 Memory - KVR667D2N5/1G
  Kingston Technology | KVR667D2N5/1G | Kingston ValueRAM 1024MB DDR2 SDRAM Memory Module
+ Kingston | DTI8GBKR | Kingston 8GB DataTraveler USB 2.0 Drive - DTI8GBKR
  Kingston Technology Company | DTI/8GBKR | Kingston DataTraveler I 8GB Flash Drive Red
+ Corsair | TWIN2X4096-6400 | Corsair 4GB Dual Channel DDR2 Kit (2 x 2GB) - TWIN2X4096-6400
  Corsair Memory | TWIN2X40966400 | Corsair XMS2 4 GB (2x2GB) PC2-6400 Memory
+ PNY | P-SD16G10-EF | PNY 16GB Class 10 SDHC Card - P-SD16G10-EF
  PNY Technologies | PSD16G10EF | PNY 16 GB Secure Digital High Capacity
+ Western Digital | WDG1U5000N | Western Digital 500GB My Book Essential External Drive - WDG1U5000N
  WD | WDG1U5000N | WD My Book Essential Edition 500 GB Hard Drive USB 2.0
+ Western Digital | WDH1NC10000N | Western Digital 1TB My Book World Edition - WDH1NC10000N
  Western Digital Technologies | WDH1NC10000N | WD 1000 GB Network Attached Storage
+ Seagate | ST3500641NSRK | Seagate 500GB Barracuda Internal Hard Drive Kit - ST3500641NSRK
  Seagate Technology LLC | ST3500641NS-RK | Seagate Barracuda 500 GB SATA Hard Drive
+ Seagate | ST905004FAA2E1 | Seagate 500GB FreeAgent Go Portable Drive, Black - ST905004FAA2E1
  Seagate | ST905004FAA2E1-RK | Seagate FreeAgent Go 2.5" 500 GB Black ST905004FAA2E1
+ Iomega | 34270 | Iomega 1TB Prestige Desktop Hard Drive - 34270
  Iomega | 34270 | Iomega Prestige 1 TB External Hard Drive
+ LaCie | 301829 | LaCie 250GB Rugged Portable Hard Drive - 301829
  LaCie USA | 301829 | LaCie Rugged 250 GB All-Terrain Hard Disk
+ Sony | DRX840U | Sony External 20x DVD-R Burner - DRX840U
  Sony Electronics Inc. | DRX-840U | Sony 20x DVD±RW Drive USB
+ Pioneer | DVR115DBK | Pioneer Internal 20x DVD-R Drive Black - DVR115DBK
  Pioneer Electronics | DVR-115DBK | Pioneer DVD/CD Writer 16x DVD-R
+ Verbatim | 95357 | Verbatim 16x DVD-R Discs, 100 Pack Spindle - 95357
  Verbatim Corporation | 95357 | Verbatim DVD-R 4.7GB 16x 100-Pack
+ Maxell | 638011 | Maxell 16x DVD-R 50 Pack Spindle - 638011
  Maxell Corp. of America | 638011 | Maxell DVD-R 16X Media 50pk
+ Sony | 50DPR47RS4 | Sony DVD+R 16x 50 Pack - 50DPR47RS4
  Sony Recording Media | 50DPR47RS4 | Sony 16x DVD+R Media 50 Count
+ Linksys | WRT54G2 | Linksys Wireless-G Broadband Router - WRT54G2
  Cisco-Linksys | WRT54G2 | Linksys WRT54G2 Router 54 Mbps
+ Linksys | EZXS55W | Linksys EtherFast 10/100 5-Port Workgroup Switch - EZXS55W
  Linksys by Cisco | EZXS55W | Linksys Ethernet Switch EZXS55W
+ Netgear | WNR834BNA | Netgear RangeMax Next Wireless-N Router - WNR834BNA
  NETGEAR, Inc. | WNR834B-NA | Netgear RangeMax NEXT Router
+ Netgear | GS108NA | Netgear ProSafe 8-Port Gigabit Switch - GS108NA
  NETGEAR Inc | GS108NA | ProSafe Desktop Switch 8 Ports
+ D-Link | DIR-655 | D-Link Xtreme N Gigabit Router - DIR-655
  D-Link Systems | DIR655 | D-Link DIR-655 Xtreme N Wireless Router
+ D-Link | DGS2205 | D-Link 5-Port Gigabit Desktop Switch - DGS2205
  D-Link Systems, Inc. | DGS-2205 | Green Ethernet 5 Port Switch DGS-2205
+ Belkin | F5D8233-4 | Belkin N Wireless Router - F5D8233-4
  Belkin Components | F5D82334 | Belkin Wireless N Router
+ Belkin | BE112230-08 | Belkin 12 Outlet Surge Protector with 8' Cord - BE112230-08
  Belkin International | BE11223008 | Belkin Surge Master 12-Outlets
+ Targus | TXL617 | Targus Notebook Backpack designed for 17 inch Notebooks - TXL617
  Targus Group | TXL617 | Targus XL Backpack Black 17 in Laptop
+ Targus | CVR600 | Targus Sport 15.4'' Notebook Backpack Black - CVR600
  Targus Group International | CVR600 | Targus Sport Backpack - designed for 15.6 inch laptops
+ Case Logic | VNA-217 | Case Logic Black Notebook Attache - VNA-217 (designed for 17" widescreen)
  Case Logic, Inc. | VNA217 | Case Logic Laptop Attache 17 inch
+ Case Logic | KLB15 | Case Logic Black 15.4" Koskin Laptop Bag - KLB15BLACK
  Case Logic | KLB-15 BLACK | Koskin Laptop Bag KLB15BLACK Black
+ Swissgear | SA6677204410 | SwissGear Laptop Backpack designed for 15.6 inch laptops
  Swiss Gear by Wenger | SA-6677204410 | SwissGear ScanSmart 15.6" Backpack
+ Logitech | 980000036 | Logitech X-240 2.1 PC Speakers 25W - 980000036
  Logitech Inc. | 980-000036 | Logitech X-240 Speaker System 25 W RMS
+ Logitech | 920000914 | Logitech Cordless Desktop Wave Keyboard and Mouse Combo - 920000914
  Logitech | 920-000914 | Logitech Wave Keyboard Mouse Wireless
+ Logitech | 961403-0403 | Logitech QuickCam Pro 9000 Webcam - 961403-0403
  Logitech | 9614030403 | QuickCam Pro 9000 Web Camera USB
+ Microsoft | BKA00029 | Microsoft Wireless Notebook Optical Mouse 3000 - BKA00029
  Microsoft Corporation | BKA-00029 | Wireless Notebook Optical Mouse 3000 Slate
+ Microsoft | 69A-00001 | Microsoft Natural Ergonomic Keyboard 4000 - 69A-00001
  Microsoft Hardware | 69A00001 | Natural Ergonomic Keyboard
+ HP | CC459A#B1H | HP LaserJet Printer Black and White - CC459A#B1H
  Hewlett-Packard | CC459AB1H | HP LaserJet Monochrome Laser Printer
+ HP | Q6511A | HP Black LaserJet Toner Cartridge - Q6511A
  Hewlett Packard | Q6511A | HP 11A Smart Print Toner for LaserJet 2400
+ HP | C9362WN#140 | HP 92 Black Inkjet Print Cartridge - C9362WN#140
  HP Hewlett Packard Group LLC | C9362WN140 | HP No. 92 Ink Cartridge Black
+ Canon | 0615B002 | Canon PG-50 High Capacity Black Ink Cartridge - 0615B002
  Canon USA | 0615B002AA | Canon PG50 Black Ink 0615B002
+ Canon | 1239B002 | Canon imageCLASS Laser Multifunction Printer - 1239B002
  Canon U.S.A., Inc. | 1239B002 | Canon ImageClass Copier Fax Scanner
+ Epson | T048920 | Epson 5 Color Multi-Pack Ink Cartridges - T048920
  Epson America | T048-920 | Epson Multipack Color Ink Cartridge
+ Epson | C11C693201 | Epson WorkForce 600 All-In-One Printer - C11C693201
  Seiko Epson Corp | C11C693201 | Epson WorkForce Multifunction Color Inkjet
+ Brother | MFC7340 | Brother Laser Multifunction Center - MFC7340
  Brother International | MFC-7340 | Brother MFC-7340 Printer Copier Scanner Fax
+ Brother | TZ231 | Brother Black on White P-Touch Tape - TZ231BLKWHT
  Brother | TZ-231BLKWHT | Brother P-Touch Labelling Tape TZ231BLKWHT
+ Samsung | 2253BW | Samsung 22" SyncMaster Widescreen LCD Monitor Black - LS22MYKEBQ
  Samsung Electronics America | 2253BW | Samsung SyncMaster 2253BW 22 inch LCD Display
+ ViewSonic | VX2240W | ViewSonic 22' X Series Widescreen LCD Monitor - VX2240W
  ViewSonic Corp. | VX2240W | Viewsonic VX2240w 21.6" Wide LCD
+ Asus | VW246H | Asus 24" Widescreen LCD Monitor With HDMI - VW246H
  ASUSTeK Computer | VW246H | ASUS VW246H 24-Inch LCD Monitor
+ Acer | LXAYA0Z001 | Acer Aspire Notebook 15.4 inch 2GB 160GB - LXAYA0Z001
  Acer America | LX.AYA0Z.001 | Acer Aspire 2048 MB RAM 160 GB Notebook
+ Toshiba | PA3575U-1BRS | Toshiba Satellite Notebook Battery - PA3575U-1BRS
  Toshiba America | PA3575U1BRS | Toshiba Primary Li-Ion Battery for Satellite
+ APC | BE750BB | APC Back-UPS ES 750VA Battery Backup - BE750BB
  American Power Conversion | BE750BB | APC Back-UPS ES 10 Outlets 750VA
+ Tripp Lite | HT10DBS | Tripp Lite Home Theater Surge Suppressor - HT10DBS
  Tripp Lite Manufacturing | HT-10DBS | Isobar Surge 10 outlets HT10DBS
+ Fellowes | 3227901 | Fellowes PowerShred Paper Shredder - 3227901
  Fellowes Manufacturing | 3227901 | Fellowes P-57Cs Shredder
+ Garmin | 010-00657-20 | Garmin Nuvi 760 GPS Navigator - 010-00657-20
  Garmin International | 0100065720 | Nuvi 760 Automotive GPS Receiver 4.3"
+ TomTom | 1EM0.052.01 | TomTom GO 930 Portable GPS - 1EM005201
  TomTom Inc. | 1EM005201 | GO 930 Navigation System
+ Palm | P80860US | Palm Z22 Handheld PDA - P80860US
  Palm, Inc. | P80860US | Palm Z22 Organizer 1045NA
- Kingston | KVR800D2K2 | Kingston 2GB 800MHz DDR2 Memory - KVR800D2K2
  Kingston Technology | KVR800D2K2 | Kingston ValueRAM 4GB KIT of 2 DDR2 Memory
- Corsair | CM2X1024 | Corsair 1GB DDR2 Memory Module - CM2X1024
  Corsair | CM2X1024 | Corsair 2GB DDR2 Memory (2 x 1GB) CM2X1024
- Kingston | DT101C8GB | Kingston 8GB DataTraveler 101 - DT101C8GB
  Kingston | DT101C8GB | Kingston 8GB DataTraveler 101 Pack of2
- SanDisk | SDCZ36B35 | SanDisk 16GB Cruzer USB Flash Drive - SDCZ36B35
  SanDisk Corporation | SDCZ36B35 | SanDisk 32 GB Cruzer USB Flash Drive
- Verbatim | 97176 | Verbatim 16x DVD-R 50 Pack Spindle - 97176
  Verbatim | 97176 | Verbatim 16x DVD-R 100 Pack Spindle
- Drobo | DRDR4A21 | Drobo M Storage Array 4 Bay - DRDR4A21
  Data Robotics | DRDR4A21 | Drobo M PRO Storage Array 4 Bay
- HP | Q2612AD | HP 12A Black Toner Cartridge - Q2612AD
  HP | Q2612AD | Compatible Black Toner Cartridge Q2612AD
- Toshiba | PA3534U1BRS | Toshiba Satellite Battery - PA3534U1BRS
  Toshiba | PA3534U1BRS | Laptop Battery Replacement for Toshiba PA3534U-1BRS
- Apple | MB463LLA | Apple Mac mini 2.0GHz 120GB - MB463LLA
  Apple | MB463LLA | Apple Mac mini 2.0GHz 320GB
- Netgear | WNDR3300 | Netgear RangeMax Dual Band Router - WNDR3300
  NETGEAR | WNDR3300 | Netgear RangeMax Dual Band Router - Factory Reconditioned
- Logitech | 910000253 | Logitech MX Revolution Cordless Mouse - 910000253
  Logitech | 910000253 | Logitech MX Revolution Cordless Mouse (Open Box)
- TomTom | 9M00181 | TomTom ONE XL Navigation System - 9M00181
  TomTom | 9M00181 | Carry Case for TomTom 9M00181
`
