// What the forms of quotes do: keep the shipment of the address, and send a kept quote by mail.
import { redirect } from 'react-router'
import { mailQuoteInput } from '#contract/shipping.ts'
import { parseShipment } from '#contract/parse-shipment.ts'
import { paths } from '#contract/paths.ts'
import { fieldErrorsOf } from '#contract/field-errors.ts'
import { DEFAULT_DESTINATION } from '#domain/shipping-services.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import type { QuoteAnswer } from './quote-answer.ts'
import { readShipment } from './read-shipment.ts'
import { typedQuote } from './typed-quote.ts'

/** In the browser the form stays and can be sent again; on the server a surprise is an error page. */
const reached = <T>(call: Promise<T>, { inBrowser }: PageContext): Promise<T | null> =>
  inBrowser ? call.catch(() => null) : call

export async function keepQuote(
  request: Request,
  context: PageContext,
): Promise<QuoteAnswer | Response> {
  const view = parseShipment(new URL(request.url).searchParams, context.locale)
  const shipment = readShipment(view)
  if (!shipment.ok) return { refusal: 'incomplete' }
  const asked = typedQuote(shipment.input, view.destination || DEFAULT_DESTINATION)
  const outcome = await reached(context.write.shipping.saveQuote(asked), context)
  if (!outcome) return { offline: true }
  if (outcome.ok) return redirect(paths.savedQuote(outcome.token), 303)
  return outcome.code === 'too_many_requests'
    ? { refusal: 'limited', retryAfterSeconds: outcome.retryAfterSeconds }
    : { refusal: 'refused' }
}

const FAULTS = ['required', 'invalid_email', 'too_long'] as const

export async function sendQuote(
  token: string,
  request: Request,
  context: PageContext,
): Promise<QuoteAnswer> {
  const email = formText(await request.formData(), 'email').trim()
  const typed = { token, email }
  const parsed = mailQuoteInput.safeParse(typed)
  if (!parsed.success) {
    const [found] = fieldErrorsOf(parsed.error, typed)['email'] ?? []
    return { email, fault: FAULTS.find((fault) => fault === found) ?? 'invalid_email' }
  }
  const outcome = await reached(context.write.shipping.mailQuote(parsed.data), context)
  if (!outcome) return { email, offline: true }
  if (outcome.ok) return { email, mailed: true }
  return { email, refusal: 'limited', retryAfterSeconds: outcome.retryAfterSeconds }
}
