// What the forms of the newsletter do: subscribe, confirm by the key of the mail, and leave by the other one.
import { data } from 'react-router'
import { newsletterTokenInput, subscribeInput } from '#contract/newsletter.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import type { NewsletterAnswer } from './newsletter-answer.ts'

type Door = Pick<PageContext, 'write' | 'inBrowser'>

const reached = <T>(call: Promise<T>, { inBrowser }: Door): Promise<T | null> =>
  inBrowser ? call.catch(() => null) : call

async function follow(
  deed: 'confirm' | 'leave',
  token: string,
  door: Door,
): Promise<NewsletterAnswer> {
  const input = newsletterTokenInput.safeParse({ token })
  if (!input.success) return { email: '', outcome: 'bad_link' }
  const outcome = await reached(door.write.newsletter[deed](input.data), door)
  if (!outcome) return { email: '', outcome: 'failed' }
  if (!outcome.ok) return { email: '', outcome: 'bad_link' }
  return { email: outcome.email, outcome: deed === 'confirm' ? 'confirmed' : 'left' }
}

async function join(email: string, door: Door): Promise<NewsletterAnswer> {
  const input = subscribeInput.safeParse({ email })
  if (!input.success) return { email, outcome: 'invalid' }
  const outcome = await reached(door.write.newsletter.subscribe(input.data), door)
  if (outcome?.ok) return { email: '', outcome: outcome.pending ? 'pending' : 'subscribed' }
  if (outcome?.code === 'too_many_requests')
    return { email, outcome: 'limited', retryAfterSeconds: outcome.retryAfterSeconds }
  return { email, outcome: outcome ? 'taken' : 'failed' }
}

async function answerOf(request: Request, door: Door): Promise<NewsletterAnswer> {
  const query = new URL(request.url).searchParams
  const confirm = query.get('confirm')
  const leave = query.get('leave')
  if (leave !== null) return follow('leave', leave, door)
  if (confirm !== null) return follow('confirm', confirm, door)
  return join(formText(await request.formData(), 'email').trim(), door)
}

/** Nothing else tells a mail program that its press did nothing. */
const BAD_LINK_STATUS = 400

/** A mail program leaves with one POST to the address of the mail: the token stands there, and no field is looked at. */
export async function newsletterAction(request: Request, door: Door) {
  const answer = await answerOf(request, door)
  return data(answer, answer.outcome === 'bad_link' ? BAD_LINK_STATUS : 200)
}
