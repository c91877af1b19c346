// All sheets in one list, with the slug that names a product's pictures.
import { readSheet } from './product-sheet.ts'
import type { SheetRow } from './product-sheet.ts'
import { accessoriesSheet } from './products-accessories.ts'
import { beautySheet } from './products-beauty.ts'
import { clothingSheet } from './products-clothing.ts'
import { computersSheet } from './products-computers.ts'
import { gamesSheet } from './products-games.ts'
import { homeSheet } from './products-home.ts'
import { kitchenSheet } from './products-kitchen.ts'
import { livingRoomSheet } from './products-living-room.ts'
import { soundSheet } from './products-sound.ts'
import { toysSheet } from './products-toys.ts'
import { wearablesSheet } from './products-wearables.ts'
import { wellbeingSheet } from './products-wellbeing.ts'

export interface ProductRow extends SheetRow {
  slug: string
  /** How many pictures the product has. */
  pictures: number
}

const sheets: SheetRow[] = [
  ...readSheet(soundSheet, 'Electronics'),
  ...readSheet(wearablesSheet, 'Electronics'),
  ...readSheet(computersSheet, 'Electronics'),
  ...readSheet(livingRoomSheet, 'Electronics'),
  ...readSheet(clothingSheet, 'Clothing & Accessories'),
  ...readSheet(accessoriesSheet, 'Clothing & Accessories'),
  ...readSheet(kitchenSheet, 'Home & Garden'),
  ...readSheet(homeSheet, 'Home & Garden'),
  ...readSheet(toysSheet, 'Toys'),
  ...readSheet(gamesSheet, 'Toys'),
  ...readSheet(beautySheet, 'Health & Beauty'),
  ...readSheet(wellbeingSheet, 'Health & Beauty'),
]

const slugOf = (row: SheetRow): string =>
  `${row.brand} ${row.model} ${row.kind}`
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

export const productRows: readonly ProductRow[] = sheets.map((row) => ({
  ...row,
  slug: slugOf(row),
  pictures: row.flags.includes('featured') || row.variant === 1 ? 3 : 2,
}))
