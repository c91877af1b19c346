// What every field of a product's form knows: what it begins with, what is wrong with it, what it is called.
import type { DraftField } from '#domain/product-parts.ts'
import { usePartNames } from '../kit/use-part-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { ProductAnswer } from './product-action.ts'
import { FIELDS_OF, type ProductField, type ProductValues } from './product-values.ts'
import type { ProductFault } from './read-product-form.ts'

const PART_OF = Object.fromEntries(
  Object.entries(FIELDS_OF).flatMap(([part, fields]) => fields.map((field) => [field, part])),
) as Record<string, DraftField>

export function useProductForm(known: ProductValues, answer: ProductAnswer | undefined) {
  const { productDesk: t, faults, errors } = useTexts()
  const partName = usePartNames()
  const labelOf = (field: ProductField): string => {
    if (field === 'store') return t.store()
    if (field === 'externalId') return t.externalId()
    if (field === 'preOrder') return t.preOrder()
    if (field === 'length') return t.sides.long()
    if (field === 'width') return t.sides.wide()
    if (field === 'height') return t.sides.high()
    if (field === 'weightUnit' || field === 'sizeUnit') return t.unit()
    const part = PART_OF[field]
    return part ? partName(part) : field
  }
  const wordsOf = (field: ProductField, { fault, place = 1 }: ProductFault): string => {
    if (field === 'originalPrice' && fault === 'too_small') return t.wrong.original()
    if (field === 'images' && fault === 'invalid') return t.wrong.image({ place })
    if (field === 'specifications' && fault === 'invalid') return t.wrong.pairs({ place })
    return faults[fault]()
  }
  const faultOf = (field: ProductField): string | undefined => {
    if (field === 'originalUrl' && answer?.refusal === 'foreign_link') return faults.invalid()
    if (field === 'images' && answer?.refusal === 'photo_gone') return errors.photo_gone()
    const fault = answer?.faults?.[field]
    return fault && wordsOf(field, fault)
  }
  const valueOf = (field: ProductField): string => answer?.values[field] ?? known[field] ?? ''
  return {
    faultOf,
    /** Which line or picture of it is wrong, from 1. */
    placeOf: (field: ProductField) => answer?.faults?.[field]?.place,
    labelOf,
    valueOf,
    /** For a field one types into. */
    field: (name: ProductField) => ({
      id: `product-${name}`,
      name,
      label: labelOf(name),
      defaultValue: valueOf(name),
      error: faultOf(name),
    }),
    /** For a field one ticks. */
    tick: (name: ProductField) => ({
      id: `product-${name}`,
      name,
      value: '1',
      label: labelOf(name),
      defaultChecked: valueOf(name) === '1',
    }),
  }
}
export type ProductFormState = ReturnType<typeof useProductForm>
