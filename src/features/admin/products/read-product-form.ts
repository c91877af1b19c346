// Reads the form of a product: its parts, or what is wrong with each field; what was typed goes back as it was.
import { type FieldFault, fieldErrorsOf } from '#contract/field-errors.ts'
import { type ProductDraft, productDraftSchema } from '#contract/product-draft.ts'
import type { DraftField } from '#domain/product-parts.ts'
import { type LocaleNumberRefusal, parseLocaleNumber } from '#domain/locale-number.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { formText } from '#src/lib/form-text.ts'
import { FIELDS_OF, type ProductField, type ProductValues } from './product-values.ts'
import { specificationOf } from './specification-lines.ts'

export interface ProductFault {
  fault: FieldFault
  /** Which line or picture, from 1. */
  place?: number
}
export type ProductFaults = Partial<Record<ProductField, ProductFault>>

const FAULTS: Record<LocaleNumberRefusal, FieldFault> = {
  empty: 'required',
  not_a_number: 'not_a_number',
  negative: 'too_small',
  too_precise: 'too_precise',
  too_large: 'too_big',
}

export const typedOf = (form: FormData): ProductValues => {
  const names = Object.values(FIELDS_OF).flat()
  const texts = [...names, 'store', 'externalId'].map((name) => [name, formText(form, name)])
  const pictures = form
    .getAll('images')
    .filter((each): each is string => typeof each === 'string' && each.trim() !== '')
  return { ...Object.fromEntries(texts), images: pictures.join('\n') } as ProductValues
}

const lines = (text = ''): string[] =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Which field a fault of the schema belongs to. */
const fieldOf = (name: string): ProductField | undefined => {
  const [part = '', inside = ''] = name.split('.')
  const fields: readonly string[] = FIELDS_OF[part as DraftField] ?? []
  return (fields.includes(inside) ? inside : fields[0]) as ProductField | undefined
}

export type ReadProduct = { ok: true; draft: ProductDraft } | { ok: false; faults: ProductFaults }

export function readProductForm(typed: ProductValues, locale: Locale): ReadProduct {
  const faults: ProductFaults = {}
  const number = (field: ProductField, unit: number): number | null => {
    const text = typed[field] ?? ''
    if (text.trim() === '') return null
    const read = parseLocaleNumber(text, locale)
    if (!read.ok) faults[field] = { fault: FAULTS[read.code] }
    else if (read.thousandths % unit !== 0) faults[field] = { fault: 'too_precise' }
    else return read.thousandths / unit
    // A stand-in that passes: its own fault is told.
    return 1
  }
  const pairs = lines(typed.specifications).map(specificationOf)
  const lame = pairs.findIndex(([name, text]) => name === '' || text === '')
  if (lame >= 0) faults.specifications = { fault: 'invalid', place: lame + 1 }
  const sides = (['length', 'width', 'height'] as const).map((side) => number(side, 1))
  const weight = number('weight', 1)
  const [length, width, height] = sides
  const draft = {
    ...typed,
    priceCents: number('price', 10),
    originalPriceCents: number('originalPrice', 10),
    stock: { pieces: number('stock', 1000) ?? 0, preOrder: typed.preOrder === '1' },
    weight: weight === null ? null : { thousandths: weight, unit: typed.weightUnit },
    size: sides.every((side) => side === null)
      ? null
      : { length, width, height, unit: typed.sizeUnit },
    images: lines(typed.images),
    features: lines(typed.features),
    specifications: lame < 0 ? pairs : [],
    hidden: typed.hidden === '1',
    featured: typed.featured === '1',
    originalUrl: typed.originalUrl?.trim() || null,
  }
  const known = Object.fromEntries(
    Object.keys(FIELDS_OF).map((part) => [part, Reflect.get(draft, part) as unknown]),
  )
  const parsed = productDraftSchema.safeParse(known)
  if (!parsed.success)
    for (const [name, [fault]] of Object.entries(fieldErrorsOf(parsed.error, known))) {
      const field = fieldOf(name)
      const at = Number(name.split('.')[1])
      if (field && fault) faults[field] ??= { fault, ...(at >= 0 && { place: at + 1 }) }
    }
  if (Object.keys(faults).length > 0) return { ok: false, faults }
  return parsed.success ? { ok: true, draft: parsed.data } : { ok: false, faults }
}
