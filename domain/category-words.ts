// Guesses a product's category from the words of its title, for files and stores that do not say it.
import { CATEGORIES, type Category } from './vocabulary.ts'

/** Our list of title words, English and Spanish, from listings of the five categories; a word that ends in * stands for all that begin with it. */
const WORDS: Record<Category, string> = {
  Electronics:
    'adapter amplifier android antenna apple audio battery batteries bluetooth cable cables blackberry camcorder camera canon cartridge compaq cd cell charger computer copier cord cpu ddr ddr2 ddr3 desktop digital display dell droid dslr dvd dvr epson galaxy electronic* earbuds earphone* ethernet flash fm gb gps hard garmin hdmi hdtv hp htc headphone* headset inkjet ipad iphone ipod keyboard laptop kindle kodak laserjet lcd led lens lenovo lg logitech macbook memory mic microphone* mobile modem monitor motherboard motorola mouse mp3 netbook netgear network nikon notebook nvidia olympus panasonic pc phone player plug power printer processor projector radio receiver remanufactured remote router scanner samsung sandisk screen sd sdram server slr smartphone sony speaker* stereo stylus subwoofer surge switch tablet toner toshiba tripod tv ups usb vga video webcam wi-fi wifi wireless xbox xerox xoom zune audifonos cargador camara computadora impresora pantalla parlante telefono teclado smartwatch soundbar drone powerbank dashcam doorbell ssd gamepad console gaming',
  'Clothing & Accessories':
    'apron belt blouse boots bra bracelet cap coat dress earring* gloves handbag hat hoodie jacket jeans jersey leggings necklace pants polo purse sandals scarf shirt shoe shoes shorts skirt sneaker* socks sunglasses sweater swimsuit t-shirt tshirt underwear vest wallet watch camisa camiseta chaqueta falda gorra pantalon vestido zapato zapatos backpack daypack t-shirts tee tote bag bags wallet luggage suitcase sneakers loafers heels slippers blazer cardigan pajamas romper polo ring bracelet anklet beanie',
  'Home & Garden':
    'adhesive bedding binder binders bin blanket blender board bookcase bowl broom cabinet calendar candle carpet chair chairs clipboard coffee cookware cup curtain cushion cutlery desk divider dividers easel envelope envelopes faucet file folder folders fork furniture garden grill hammer highlighter hose kettle kitchen knife labels ladder lamp lampshade letter mattress mop mug mulch napkin notepad organizer oven pad pan paper pen pencil pens pillow pillows planner plant plate pot pruner punch recycled rug scissors screwdriver shelf shelves shovel shower sofa staple stapler staples table tape toaster towel vacuum vase whiteboard writing almohada cocina jardin lampara mesa olla silla taladro fryer griddle espresso grinder drill saw wrench planter planters mixer juicer skillet cookware frother dehumidifier humidifier duvet sheets quilt rack heater fan toolkit bulb bulbs sprinkler skillets spatula wok',
  Toys: 'barbie blocks boardgame doll dolls figurine lego plush puppet puzzle toy toys teddy playset playmobil action-figure juguete juguetes muneca rompecabezas dollhouse rc robot racer tricycle scooter slime marbles yo-yo jigsaw',
  'Health & Beauty':
    'acne balm bandage cosmetic cosmetics cream deodorant eyeliner fragrance hair lipstick lotion makeup mascara moisturizer perfume protein razor sanitizer shampoo shaver shaving skincare soap sunscreen supplement supplements toothbrush toothpaste vitamin vitamins champu crema maquillaje perfume vitaminas capsules tablets gummies collagen multivitamin massage omega-3 serum toner sunscreen conditioner parfum toilette cologne brush massager thermometer scale gel mask probiotic magnesium foundation',
}

const byWord = new Map<string, Category>()
const byStem: [string, Category][] = []
for (const category of CATEGORIES)
  for (const word of WORDS[category].split(' ')) {
    if (word.endsWith('*')) byStem.push([word.slice(0, -1), category])
    else byWord.set(word, category)
  }

/** Two words that together mean what neither means alone. */
const PAIRS: readonly (readonly [RegExp, Category])[] = [
  [/\b(?:(?:smart|fitness|gps) watch(?:es)?|(?:game|wireless) controllers?)\b/u, 'Electronics'],
  [/\b(?:board|card|party|family|strategy) games?\b/u, 'Toys'],
  [/\b(?:remote control|race) (?:car|robot|truck|boat)s?\b/u, 'Toys'],
  [
    /\b(?:air fryer|coffee maker|pressure cooker|rice cooker|tool set|power drill)\b/u,
    'Home & Garden',
  ],
  [/\b(?:face|hand|body|eye|night|day|shaving) cream\b/u, 'Health & Beauty'],
  [/\b(?:shoulder|cross-?body|gym|travel) bags?\b/u, 'Clothing & Accessories'],
]

/** Weights: what a title names comes before its first comma and last before it; behind it stand colours and extras. */
const HEAD = 3
const FRONT = 2
const PAIR = 4

const categoryOfWord = (word: string): Category | undefined =>
  byWord.get(word) ?? byStem.find(([stem]) => word.startsWith(stem))?.[1]

/**
 * The category the words of a title speak for, weighed by where they stand; at a tie the first such word wins. Undefined
 * when no word is known.
 */
export const categoryOfTitle = (title: string): Category | undefined => {
  const text = title.toLowerCase().slice(0, 300)
  const votes = new Map<Category, number>()
  const vote = (category: Category | undefined, weight: number) => {
    if (category !== undefined) votes.set(category, (votes.get(category) ?? 0) + weight)
  }
  for (const [pair, category] of PAIRS) if (pair.test(text)) vote(category, PAIR)
  const [front = '', ...extras] = text.split(',')
  const known = front
    .split(/[^\p{L}\p{N}-]+/u)
    .map(categoryOfWord)
    .filter((category) => category !== undefined)
  for (const [index, category] of known.entries())
    vote(category, index === known.length - 1 ? HEAD : FRONT)
  for (const extra of extras)
    for (const word of extra.split(/[^\p{L}\p{N}-]+/u)) vote(categoryOfWord(word), 1)
  return [...votes].reduce<[Category, number] | undefined>(
    (best, one) => (best === undefined || one[1] > best[1] ? one : best),
    undefined,
  )?.[0]
}
