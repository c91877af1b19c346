// The rows of a supplied specification that say something the table has not said already.
import type { ProductDetail } from '#contract/catalogue.ts'
import type { FactPart } from '#domain/product-parts.ts'

type Supplied = Pick<ProductDetail, 'facts' | 'weightSource' | 'sizeInches' | 'specifications'>

/** What stores and lists call the rows that we draw ourselves. */
const NAMES: Partial<Record<FactPart, readonly string[]>> &
  Record<'weight' | 'size', readonly string[]> = {
  brand: ['brand name', 'marca', 'marchio'],
  model: ['model number', 'model name', 'modelo', 'modello'],
  weight: ['weight', 'item weight', 'product weight', 'peso'],
  size: [
    'dimensions',
    'item dimensions',
    'product dimensions',
    'item length',
    'item width',
    'item height',
    'dimensiones',
    'dimensioni',
    'dimensões',
  ],
}

/** Without rows named like one of ours that is shown, whatever they say, and without repeated brands and models. */
export function suppliedRows(product: Supplied): [string, string][] {
  const { facts, weightSource, sizeInches } = product
  const shown = [
    ...facts.flatMap(([part]) => [part, ...(NAMES[part] ?? [])]),
    // An estimate of ours says less than a store's own number.
    ...(weightSource === 'estimate' ? [] : NAMES.weight),
    ...(sizeInches ? NAMES.size : []),
  ]
  const said = facts.map(([, text]) => text.toLowerCase())
  return product.specifications.filter(
    ([name, value]) =>
      !shown.includes(name.trim().toLowerCase()) && !said.includes(value.toLowerCase()),
  )
}
