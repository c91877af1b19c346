// Saves a carton: a new one, a changed one, or one that goes out of use.
import { adminSaveBoxInput } from '#contract/packing.ts'
import { paths } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { deskAct, type DeskAnswer } from '../desk-act.ts'

export type BoxAnswer = DeskAnswer<'save', 'name_taken' | 'box_changed' | 'too_many_boxes'>

/** The fields that are sent as they were typed. */
const TEXTS = [
  'name',
  'sizeUnit',
  'innerLength',
  'innerWidth',
  'innerHeight',
  'outerLength',
  'outerWidth',
  'outerHeight',
  'weightUnit',
  'tare',
  'maxWeight',
  'price',
] as const

export async function boxAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<BoxAnswer | Response> {
  const form = await request.formData()
  const id = formText(form, 'id')
  return deskAct(form, inBrowser, {
    intent: 'save',
    schema: adminSaveBoxInput,
    typed: {
      ...Object.fromEntries(TEXTS.map((name) => [name, formText(form, name)])),
      id: id === '' ? null : Number(id),
      seen: formText(form, 'seen') || null,
      confirmed: form.has('confirmed'),
      active: form.has('active'),
    },
    call: (input) => write.packing.adminSaveBox(input),
    to: paths.adminBoxes({ done: 'saved' }),
  })
}
