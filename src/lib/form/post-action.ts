// The action of a page with a form: its code comes with the first post, and no word typed is lost where it cannot come.
import type { ActionFunctionArgs } from 'react-router'
import { actionCode } from '../action-code.ts'
import { type PageContext, pageContext } from '../calls.ts'
import { type FormAnswer, noAnswer } from './answer.ts'

export const postAction =
  <Code, Answer>(
    load: () => Promise<Code>,
    run: (
      code: Code,
      form: FormData,
      page: PageContext,
      args: ActionFunctionArgs,
    ) => Promise<Answer>,
  ) =>
  async (args: ActionFunctionArgs): Promise<Answer | FormAnswer<never>> => {
    const { request, context } = args
    const code = await actionCode(request, load()).catch((error: unknown) => {
      if (import.meta.env.SSR) throw error
      return null
    })
    const form = await request.formData()
    return code ? run(code, form, context.get(pageContext), args) : noAnswer(form)
  }
