// Sends the contact form: by the page's own call where it is posted, by the documented one where scripts run, so that the
// page it stands on needs no other page's code.
import { redirect } from 'react-router'
import { contactInput, type ContactInput } from '#contract/contact.ts'
import { sendLinkInput } from '#contract/order-desk.ts'
import { refuse } from '#contract/outcome.ts'
import { paths } from '#contract/paths.ts'
import type { Locale } from '#domain/vocabulary.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { runPost } from '#src/lib/form/run-post.ts'
import { formText } from '#src/lib/form-text.ts'
import { postRest } from '#src/lib/post-rest.ts'
import { type ContactAnswer, contactFields as fields } from './contact-fields.ts'
import { orderLinkFields } from './order-link-form.tsx'

const contact = { fields, schema: contactInput }

/** The message is sent to an address of its own: loading the answer again sends nothing. */
export const contactPosts: Posts<ContactAnswer> = ({ write, ...page }) => ({
  contact: (form) =>
    runPost(
      {
        ...contact,
        form,
        call: (input) => write.contact.send(input),
        done: () => redirect(`${paths.contact()}?sent=1`, 303),
      },
      page,
    ),
  'order-link': (form) =>
    runPost(
      {
        form,
        fields: orderLinkFields,
        schema: sendLinkInput,
        extra: { number: formText(form, 'number') },
        call: (input) => write.orders.sendLink(input),
        done: () => ({ mailed: true as const }),
      },
      page,
    ),
})

async function send(input: ContactInput, locale: Locale) {
  const answer = await postRest('/api/contact', input, locale)
  if (answer.ok) return { ok: true as const }
  if (answer.status !== 429) throw new Error(`The message was answered with ${answer.status}.`)
  return refuse('too_many_requests', { retryAfterSeconds: answer.retryAfterSeconds })
}

export const sendContact = (form: FormData, locale: Locale): Promise<ContactAnswer | Response> =>
  runPost(
    {
      ...contact,
      form,
      call: (input) => send(input, locale),
      done: () => ({ sent: true as const }),
    },
    { inBrowser: true, locale },
  )
