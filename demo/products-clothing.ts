// Demo sheet: clothing and shoes. product-sheet.ts tells how a sheet is written.

export const clothingSheet = `
# sneakers | 2.3 | 13.2 8.3 4.9 | featured
! Breathable knit upper
! Cushioned midsole that keeps its spring
! Removable, washable insole
! Grip pattern tested on wet tile
! Reflective heel tab
= Upper: Recycled knit
= Sole: Rubber
= Closure: Laces
= Fit: True to size
> They are light enough for a run and quiet enough for the office.
> Wash them cold, stuff them with paper and they look new again.
- A | Pasofino | Brisa | Women's Lightweight Running Shoes, Breathable Knit | coral | 64.95 | Brisa is named after the wind on the boulevard, and breathes like it.
- W | Pasofino | Brisa M | Men's Lightweight Running Shoes | navy | 59.88 | The men's Brisa adds a wider toe and a firmer heel. | 2.6 13.8 8.9 5.1
- T | Calderwick | Court | Unisex Low-Top Court Sneakers, Leather | white | 54.99 | A clean white court shoe that goes with everything you own.
> The padded tongue keeps the laces off your instep on long days.
= Upper: Leather
~ knit
~ Wash
~ run and
! Leather upper, soft from the first day
> A damp cloth is all the care they need.
- X | Ombrero | Urban 2 | Casual Street Sneakers, Chunky Sole | sage | 28.70 < 42.00 | A chunky sole, a soft lining and a price that forgives puddles.
- E | Pasofino | Trail Ridge | Off-Road Running Shoes, Water-Repellent | olive | 82.00 < 98.00 | Trail Ridge bites into mud and lets go on the pavement.
# boots | 3.9 | 13.9 11.2 5.2
! Full-grain leather that ages well
! Stitched sole that can be replaced
! Padded collar, no break-in blisters
! Speed hooks for quick lacing
= Upper: Full-grain leather
= Sole: Lugged rubber
= Height: 6 in
= Lining: Textile
> A little wax once a season is all the care they ask for.
> The lugged sole is at home on scaffolds, gravel and dance floors.
- A | Brackenfold | Foreman | Men's 6-Inch Leather Work Boots, Slip Resistant | tan | 109.00 | Foreman boots are built for ten-hour days and comfortable from the first.
- W | Brackenfold | Ranger | Waterproof Hiking Boots, Mid Height | brown | 78.00 | Ranger keeps your socks dry up to the sixth lace.
- T | Calderwick | Camden | Women's Lace-Up Ankle Boots | black | 69.99 < 84.99 | Camden is the boot for cities with cobblestones. | 2.9 12.6 10.8 4.6
> The stacked heel is stable and just high enough.
= Height: 5 in
~ scaffolds
- E | Brackenfold | Heritage | Handmade Leather Boots, Resoleable | terracotta | 168.00 | Heritage boots are made by hand and meant to be repaired, not replaced.
# tshirt | 0.45 | 11.2 9.1 0.9
! Soft ring-spun cotton
! Pre-shrunk, keeps its shape
! Tag-free collar
! Side seams that do not twist
= Fabric: 100 % combed cotton
= Weight: 180 g/m2
= Care: Machine wash cold
= Fit: Regular
> It feels like the old favorite from the first day.
> The collar stays flat after fifty washes; we counted.
- W | Marrowby | Everyday | Unisex Crew-Neck T-Shirt, Heavyweight Cotton | white | 9.98 | Everyday is the plain T-shirt done properly.
- A | Marrowby | Everyday 3-Pack | Men's Crew-Neck T-Shirts, Pack of 3 | navy | 26.90 < 34.00 | Three good T-shirts for a little more than the price of two. | 1.3 12.1 10.2 2.2
= Pack: 3 T-shirts
- X | Ombrero | Tropical | Graphic T-Shirt with Sun Print | terracotta | 8.40 | A warm sun on the chest for days that need one.
= Weight: 160 g/m2
- T | Rosavelle | Slub | Women's Relaxed Slub T-Shirt | sage | 12.99 | A light slub knit that hangs well and dries fast.
= Fabric: 100 % slub cotton
= Weight: 150 g/m2
= Fit: Relaxed
- E | Marrowby | Stripe | Striped Long-Wear T-Shirt | sky | 18.50 | Sailor stripes for people who prefer dry land.
# hoodie | 1.5 | 13.1 11.2 2.9
! Brushed fleece inside
! Double-lined hood
! Kangaroo pocket with a hidden phone sleeve
! Ribbed cuffs that spring back
= Fabric: 80 % cotton, 20 % polyester
= Weight: 320 g/m2
= Care: Machine wash cold
= Fit: Relaxed
> Warm enough for air-conditioned buses and cold mountain evenings.
> The metal-tipped cords do not vanish in the wash.
- A | Marrowby | Cumbre | Unisex Fleece Hoodie, Double-Lined Hood | teal | 39.90 < 49.90 | Cumbre is the hoodie you lend once and never see again.
- W | Marrowby | Cumbre Zip | Full-Zip Fleece Hoodie | graphite | 34.98 | The zip version of the Cumbre, for people who overheat politely.
- T | Rosavelle | Nube | Women's Cropped Hoodie, Soft Fleece | lilac | 32.99 | Nube is soft as its name and cut a little shorter.
- X | Ombrero | Street | Oversized Hoodie | honey | 21.60 < 33.00 | Oversized, bright and warm: a street classic.
# jacket | 2.1 | 14.6 12.2 3.4
! Packs into its own pocket
! Water-repellent shell with taped shoulders
! Warm, light filling
! Two-way front zip
= Shell: Recycled nylon
= Filling: Synthetic down
= Care: Machine wash gentle
= Pockets: 4
> It weighs little in the suitcase and does a lot at the top of the cable car.
> The hood fits over a cap and stays there.
- A | Brackenfold | Alta | Men's Lightweight Puffer Jacket, Packable | navy | 79.00 < 99.00 | Alta is a warm layer that folds down to the size of a loaf of bread.
- T | Rosavelle | Alta W | Women's Lightweight Puffer Jacket | terracotta | 74.99 | The women's Alta with a shaped waist and warmer pockets.
* preorder
- E | Brackenfold | Denim Road | Classic Denim Jacket | denim | 58.00 | A denim jacket that gets better with every road. | 2.4 14.1 11.8 3.1
= Shell: 100 % cotton denim
= Filling: None
= Care: Machine wash cold
~ Packs
~ Water
~ filling
~ Two-way
~ hood
~ weighs
! Metal buttons
! Two chest and two inner pockets
! Double seams
> Turn up the collar and it is dressed for the evening.
> Wash it rarely and cold, and it will fade in the right places.
- W | Brackenfold | Rainline | Waterproof Rain Jacket with Hood | honey | 44.88 | Rainline is the yellow jacket that tells clouds to wait. | 1.4 13.2 10.9 2.6
= Filling: None
= Shell: Coated polyester
~ filling
~ taped
! Fully taped seams
# jeans | 1.6 | 13.2 10.4 2.3
! Stretch denim that recovers overnight
! Deep pockets that hold a phone
! Reinforced belt loops
! Colorfast after the first wash
= Fabric: 98 % cotton, 2 % elastane
= Rise: Mid
= Closure: Zip and button
= Care: Wash inside out
> Cut straight, sewn twice and tested on bicycles.
> The waistband does not gap when you sit down.
- A | Marrowby | Straight 505 | Men's Straight-Fit Stretch Jeans | denim | 39.50 < 54.00 | A straight leg, a clean wash and a fit that needs no second opinion.
- W | Marrowby | Work | Men's Relaxed Work Jeans | indigo | 24.97 | Work jeans with room in the knee and a pocket for the folding rule.
= Fit: Relaxed
- T | Rosavelle | High Line | Women's High-Rise Wide-Leg Jeans | sky | 36.00 | High Line goes up to the waist and out at the hem.
= Rise: High
~ Cut straight
> Cut wide and sewn twice.
- X | Ombrero | Slim Black | Slim-Fit Jeans | black | 19.90 < 29.90 | Slim, black and ready for any concert.
~ Cut straight
> Cut slim, sewn twice and tested on bicycles.
# dress | 0.9 | 12.8 10.3 1.9 | featured
! Falls softly and needs no ironing
! Side pockets, really
! Lined to the knee
! Adjustable straps
= Fabric: Viscose blend
= Length: Midi
= Care: Hand wash cold
= Lining: Yes
> It moves from lunch to dancing with a change of shoes.
> The seams are flat, so it travels rolled in a corner of the suitcase.
- T | Rosavelle | Margarita | Women's Midi Summer Dress with Pockets | coral | 42.99 | Margarita swings when you walk and has pockets for both hands.
- A | Rosavelle | Luna | Women's Wrap Midi Dress | teal | 48.90 | A wrap dress that ties once and stays tied.
~ straps
- X | Ombrero | Isla | Floral Beach Dress | honey | 17.40 < 27.00 | Isla goes over a swimsuit and straight to the grilled fish.
= Lining: No
= Length: Knee
~ Lined
- E | Rosavelle | Noche | Evening Midi Dress | navy | 66.00 | Noche is simple from the front and a surprise from the back.
`
