// How the stores name and number their departments, sorted into the five categories of the shop.
import type { SyncStore } from './store-offer.ts'
import { CATEGORIES, type Category } from './vocabulary.ts'

const table = (lists: Record<Category, string>): ReadonlyMap<string, Category> =>
  new Map(
    CATEGORIES.flatMap((category) =>
      lists[category].split('|').map((name) => [name, category] as const),
    ),
  )

/** Department names as Amazon, eBay and Walmart write them in the United States; lower-case letters, «and» for «&». */
export const DEPARTMENTS = table({
  Electronics:
    'electronics|consumer electronics|computers|computers and accessories|computers tablets and networking|cell phones|cell phones and accessories|cameras and photo|camera and photo|video games|video games and consoles|sound and vision|musical instruments|musical instruments and gear|personal computer|personal computers|wireless|photography|video game console|office electronics',
  'Clothing & Accessories':
    'clothing|apparel|shoes|fashion|clothing shoes and jewelry|clothing shoes and accessories|clothing and accessories|jewelry|jewelry and watches|jewelry watches and accessories|watches|luggage|luggage and travel gear|handbags|premium beauty and fashion|women s clothing|men s clothing',
  'Home & Garden':
    'home|home and garden|home and kitchen|kitchen|kitchen and dining|garden|garden and outdoor|patio and garden|patio lawn and garden|lawn and patio|home improvement|tools and home improvement|tools|furniture|appliances|major appliances|office products|office and school supplies|office|home appliances|bedding|bath|arts crafts and sewing|crafts|household supplies|household essentials|pet supplies|pets|small appliances|smart home',
  Toys: 'toys|toys and games|toys and hobbies|toy|games|dolls and bears|baby|baby products|baby product|outdoor play',
  'Health & Beauty':
    'health|beauty|health and beauty|beauty and personal care|premium beauty|health and household|health and personal care|health and medicine|personal care|vitamins and supplements|vision|wellness|luxury beauty|drugstore|pharmacy health and wellness|health and wellness',
})

/** Shelves that mean one thing, whatever department they stand in. */
export const SPECIFIC_SHELVES = table({
  Electronics:
    'wearable technology|smart watches|smartwatches|headphones|camera drones|baby monitors|video games|tablets|computer accessories|cell phone accessories|hearing amplifiers',
  'Clothing & Accessories':
    'baby clothing|baby clothing and shoes|baby shoes|costumes|wrist watches|sunglasses|sunglasses and eyewear accessories|backpacks|baby and toddler clothing',
  'Home & Garden':
    'kids furniture|nursery furniture|kids home store|kitchen appliances|lighting|home decor|home décor|cookware|small kitchen appliances|nursery',
  Toys: 'board games|puzzles|action figures|dolls|building toys|stuffed animals and plush|toy vehicles|baby toys|learning toys|outdoor toys',
  'Health & Beauty':
    'hair care|makeup|skin care|fragrance|fragrances|oral care|vitamins and dietary supplements|nail care|shaving and hair removal|bath and body|massagers|baby bath and skin care',
})

/** Departments this shop has no place for. */
export const ELSEWHERE: ReadonlySet<string> = new Set(
  'books|kindle store|book|magazines|movies and tv|movies|dvds and movies|music|cds and vinyl|digital music|grocery|grocery and gourmet food|food|automotive|auto and tires|automotive parts and accessories|ebay motors|motors|parts and accessories|real estate|tickets and experiences|travel|gift cards|gift cards and coupons|coins and paper money|stamps|antiques|art|collectibles|collectible coins|industrial and scientific|business and industrial|specialty services|everything else|software|apps and games|alcohol'.split(
    '|',
  ),
)

const numbers = (entries: Record<Category, string>): ReadonlyMap<string, Category> =>
  new Map(
    CATEGORIES.flatMap((category) =>
      entries[category].split(' ').map((id) => [id, category] as const),
    ),
  )

/**
 * Numbers of departments: Amazon's root browse nodes, eBay's top categories (EBAY_US, category tree 0) and Walmart's
 * first-level taxonomy ids, as their public category pages carry them in the address.
 */
export const CATEGORY_OF_STORE_ID: Record<SyncStore, ReadonlyMap<string, Category>> = {
  amazon: numbers({
    Electronics: '172282 541966 2335752011 468642 11091801 502394',
    'Clothing & Accessories': '7141123011 9479199011',
    'Home & Garden': '1055398 2972638011 228013 1064954 2619525011 2619533011 2617941011',
    Toys: '165793011 165796011',
    'Health & Beauty': '3760911 3760901 11055981',
  }),
  ebay: numbers({
    Electronics: '293 15032 58058 625 1249 619',
    'Clothing & Accessories': '11450 281',
    'Home & Garden': '11700 14339 1281',
    Toys: '220 237 2984',
    'Health & Beauty': '26395',
  }),
  walmart: numbers({
    Electronics: '3944 1105910 2636 7796869',
    'Clothing & Accessories': '5438 3891',
    'Home & Garden': '4044 5428 1072864 1229749 1334134 5440',
    Toys: '4171 5427',
    'Health & Beauty': '976760 1085666 1005862',
  }),
}
