// What the form of a product does: make one, save it, or give a corrected part back.
import { redirect } from 'react-router'
import { type DraftField, DRAFT_FIELDS } from '#domain/product-parts.ts'
import { adminReleaseInput, adminSaveInput, type AdminSaveInput } from '#contract/product-desk.ts'
import { paths } from '#contract/paths.ts'
import { STORES } from '#domain/vocabulary.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { FIELDS_OF, type ProductValues } from './product-values.ts'
import { type ProductFaults, readProductForm, typedOf } from './read-product-form.ts'

export interface ProductAnswer {
  /** What stays typed; fields that are missing show what is stored. */
  values: ProductValues
  /** The marks that what stays typed was sent with; parts that are missing are drawn anew with what is stored. */
  seen?: Seen
  faults?: ProductFaults
  refusal?: 'product_changed' | 'product_exists' | 'foreign_link' | 'photo_gone'
  /** Parts that somebody else changed, too. */
  conflicts?: DraftField[]
  /** The product that has the number already. */
  other?: number
  /** A part was given back, or not: something else is said about it than was seen. */
  release?: 'released' | 'saidAnew'
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

type Seen = AdminSaveInput['seen']
type Door = Pick<PageContext, 'write' | 'inBrowser' | 'locale'>

const only = (values: ProductValues, parts: readonly DraftField[]): ProductValues => {
  const names = parts.flatMap((part): readonly string[] => FIELDS_OF[part])
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))
}

const marksOf = (seen: Seen, parts: readonly DraftField[]): Seen =>
  Object.fromEntries(
    parts.flatMap((part) => (seen[part] === undefined ? [] : [[part, seen[part]]])),
  )

function seenOf(form: FormData): Seen {
  try {
    return adminSaveInput.shape.seen.parse(JSON.parse(formText(form, 'seen')))
  } catch {
    throw new Response(null, { status: 400 })
  }
}

export async function saveAction(
  request: Request,
  id: number,
  door: Door,
): Promise<ProductAnswer | Response> {
  const form = await request.formData()
  const values = typedOf(form)
  const seen = seenOf(form)
  const answer: ProductAnswer = { values, seen }
  const { catalogue } = door.write
  const [, field, heard] = formText(form, 'intent').split(':')
  if (field) {
    const input = adminReleaseInput.safeParse({ id, field, heard: heard || null })
    if (!input.success) throw new Response(null, { status: 400 })
    const given = await asked(catalogue.adminRelease(input.data), door)
    if (typeof given === 'string') return { ...answer, unsaved: given }
    if (!given.ok) return { ...answer, release: 'saidAnew' }
    const others = DRAFT_FIELDS.filter((part) => part !== field)
    return { values: only(values, others), seen: marksOf(seen, others), release: 'released' }
  }
  const read = readProductForm(values, door.locale)
  if (!read.ok) return { ...answer, faults: read.faults }
  const outcome = await asked(catalogue.adminSave({ id, seen, draft: read.draft }), door)
  if (typeof outcome === 'string') return { ...answer, unsaved: outcome }
  if (outcome.ok) return redirect(paths.adminProduct(id, 'saved'), 303)
  if (outcome.code !== 'product_changed') return { ...answer, refusal: outcome.code }
  const { code, mine, conflicts } = outcome
  // Of what is in conflict both sides are shown: who saves it again means it.
  const rest = mine.filter((part) => !conflicts.includes(part))
  return { values: only(values, mine), seen: marksOf(seen, rest), refusal: code, conflicts }
}

export async function createAction(
  request: Request,
  door: Door,
): Promise<ProductAnswer | Response> {
  const values = typedOf(await request.formData())
  const read = readProductForm(values, door.locale)
  const store = STORES.find((known) => known === values.store)
  const externalId = values.externalId?.trim() ?? ''
  const isNumber = /^[\p{L}\p{N}][\p{L}\p{N}._:/-]{0,119}$/u.test(externalId)
  const faults: ProductFaults = {
    ...(!store && { store: { fault: 'required' } }),
    ...(!isNumber && { externalId: { fault: externalId ? 'invalid' : 'required' } }),
    ...(!read.ok && read.faults),
  }
  if (!read.ok || !store || !isNumber) return { values, faults }
  const input = { store, externalId, draft: read.draft }
  const outcome = await asked(door.write.catalogue.adminCreate(input), door)
  if (typeof outcome === 'string') return { values, unsaved: outcome }
  if (outcome.ok) return redirect(paths.adminProduct(outcome.id, 'made'), 303)
  return {
    values,
    refusal: outcome.code,
    ...(outcome.code === 'product_exists' && { other: outcome.id }),
  }
}
