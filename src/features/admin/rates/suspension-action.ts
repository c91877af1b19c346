// Closes a route with its notice, and opens it again.
import { redirect } from 'react-router'
import { fieldErrorsOf, type FieldFault } from '#contract/field-errors.ts'
import { paths } from '#contract/paths.ts'
import { liftSuspensionInput, suspendRouteInput } from '#contract/shipping-desk.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { type CardTexts, textsOfForm } from '../kit/card-texts.ts'
import { momentOfDay } from '../kit/moment-of-day.ts'

export interface SuspensionAnswer {
  texts: CardTexts
  faults: Readonly<Record<string, FieldFault>>
  refusal?: 'ends_before_start'
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

type Door = Pick<PageContext, 'write' | 'inBrowser'>

const to = (done: string) => redirect(paths.adminSuspensions({ done }), 303)

/** A place is a country (`ve`) or a city of it (`ve-merida`). */
const typedOf = (form: FormData) => {
  const place = formText(form, 'place')
  const notice = LOCALES.map((locale) => [locale, formText(form, `notice.${locale}`)])
  return {
    service: formText(form, 'service'),
    country: place.slice(0, 2),
    destination: place.length > 2 ? place : null,
    notice: Object.fromEntries(notice) as Record<string, string>,
    // What is no day is no moment either: the schema says so.
    since: momentOfDay(formText(form, 'since')) ?? (formText(form, 'since') || null),
    until: momentOfDay(formText(form, 'until')) ?? (formText(form, 'until') || null),
  }
}

export async function suspensionAction(
  request: Request,
  { write, inBrowser }: Door,
): Promise<SuspensionAnswer | Response> {
  const form = await request.formData()
  const texts = textsOfForm(form)
  if (formText(form, 'intent') === 'lift') {
    const input = liftSuspensionInput.safeParse({ id: Number(formText(form, 'id')) })
    if (!input.success) throw new Response(null, { status: 400 })
    const outcome = await asked(write.shipping.liftSuspension(input.data), { inBrowser })
    return typeof outcome === 'string' ? { texts: {}, faults: {}, unsaved: outcome } : to('lifted')
  }
  const typed = typedOf(form)
  const input = suspendRouteInput.safeParse(typed)
  if (!input.success) {
    const faults = Object.entries(fieldErrorsOf(input.error, typed))
    return {
      texts,
      faults: Object.fromEntries(faults.map(([name, [fault]]) => [name, fault ?? 'invalid'])),
    }
  }
  const outcome = await asked(write.shipping.suspendRoute(input.data), { inBrowser })
  if (typeof outcome === 'string') return { texts, faults: {}, unsaved: outcome }
  return outcome.ok ? to('closed') : { texts, faults: {}, refusal: outcome.code }
}
