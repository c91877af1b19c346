// What the page of a message does: answer it by mail, or move it through the inbox.
import { redirect } from 'react-router'
import { answerInput, moveMessageInput } from '#contract/contact.ts'
import { paths } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { throwStatus } from '#src/lib/status-response.ts'

export interface MessageAnswer {
  text: string
  /** Sent with it: the same answer again is one answer, whether or not the first was heard of. */
  nonce?: string
  fault?: 'short' | 'long'
  /** No answer came. */
  offline?: true
}

type Door = Pick<PageContext, 'write' | 'inBrowser'>
const asked = <T>(call: Promise<T>, { inBrowser }: Door): Promise<T | null> =>
  inBrowser ? call.catch(() => null) : call.catch(throwStatus)

export async function messageAction(
  id: number,
  request: Request,
  door: Door,
): Promise<MessageAnswer | Response> {
  const form = await request.formData()
  const intent = formText(form, 'intent')
  const text = formText(form, 'text')
  if (intent === 'answer') {
    const nonce = formText(form, 'nonce')
    const input = answerInput.safeParse({ id, text, nonce })
    if (!input.success) return { text, nonce, fault: text.trim().length > 2 ? 'long' : 'short' }
    const outcome = await asked(door.write.contact.adminAnswer(input.data), door)
    return outcome ? redirect(paths.adminMessage(id, 'sent'), 303) : { text, nonce, offline: true }
  }
  const move = moveMessageInput.safeParse({ id, to: intent })
  if (!move.success) throw new Response(null, { status: 400 })
  const outcome = await asked(door.write.contact.adminMove(move.data), door)
  return outcome ? redirect(paths.adminMessage(id, 'moved'), 303) : { text, offline: true }
}
