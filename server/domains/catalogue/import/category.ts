// Finds a product's category in what a file says.
import { CATEGORIES, type Category } from '#domain/vocabulary.ts'
import { normalHeader } from '#domain/normal-header.ts'

/** Titles that name nothing we know go here; the summary says how many did. */
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

const byName = new Map(
  CATEGORIES.flatMap((category) =>
    [normalHeader(category), ...NAMES[category].split('|')].map(
      (name) => [name, category] as const,
    ),
  ),
)

/** The category a cell names, in four languages and with or without «&»; undefined for any other text. */
export const categoryNamed = (text: string): Category | undefined => {
  const name = normalHeader(text.replaceAll('&', ' and '))
  return byName.get(name) ?? byName.get(name.replaceAll(/ (?:and|y|e) /gu, ' '))
}
