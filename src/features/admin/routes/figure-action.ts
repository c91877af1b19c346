// Publishes a typed version of a tax, a surcharge or the days of a route.
import { type AddNetworkVersionOutcome, addNetworkVersionInput } from '#contract/network-desk.ts'
import { paths } from '#contract/paths.ts'
import type { FigureName } from '#domain/network-figures.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { deskAct, type DeskAnswer } from '../kit/desk-act.ts'
import { momentOfDay } from '../kit/moment-of-day.ts'
import { textsOfFigureForm, typedFigure } from './figure-texts.ts'

type Refused = Exclude<AddNetworkVersionOutcome, { ok: true }>['code']
export type FigureAnswer = DeskAnswer<'preview' | 'publish', Refused>

export async function figureAction(
  request: Request,
  { place, figure }: { place: string; figure: FigureName },
  { write, inBrowser, locale }: Pick<PageContext, 'write' | 'inBrowser' | 'locale'>,
): Promise<FigureAnswer | Response> {
  const form = await request.formData()
  const values = textsOfFigureForm(form)
  if (formText(form, 'intent') === 'preview') return { intent: 'preview', values, faults: {} }
  const validFrom = formText(form, 'validFrom')
  return deskAct(form, inBrowser, {
    intent: 'publish' as const,
    schema: addNetworkVersionInput,
    typed: {
      place,
      figure,
      typed: typedFigure(figure, values, locale),
      // What is no day is no moment either: the schema says so.
      validFrom: momentOfDay(validFrom) ?? (validFrom || null),
      note: formText(form, 'note'),
      basedOn: formText(form, 'basedOn') || null,
      replace: form.has('replace'),
    },
    missing: form.has('reviewed') ? {} : { reviewed: 'required' },
    call: (input) => write.shipping.addNetworkVersion(input),
    to: paths.adminFigure(place, figure, 'published'),
  })
}
