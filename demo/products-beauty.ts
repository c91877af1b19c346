// Demo sheet: perfume, make-up and care. product-sheet.ts tells how a sheet is written.

export const beautySheet = `
# perfume | 0.95 | 6.1 4.2 3.1 | featured
! Lasts up to eight hours
! Not tested on animals
! Refillable bottle
! Travel atomizer included
= Concentration: Eau de parfum
= Bottle: Glass, refillable
= Made Without: Phthalates, parabens
= Sprayer: Fine mist
> It opens bright, settles slowly and stays close.
> The cap closes with a magnet and the bottle is worth keeping.
- A | Florelune | Azahar | Eau de Parfum, Orange Blossom and Cedar, 3.4 Fl Oz | honey | 68.00 | Azahar smells of a courtyard just after the rain.
- T | Florelune | Rosa Antigua | Eau de Parfum, Damask Rose, 1.7 Fl Oz | rose | 49.99 | An old rose without the dust. | 0.7 5.4 3.6 2.8
* preorder
- E | Florelune | Marea | Eau de Parfum, Sea Salt and Vetiver, 3.4 Fl Oz | teal | 72.50 | Marea is salt, driftwood and a shirt dried in the wind.
- X | Ombra Bella | Violet No. 5 | Eau de Toilette, Violet and Musk, 3.4 Fl Oz | lilac | 16.80 < 28.00 | Soft violets for every day.
= Concentration: Eau de toilette
~ eight hours
- W | Florelune | Ambar | Eau de Parfum, Amber and Vanilla, 2.5 Fl Oz | terracotta | 39.88 | Warm, round and a little sweet: Ambar is for evenings. | 0.82 5.8 3.9 3.0
# lipstick | 0.14 | 3.9 1.4 1.2
! Comfortable for twelve hours
! Does not dry or feather
! Vitamin E and cacao butter
! Vegan formula
= Finish: Velvet matte
= Net Weight: 3.5 g
= Wear: Up to 12 hours
= Formula: Vegan
> One pass is color, two passes are a statement.
> The bullet is cut at an angle that follows the lip.
- T | Sabianne | Cayena | Velvet Matte Lipstick, Hibiscus Red | red | 12.99 | Cayena is the red of the flower beside the gate.
- A | Sabianne | Canela | Velvet Matte Lipstick, Cinnamon Nude | terracotta | 12.99 < 16.00 | A warm nude with a pinch of spice.
- X | Ombra Bella | Pink Kiss | Long-Wear Lipstick, Soft Pink | rose | 4.60 < 8.00 | A friendly pink for busy mornings.
- W | Sabianne | Ciruela | Satin Lipstick, Deep Plum | purple | 9.97 | Ciruela is dark, glossy and a little dramatic.
= Finish: Satin
- E | Sabianne | Coral 7 | Satin Lipstick, Bright Coral | coral | 14.50 | A coral that looks like a holiday.
= Finish: Satin
# shampoo | 1.25 | 8.4 3.1 2.6
! Free of sulfates and silicones
! For curly, colored and tired hair
! Bottle made of recycled plastic
! pH balanced
= Volume: 16.9 fl oz
= Hair Type: All
= Made Without: Sulfates, silicones
= Bottle: 100 % recycled
> It lathers gently and rinses out without leaving a film.
> The scent is light and gone by lunchtime.
- T | Brisapura | Coco Rizos | Curl Shampoo with Coconut, 16.9 Fl Oz | cream | 9.99 | Coco Rizos leaves curls soft, separate and in a good mood.
= Hair Type: Curly
- A | Brisapura | Romero | Strengthening Shampoo with Rosemary, 16.9 Fl Oz | green | 13.90 | Rosemary and biotin for roots that deserve attention.
- W | Brisapura | Manzanilla | Shampoo with Chamomile, 2-Pack | honey | 14.88 | Two bottles of chamomile calm for the whole family. | 2.5 8.6 5.9 2.9
= Pack: 2 bottles
- E | Capilora | Salon Repair | Shampoo with Keratin, 33.8 Fl Oz | purple | 26.00 < 32.00 | The big salon bottle with the pump. | 2.5 11.2 3.9 3.4
= Volume: 33.8 fl oz
= Hair Type: Damaged
# cream | 0.5 | 3.6 3.5 2.8 | featured
! Absorbs in seconds
! Fragrance free
! Tested on sensitive skin
! Refill pods available
= Volume: 1.7 fl oz
= Skin Type: All
= Key Ingredients: Hyaluronic acid, squalane
= Made Without: Fragrance, parabens
> Skin feels calm, not coated, and makeup sits well on top.
> A spoon of cacao butter keeps it rich without shine.
- A | Dermaluz | Agua | Hydrating Face Cream with Hyaluronic Acid, 1.7 Fl Oz | sky | 24.50 < 32.00 | Agua is a glass of water for the face.
- T | Dermaluz | Noche | Repairing Night Cream, 1.7 Fl Oz | navy | 28.99 | Noche works the late shift so that you need not.
- W | Dermaluz | Manos | Hand Cream with Cacao Butter, 3-Pack | brown | 12.97 | Three jars: one for the bag, one for the desk, one to give away. | 0.9 7.4 3.6 2.4
> It sinks in before you reach for your phone.
= Key Ingredients: Cacao butter, glycerin
= Pack: 3 jars
~ makeup
- E | Puravela | Rosa Gold | Anti-Aging Cream with Rosehip | rosegold | 46.00 | Rosehip oil and patience, in equal parts.
> The texture is light enough for warm evenings and rich enough for dry ones.
= Key Ingredients: Rosehip oil, peptides
~ cacao
- X | Ombra Bella | Aloe 99 | Aloe Vera Gel, 10 Fl Oz | mint | 7.30 | Cool aloe for sunny shoulders. | 0.9 4.4 4.3 3.1
> It dries clear, leaves no stickiness and suits the whole family.
= Volume: 10 fl oz
= Key Ingredients: Aloe vera
~ Refill
~ cacao
~ makeup
> Keep it in the fridge for a second, cooler surprise.
`
