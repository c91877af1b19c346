// Answers the trigger's form when a browser sends it without scripts: back to the page, or to sign-in.
import { redirect } from 'react-router'
import { ownPath, paths, splitLocale } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { askTrigger } from './ask-trigger.ts'
import type { TriggerAnswer } from './trigger-answer.ts'

export async function triggerAction(
  request: Request,
  { write }: Pick<PageContext, 'write'>,
): Promise<TriggerAnswer | Response> {
  const { pathname, search } = new URL(request.url)
  const here = ownPath(`${splitLocale(pathname).path}${search}`)
  const answer = await askTrigger(write)
  if (answer.ok) return redirect(here, 303)
  return answer.code === 'unauthorized' ? redirect(paths.auth(here), 303) : answer
}
