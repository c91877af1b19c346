// What people type, and by which words of its name a product is what they meant: tests/fixtures/relevance.
import fs from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { demoProducts } from '#demo/products.ts'
import { CATEGORIES, type Category, type Locale, LOCALES } from '#domain/vocabulary.ts'

export interface Rule {
  /** Pattern of the words of which one is in the name of what is meant. */
  is: string
  /** Pattern of words that make it another thing, beside the usual ones for what only goes with a thing. */
  not: string
  /** Pattern of a quality that was asked for: without it a product is half right. */
  with: string
  /** None: it may be in any. */
  categories: readonly Category[]
}

export interface JudgedQuery {
  text: string
  locale: Locale
  rule: Rule
}

export interface Named {
  name: string
  category: Category
}

const rowsOf = <Column extends string>(file: string): Record<Column, string>[] =>
  parse(fs.readFileSync(path.join(import.meta.dirname, '../../fixtures/relevance', file)), {
    columns: true,
  })
const listOf = (text: string): string[] => text.split(', ').filter((part) => part !== '')

export const JUDGED_QUERIES: readonly JudgedQuery[] = rowsOf<
  'is' | 'not' | 'with' | 'categories' | Locale
>('queries.csv').flatMap((row) => {
  const named = listOf(row.categories)
  const rule: Rule = { ...row, categories: CATEGORIES.filter((one) => named.includes(one)) }
  return LOCALES.flatMap((locale) => listOf(row[locale]).map((text) => ({ text, locale, rule })))
})

/** The demo shop's goods and what makes a search err: what goes with things, and words that mean two things. */
export const OWN_PRODUCTS: readonly Named[] = [
  ...demoProducts.map(({ name, category }) => ({ name, category })),
  ...rowsOf<'category' | 'name'>('products.csv').map(({ name, category }) => ({
    name,
    category: CATEGORIES.find((known) => known === category) ?? 'Electronics',
  })),
]
