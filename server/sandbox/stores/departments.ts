// How each store calls and numbers the five categories in the sandbox.
import { CATEGORIES, type Category } from '#domain/vocabulary.ts'

/** Search index, root browse node and its name. */
export const AMAZON_NODES: Record<Category, { index: string; id: string; name: string }> = {
  Electronics: { index: 'Electronics', id: '172282', name: 'Electronics' },
  'Clothing & Accessories': {
    index: 'Fashion',
    id: '7141123011',
    name: 'Clothing, Shoes & Jewelry',
  },
  'Home & Garden': { index: 'HomeAndKitchen', id: '1055398', name: 'Home & Kitchen' },
  Toys: { index: 'ToysAndGames', id: '165793011', name: 'Toys & Games' },
  'Health & Beauty': { index: 'Beauty', id: '3760911', name: 'Beauty & Personal Care' },
}

export const EBAY_CATEGORIES: Record<Category, { id: string; name: string }> = {
  Electronics: { id: '293', name: 'Consumer Electronics' },
  'Clothing & Accessories': { id: '11450', name: 'Clothing, Shoes & Accessories' },
  'Home & Garden': { id: '11700', name: 'Home & Garden' },
  Toys: { id: '220', name: 'Toys & Hobbies' },
  'Health & Beauty': { id: '26395', name: 'Health & Beauty' },
}

export const WALMART_CATEGORIES: Record<Category, { id: string; name: string }> = {
  Electronics: { id: '3944', name: 'Electronics' },
  'Clothing & Accessories': { id: '5438', name: 'Clothing' },
  'Home & Garden': { id: '4044', name: 'Home' },
  Toys: { id: '4171', name: 'Toys' },
  'Health & Beauty': { id: '1085666', name: 'Beauty' },
}

/** The category a store's number or word stands for. */
export const categoryWith = <Entry>(
  table: Record<Category, Entry>,
  fits: (entry: Entry) => boolean,
): Category | undefined => CATEGORIES.find((category) => fits(table[category]))
