// The rows of a supplied specification that say something the table has not said already.
import type { ProductDetail } from '#contract/catalogue.ts'
import { normalHeader } from '#domain/normal-header.ts'
import { type FactPart, PRODUCT_PARTS } from '#domain/product-parts.ts'

type Supplied = Pick<ProductDetail, 'facts' | 'weightSource' | 'sizeInches' | 'specifications'>

/** What stores and lists call the rows that we draw ourselves, beside the names of the part's column in files. */
const NAMES: Partial<Record<FactPart, string>> & Record<'weight' | 'size', string> = {
  brand: 'marchio',
  model: 'model name',
  weight: 'weight|item weight|product weight|peso',
  size: 'dimensions|item dimensions|product dimensions|item length|item width|item height|dimensiones|dimensioni|dimensoes',
}

/** Without rows named like one of ours that is shown, whatever they say, and without repeated brands and models. */
export function suppliedRows(product: Supplied): [string, string][] {
  const { facts, weightSource, sizeInches } = product
  const shown = [
    ...facts.flatMap(([part]) => [PRODUCT_PARTS[part].names, NAMES[part] ?? '']),
    // An estimate of ours says less than a store's own number.
    ...(weightSource === 'estimate' ? [] : [NAMES.weight]),
    ...(sizeInches ? [NAMES.size] : []),
  ].flatMap((names) => names.split('|'))
  const said = facts.map(([, text]) => text.toLowerCase())
  return product.specifications.filter(
    ([name, value]) => !shown.includes(normalHeader(name)) && !said.includes(value.toLowerCase()),
  )
}
