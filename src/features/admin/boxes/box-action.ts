// Saves a carton: a new one, a changed one, or one that goes out of use.
import { adminSaveBoxInput } from '#contract/packing.ts'
import { paths } from '#contract/paths.ts'
import { plainNumber } from '#domain/locale-number.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { deskAct, type DeskAnswer } from '../kit/desk-act.ts'

export type BoxAnswer = DeskAnswer<'save', 'name_taken' | 'box_changed' | 'too_many_boxes'>

/** The fields that are sent as they were typed. */
const TEXTS = ['name', 'sizeUnit', 'weightUnit'] as const

/** Those that are read as the language writes them. */
const NUMBERS = [
  'innerLength',
  'innerWidth',
  'innerHeight',
  'outerLength',
  'outerWidth',
  'outerHeight',
  'tare',
  'maxWeight',
  'price',
] as const

export async function boxAction(
  request: Request,
  { write, inBrowser, locale }: Pick<PageContext, 'write' | 'inBrowser' | 'locale'>,
): Promise<BoxAnswer | Response> {
  const form = await request.formData()
  const id = formText(form, 'id')
  return deskAct(form, inBrowser, {
    intent: 'save',
    schema: adminSaveBoxInput,
    typed: {
      ...Object.fromEntries(TEXTS.map((name) => [name, formText(form, name)])),
      ...Object.fromEntries(
        NUMBERS.map((name) => [name, plainNumber(formText(form, name), locale)]),
      ),
      id: id === '' ? null : Number(id),
      seen: formText(form, 'seen') || null,
      confirmed: form.has('confirmed'),
      active: form.has('active'),
    },
    call: (input) => write.packing.adminSaveBox(input),
    to: paths.adminBoxes({ done: 'saved' }),
  })
}
