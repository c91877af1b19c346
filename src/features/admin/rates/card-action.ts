// Publishes a typed version of a card, or confirms an example as it stands.
import { redirect } from 'react-router'
import type { FieldFault } from '#contract/field-errors.ts'
import { paths } from '#contract/paths.ts'
import { confirmRateCardInput } from '#contract/shipping-desk.ts'
import type { Service } from '#domain/shipping-services.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { type CardTexts, textsOfForm } from '../kit/card-texts.ts'
import { momentOfDay } from '../kit/moment-of-day.ts'
import { readCard } from './read-card.ts'
import { zoneInPath } from './rates-view.ts'

export interface CardAnswer {
  intent: 'preview' | 'publish' | 'confirm'
  texts: CardTexts
  faults: Readonly<Record<string, FieldFault>>
  refusal?: 'tariff_changed' | 'starts_in_past' | 'start_taken'
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

type Door = Pick<PageContext, 'read' | 'write' | 'inBrowser' | 'locale'>
interface Card {
  zone: string
  service: Service
}

export async function cardAction(
  request: Request,
  { zone, service }: Card,
  { read, write, inBrowser, locale }: Door,
): Promise<CardAnswer | Response> {
  const form = await request.formData()
  const done = (version: string) =>
    redirect(paths.adminRateCard(zoneInPath(zone), service, version), 303)
  const texts = textsOfForm(form)

  if (formText(form, 'intent') === 'confirm') {
    const answer = { intent: 'confirm', texts: {}, faults: {} } as const
    const input = confirmRateCardInput.safeParse({
      version: formText(form, 'version'),
      freight: form.has('freight'),
      extras: form.has('extras'),
    })
    if (!input.success) throw new Response(null, { status: 400 })
    const outcome = await asked(write.shipping.confirmRateCard(input.data), { inBrowser })
    if (typeof outcome === 'string') return { ...answer, unsaved: outcome }
    return outcome.ok ? done(outcome.version) : { ...answer, refusal: outcome.code }
  }

  // Any version tells what kind of card it is.
  const [known] = await read.shipping.rateCards({ zone, service }).catch(throwStatus)
  if (!known) throw new Response(null, { status: 404 })
  const card = readCard(texts, known.data, locale)
  const intent = formText(form, 'intent') === 'publish' ? 'publish' : 'preview'
  const start = momentOfDay(formText(form, 'validFrom'))
  const faults: Record<string, FieldFault> = {
    ...(card.ok ? {} : card.faults),
    ...(start === undefined && { validFrom: 'invalid' as const }),
    ...(intent === 'publish' && !form.has('reviewed') && { reviewed: 'required' as const }),
  }
  const answer: CardAnswer = { intent, texts, faults }
  if (intent === 'preview' || !card.ok || start === undefined || !form.has('reviewed'))
    return answer
  const versioned = {
    validFrom: start,
    note: formText(form, 'note').slice(0, 500),
    basedOn: formText(form, 'basedOn'),
    replace: form.has('replace'),
  }
  const adding = write.shipping.addRateCard({ ...versioned, ...card.typed })
  const outcome = await asked(adding, { inBrowser })
  if (typeof outcome === 'string') return { ...answer, unsaved: outcome }
  return outcome.ok ? done(outcome.version) : { ...answer, refusal: outcome.code }
}
