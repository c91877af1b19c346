// What the buttons beside a person do: rights, sessions, second factors.
import { redirect } from 'react-router'
import { adminEndSessionsInput } from '#contract/user-desk.ts'
import { paths } from '#contract/paths.ts'
import { asked, type Unsaved } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { addressOf, USER_ACTS, usersViewOf } from './users-view.ts'

export interface UsersAnswer {
  /** Whom it was about. */
  id: number
  refusal?: 'own_account' | 'second_factor_off'
  /** Nothing was done, or no answer came. */
  unsaved?: Unsaved
}

export async function usersAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<UsersAnswer | Response> {
  const form = await request.formData()
  const typed = adminEndSessionsInput.safeParse({ id: Number(formText(form, 'id')) })
  const act = USER_ACTS.find((known) => known === formText(form, 'intent'))
  if (!typed.success || !act) throw new Response(null, { status: 400 })
  const { id } = typed.data
  const calls = {
    admin: () => write.admin.adminSetAdmin({ id, isAdmin: true }),
    unadmin: () => write.admin.adminSetAdmin({ id, isAdmin: false }),
    end: () => write.admin.adminEndSessions({ id }),
    reset: () => write.admin.adminResetSecondFactor({ id }),
  }
  const outcome = await asked(calls[act](), { inBrowser })
  if (typeof outcome === 'string') return { id, unsaved: outcome }
  if (!outcome.ok) return { id, refusal: outcome.code }
  const view = usersViewOf(new URL(request.url).searchParams)
  return redirect(paths.adminUsers({ ...addressOf(view), done: act }), 303)
}
