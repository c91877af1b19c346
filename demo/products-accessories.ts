// Demo sheet: bags, caps, glasses and watches. product-sheet.ts tells how a sheet is written.

export const accessoriesSheet = `
# backpack | 2.4 | 18.2 12.4 5.6 | featured
! Padded sleeve for a 15.6-inch laptop
! Luggage strap for the trolley
! Hidden pocket against your back
! Bottle pockets that hold real bottles
! Water-repellent fabric and zips
= Capacity: 24 L
= Laptop Sleeve: Up to 15.6 in
= Material: 600D recycled polyester
= Cabin Size: Yes
> The straps curve around the shoulders and the load stays close.
> It stands up by itself, full or empty.
- A | Trotamundo | Andes 24 | Travel Laptop Backpack 24 L, Water Repellent | teal | 59.90 < 74.90 | Andes 24 carries an office on weekdays and a weekend on Fridays.
- W | Trotamundo | School | Daypack, 20 L | sky | 22.97 | Light, washable and with a name tag that cannot be lost.
= Capacity: 20 L
- T | Trotamundo | Andes Mini | Small Backpack 10 L | rose | 34.99 | The little Andes for little errands. | 1.3 13.1 9.9 4.3
= Capacity: 10 L
= Laptop Sleeve: None
~ laptop
! Sleeve for a small tablet
- X | Ombrero | Roll 30 | Roll-Top Backpack 30 L | honey | 26.80 | Roll it up for lunch, roll it down for the market.
= Capacity: 30 L
- E | Trotamundo | Cuero | Leather and Canvas Backpack | brown | 118.00 < 139.00 | Waxed canvas, honest leather and brass that grows darker with you. | 3.3 17.6 12.8 6.1
= Material: Waxed canvas and leather
= Capacity: 22 L
# handbag | 1.7 | 14.3 10.8 5.4
! Two compartments and a zip pocket
! Detachable shoulder strap
! Metal feet protect the base
! Soft cotton lining
= Material: Vegan leather
= Closure: Magnetic flap
= Strap: Adjustable, detachable
= Lining: Cotton
> The opening is wide, so the keys are found at the first try.
> It keeps its shape on the chair and under the arm.
- T | Sabanella | Carlota | Women's Structured Handbag with Shoulder Strap | terracotta | 49.99 < 64.99 | Carlota is a serious handbag with a sunny color.
- A | Sabanella | Carlota Tote | Women's Work Tote, Fits 14-Inch Laptop | black | 57.90 | The tote holds a laptop, a lunch and a change of mind. | 2.2 16.2 12.7 5.8
= Closure: Zip
= Laptop Sleeve: Up to 14 in
- X | Ombrero | Mimi | Small Crossbody Bag | sage | 13.90 < 22.00 | A phone, a card, a lipstick: Mimi carries what matters. | 0.8 9.8 7.6 3.2
~ Two compartments
~ keys
> It hangs light and closes with one hand.
- W | Sabanella | Domingo | Everyday Shoulder Bag | cream | 29.88 | Domingo is soft, light and made for slow days.
# cap | 0.35 | 8.2 7.1 4.9
! Pre-curved brim
! Sweatband that dries fast
! Metal buckle, fits most heads
! UPF 50+ fabric
= Material: Washed cotton
= Size: Adjustable
= Care: Hand wash
= Sun Protection: UPF 50+
> It keeps the sun out of your eyes and its shape in your bag.
> Six stitched vents let the heat out.
- W | Calderwick | Dugout | Adjustable Baseball Cap, Washed Cotton | navy | 12.97 | Dugout is the cap for the ninth inning and the Sunday market.
- X | Ombrero | Sol | Cotton Cap with Embroidered Sun | honey | 6.90 | A small embroidered sun for your own shade.
- T | Calderwick | Corduroy | Fine-Ribbed Cap | terracotta | 16.00 | Fine corduroy in the color of old roofs.
= Material: Cotton corduroy
- E | Brackenfold | Trail Cap | Quick-Dry Running Cap | sage | 22.50 < 28.00 | So light that you will look for it while wearing it.
= Material: Recycled polyester
# sunglasses | 0.4 | 7.1 3.4 2.9
! Full UVA and UVB protection
! Polarized lenses cut glare
! Spring hinges
! Hard case and cloth included
= Lens: Polarized, category 3
= Frame: Acetate
= Protection: UV400
= Lens Width: 52 mm
> The world keeps its colors, only the glare goes missing.
> They weigh less than a letter and sit still when you run for the bus.
- A | Mirasol | Malecon | Polarized Sunglasses, UV400, Acetate Frame | tortoise | 44.00 < 59.00 | Malecon is made for long walks beside bright water.
- X | Ombrero | Retro R2 | Round Retro Sunglasses | black | 7.20 | Round, dark and a little mysterious.
~ Polarized
= Lens: Category 3
= Frame: Metal
- W | Mirasol | Playa | Sport Sunglasses, Wraparound | teal | 18.88 | Playa wraps around and stays on, wave after wave.
= Frame: Nylon
= Lens Width: 64 mm
- T | Mirasol | Brunch | Oversized Sunglasses | rose | 24.99 | Oversized frames for late mornings.
# wristwatch | 0.6 | 4.6 4.3 3.4 | featured
! Scratch-resistant sapphire-coated crystal
! Water resistant to 100 meters
! Quick-release strap
! Two-year warranty
= Movement: Japanese quartz
= Case: 40 mm stainless steel
= Water Resistance: 10 ATM
= Strap: 20 mm
> The hands glow softly and the date is easy to set.
> It is thin enough to slide under a cuff.
- A | Horaluz | Puerto 40 | Men's Analog Watch, Leather Strap, Sapphire Coated | navy | 128.00 < 159.00 | Puerto 40 tells the time clearly and says nothing else.
- T | Horaluz | Perla 32 | Women's Analog Watch, Mesh Band | rosegold | 89.99 | Perla is small, bright and dressed for any evening.
= Case: 32 mm stainless steel
= Strap: Steel mesh, 16 mm
- E | Horaluz | Buzo | Automatic Dive Watch, 200 M | black | 289.00 < 349.00 | Buzo winds itself with every step and is not afraid of depth. | 0.9 5.1 4.6 3.6
> The bezel turns one way only, with a click you can feel under water.
= Movement: Automatic
= Case: 42 mm stainless steel
= Water Resistance: 20 ATM
~ 100 meters
~ thin
! Water resistant to 200 meters
! Screw-down crown
- X | Ombrero | Minimal | Minimalist Watch | tan | 14.30 | Two hands, one strap and plenty of calm.
= Water Resistance: 3 ATM
~ 100 meters
~ date
! Splash proof
> The hands glow softly.
- W | Horaluz | Campo | Field Watch with Canvas Strap | olive | 54.88 | Campo is a field watch for city fields.
= Strap: Canvas, 20 mm
`
