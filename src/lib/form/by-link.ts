// The button behind a link of a mail: a mail program clicks it with one POST to the address, in which the token stands.
import { data } from 'react-router'
import type { PageContext } from '../calls.ts'
import type { FormAnswer } from './answer.ts'
import type { RunPost } from './run-post.ts'

/** Nothing else tells a mail program that its click did nothing. */
const BAD_LINK_STATUS = 400

export const byLink =
  <Answer extends FormAnswer>(
    run: (form: FormData, page: PageContext) => Promise<Response | Answer>,
  ): RunPost<Answer> =>
  async (form, page) => {
    const answer = await run(form, page)
    if (answer instanceof Response) return answer
    const { refused, faults } = answer
    const isBad = refused !== undefined || Object.keys(faults).length > 0
    return isBad ? data(answer, { status: BAD_LINK_STATUS }) : answer
  }
