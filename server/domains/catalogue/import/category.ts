// Finds a product's category in what a file says: a name, a synonym, a tree.
import { categoryOfTitle } from '#domain/category-words.ts'
import { normalHeader } from '#domain/normal-header.ts'
import { DEPARTMENTS, ELSEWHERE, SPECIFIC_SHELVES } from '#domain/store-departments.ts'
import { CATEGORIES, type Category } from '#domain/vocabulary.ts'

/** Titles that name nothing we know go here when the file tells no category at all; the summary says how many did. */
export const FALLBACK_CATEGORY: Category = 'Electronics'

/** Category cells as stores and spreadsheets write them. */
const NAMES: Record<Category, string> = {
  Electronics:
    'electronics|electronica|elettronica|eletronicos|computers|computer accessories|cell phones|phones|camera and photo|audio|tv and video|video games|office electronics',
  'Clothing & Accessories':
    'clothing|clothing and accessories|clothing accessories|apparel|fashion|shoes|jewelry|watches|ropa|ropa y accesorios|moda|zapatos|abbigliamento|roupas|accessories',
  'Home & Garden':
    'home|home and garden|home garden|home and kitchen|kitchen|garden|furniture|tools|office products|office supplies|hogar|hogar y jardin|jardin|cocina|muebles|casa|casa e giardino|casa e jardim',
  Toys: 'toys|toys and games|games|juguetes|juguetes y juegos|giocattoli|brinquedos|baby',
  'Health & Beauty':
    'health|beauty|health and beauty|health beauty|health and personal care|personal care|salud|belleza|salud y belleza|salute e bellezza|saude e beleza|cosmetics',
}

/** Single words of shelves, in four languages; the last one that is known names the shelf. */
const WORDS: Record<Category, string> = {
  Electronics:
    'electronics electronic smartphone smartphones phone phones mobile mobiles cellphones laptop laptops notebooks tablet tablets computer computers computing pc audio headphones camera cameras tv televisions gaming consoles printers networking wearables electronica celulares telefonos computadoras computacion informatica audifonos camaras televisores impresoras videojuegos elettronica telefonia cellulari eletronicos informatica',
  'Clothing & Accessories':
    'clothing clothes apparel wear footwear shoes shoe sneakers boots sandals jewellery jewelry jewelery fashion dress dresses tops shirts tshirts jeans pants bags handbags wallets luggage watches watch eyewear sunglasses lingerie underwear socks hats belts menswear womenswear ropa calzado zapatos bolsos carteras joyas joyeria relojes lentes vestidos camisas blusas pantalones abbigliamento scarpe gioielli orologi borse roupas calcados sapatos joias relogios bolsas moda',
  'Home & Garden':
    'home household furniture furnishing furnishings kitchen kitchenware cookware garden gardening outdoor decor decoration bedding bath lighting appliances tools hardware stationery office hogar muebles cocina jardin decoracion ropa-de-cama bano iluminacion electrodomesticos herramientas ferreteria papeleria oficina casa cucina giardino mobili arredamento utensili moveis cozinha jardim ferramentas eletrodomesticos',
  Toys: 'toy toys games puzzles dolls baby kids juguete juguetes juegos bebe bebes ninos giocattoli bambini brinquedos criancas',
  'Health & Beauty':
    'health healthcare beauty cosmetics cosmetic makeup skincare skin haircare hair fragrance fragrances perfume perfumes vitamins supplements pharmacy grooming wellness salud belleza maquillaje cosmeticos perfumeria fragancias vitaminas suplementos farmacia bellezza salute trucco profumi saude beleza maquiagem perfumaria',
}

const tableOf = (lists: Record<Category, string>, separator: string) =>
  new Map(
    CATEGORIES.flatMap((category) =>
      lists[category].split(separator).map((name) => [name, category] as const),
    ),
  )
const byName = new Map([
  ...tableOf(NAMES, '|'),
  ...CATEGORIES.map((category) => [normalHeader(category), category] as const),
])
const byWord = tableOf(WORDS, ' ')

const plain = (text: string): string => normalHeader(text.replaceAll('&', ' and '))

/** The category a cell names, in four languages and with or without «&»; undefined for any other text. */
export const categoryNamed = (text: string): Category | undefined => {
  const name = plain(text)
  return byName.get(name) ?? byName.get(name.replaceAll(/ (?:and|y|e) /gu, ' '))
}

const isElsewhere = (name: string): boolean =>
  ELSEWHERE.has(name) ||
  ELSEWHERE.has(name.replace(/ies$/u, 'y')) ||
  ELSEWHERE.has(name.replace(/s$/u, ''))

/** From the department down: `A >> B >> C`, `A/B`, `["A > B"]`. */
export const pathOf = (text: string): string[] =>
  text
    .slice(0, 1000)
    .replaceAll(/^\s*\[+\s*"?|"?\s*\]+\s*$|"\s*,\s*"/gu, '>')
    .split(/[>»›/|→\\]+|::/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')

const firstOf = <T>(
  names: readonly string[],
  find: (name: string) => T | undefined,
): T | undefined => {
  for (const name of names) {
    const found = find(name)
    if (found !== undefined) return found
  }
  return undefined
}

const categoryOfWords = (name: string): Category | undefined =>
  firstOf(name.split(' ').toReversed(), (word) => byWord.get(word))

export type ToldCategory =
  | { category: Category }
  /** Words nobody here knows; `isElsewhere` for those of goods this shop has no shelf for. */
  | { unknown: string; isElsewhere: boolean }

/** What people answered about words: `normalHeader` of a cell or of a shelf in it → category. */
export type CategoryAnswers = ReadonlyMap<string, Category>

/** The category a file tells; null where its cell is empty. */
export const categoryTold = (
  text: string,
  answers: CategoryAnswers = new Map(),
): ToldCategory | null => {
  const path = pathOf(text)
  const names = path.map(plain)
  if (names.length === 0) return null
  const downUp = names.toReversed()
  const answer = answers.get(plain(text)) ?? firstOf(downUp, (name) => answers.get(name))
  if (answer !== undefined) return { category: answer }
  const unknown = { unknown: path.join(' > ').slice(0, 120) }
  if (isElsewhere(names[0] ?? '')) return { ...unknown, isElsewhere: true }
  const category =
    firstOf(downUp, (name) => SPECIFIC_SHELVES.get(name)) ??
    firstOf(names, (name) => categoryNamed(name) ?? DEPARTMENTS.get(name)) ??
    firstOf(names, categoryOfWords) ??
    firstOf(names, categoryOfTitle)
  return category === undefined ? { ...unknown, isElsewhere: false } : { category }
}
