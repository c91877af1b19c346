// The action of a page with forms: its code comes with the first post, and no word typed is lost where it cannot come.
import { type ActionFunctionArgs, data } from 'react-router'
import type { z } from 'zod'
import { actionCode } from '../action-code.ts'
import { type PageContext, pageContext } from '../calls.ts'
import { type FormAnswer, intentOf, noAnswer } from './answer.ts'
import type { Post, RunPost } from './run-post.ts'

/** What runs the forms of a page, by intent; the first one where nobody says which. */
export type Posts<Answer extends object = FormAnswer> = (
  page: PageContext,
  args: ActionFunctionArgs,
) => Readonly<Record<string, RunPost<Answer>>>

/** By its status the router asks for no page anew, which would lose the form as well. */
const unanswered = <Answer>(answer: Answer) => data(answer, { status: 503 })

/** Once somebody is in a form of this page: what sends it is there when they are done, also where the line is gone by then. */
function fetchEarly(load: () => Promise<unknown>): void {
  addEventListener('focusin', function begin({ target }) {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form[method=post]')
    // Buttons that post elsewhere, into the cart for example, need nothing of it.
    if (!form || new URL(form.action).pathname !== location.pathname) return
    removeEventListener('focusin', begin)
    void load().catch(() => null)
  })
}

export function postAction<Answer extends object>(load: () => Promise<Posts<Answer>>) {
  if (!import.meta.env.SSR) fetchEarly(load)
  return async (args: ActionFunctionArgs): Promise<unknown> => {
    const { request, context } = args
    const code = await actionCode(request, load()).catch((error: unknown) => {
      if (import.meta.env.SSR) throw error
      return null
    })
    // Programs press without any field that is looked at.
    const form = await request.formData().catch(() => new FormData())
    if (!code) return unanswered(noAnswer(form))
    const page = context.get(pageContext)
    const posts = code(page, args)
    const [first = ''] = Object.keys(posts)
    const asked = intentOf(form)
    const intent = Object.hasOwn(posts, asked) ? asked : first
    const run = posts[intent]
    if (!run) throw new Response(null, { status: 404 })
    form.set('intent', intent)
    const answer = await run(form, page)
    return page.inBrowser && 'unsaved' in answer && answer.unsaved ? unanswered(answer) : answer
  }
}

interface OneForm<
  Schema extends z.ZodType,
  Outcome extends { ok: boolean },
  More extends object,
> extends Omit<Post<Schema, Outcome, More>, 'form' | 'schema' | 'call'> {
  intent: string
  /** Imported here, so that the first view holds no schema. */
  schema: () => Promise<Schema>
  call: (write: PageContext['write'], input: z.input<Schema>) => Promise<Outcome>
}

/** The action of a page with one form, written beside its fields. */
export const formAction = <
  Schema extends z.ZodType,
  Outcome extends { ok: boolean },
  More extends object = never,
>({
  intent,
  schema: load,
  call,
  ...what
}: OneForm<Schema, Outcome, More>) =>
  postAction(async () => {
    const [{ post }, schema] = await Promise.all([import('./run-post.ts'), load()])
    return ({ write }) => ({
      [intent]: post({ ...what, schema, call: (input) => call(write, input) }),
    })
  })
