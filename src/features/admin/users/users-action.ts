// What the buttons beside a person do: rights, sessions, second factors.
import { redirect } from 'react-router'
import {
  adminEndSessionsInput,
  adminResetFactorInput,
  adminSetAdminInput,
} from '#contract/user-desk.ts'
import { paths } from '#contract/paths.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { throwStatus } from '#src/lib/status-response.ts'
import { addressOf, type Done, usersViewOf } from './users-view.ts'

export interface UsersAnswer {
  /** Whom it was about. */
  id: number
  refusal?: 'own_account' | 'last_admin' | 'second_factor_off'
  /** No answer came. */
  offline?: boolean
}

export async function usersAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<UsersAnswer | Response> {
  const form = await request.formData()
  const id = Number(formText(form, 'id'))
  const view = usersViewOf(new URL(request.url).searchParams)
  const to = (done: Done) => redirect(paths.adminUsers({ ...addressOf(view), done }), 303)
  const asked = <T>(call: Promise<T>) =>
    inBrowser ? call.catch(() => null) : call.catch(throwStatus)

  if (formText(form, 'intent') === 'end-sessions') {
    const input = adminEndSessionsInput.safeParse({ id })
    if (!input.success) throw new Response(null, { status: 400 })
    return (await asked(write.admin.adminEndSessions(input.data)))
      ? to('end')
      : { id, offline: true }
  }
  if (formText(form, 'intent') === 'reset-factor') {
    const input = adminResetFactorInput.safeParse({ id })
    if (!input.success) throw new Response(null, { status: 400 })
    const outcome = await asked(write.admin.adminResetSecondFactor(input.data))
    if (!outcome) return { id, offline: true }
    return outcome.ok ? to('reset') : { id, refusal: outcome.code }
  }
  const isAdmin = formText(form, 'isAdmin') === '1'
  const input = adminSetAdminInput.safeParse({ id, isAdmin })
  if (!input.success) throw new Response(null, { status: 400 })
  const outcome = await asked(write.admin.adminSetAdmin(input.data))
  if (!outcome) return { id, offline: true }
  return outcome.ok ? to(isAdmin ? 'admin' : 'unadmin') : { id, refusal: outcome.code }
}
