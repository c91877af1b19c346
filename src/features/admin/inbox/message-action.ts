// What the page of a message does: answer it by mail, or move it through the inbox.
import { redirect } from 'react-router'
import { answerInput, moveMessageInput } from '#contract/contact.ts'
import { paths } from '#contract/paths.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'

export interface MessageAnswer {
  text: string
  /** Sent with it: the same answer again is one answer, whether or not the first was heard of. */
  nonce?: string
  fault?: 'short' | 'long'
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

type Door = Pick<PageContext, 'write' | 'inBrowser'>

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
    if (typeof outcome === 'string') return { text, nonce, unsaved: outcome }
    return redirect(paths.adminMessage(id, 'sent'), 303)
  }
  const move = moveMessageInput.safeParse({ id, to: intent })
  if (!move.success) throw new Response(null, { status: 400 })
  const outcome = await asked(door.write.contact.adminMove(move.data), door)
  if (typeof outcome === 'string') return { text, unsaved: outcome }
  return redirect(paths.adminMessage(id, 'moved'), 303)
}
