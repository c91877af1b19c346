// What pressing the trigger does, with scripts and without; fetched when somebody presses it.
import { redirect } from 'react-router'
import { ownPath, paths, splitLocale } from '#contract/paths.ts'
import { syncTriggerInput } from '#contract/sync.ts'
import { unsavedOf } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { runPost } from '#src/lib/form/run-post.ts'
import type { TriggerAnswer } from './trigger-answer.ts'

type Place = Pick<PageContext, 'write' | 'inBrowser' | 'locale'>

/** Everybody may press: whatever stands in the way is told beside the button, also without scripts. */
const refusalOf = (error: unknown) => {
  const code = unsavedOf(error)
  return { ok: false as const, code: code === 'offline' ? ('unavailable' as const) : code }
}

const trigger = (form: FormData, place: Place) =>
  runPost(
    {
      form,
      fields: {},
      schema: syncTriggerInput,
      call: (input) => place.write.sync.trigger(input).catch(refusalOf),
      done: ({ jobs }) => ({ jobs }),
    },
    place,
  )

export const sendTrigger = async (place: Place): Promise<TriggerAnswer> => {
  const form = new FormData()
  form.set('intent', 'trigger')
  const answer = await trigger(form, place)
  return answer instanceof Response ? { intent: 'trigger', typed: {}, faults: {} } : answer
}

/** Back to the page, or to sign-in. */
export const triggerPosts: Posts<TriggerAnswer> = (_page, { request }) => ({
  trigger: async (form, page) => {
    const { pathname, search } = new URL(request.url)
    const here = ownPath(`${splitLocale(pathname).path}${search}`)
    const answer = await trigger(form, page)
    if (answer instanceof Response) return answer
    if ('jobs' in answer) return redirect(here, 303)
    return answer.refused?.code === 'unauthorized' ? redirect(paths.auth(here), 303) : answer
  },
})
