// What an address of the admin's list of people asks for.
import { readId } from '#contract/primitives.ts'
import type { AdminUserRow } from '#contract/user-desk.ts'

/** What can be done about a person, each after a second look. */
export const USER_ACTS = ['admin', 'unadmin', 'end', 'reset'] as const
export type UserAct = (typeof USER_ACTS)[number]

export interface UsersView {
  search: string
  onlyAdmins: boolean
  /** Accounts older than this id. */
  before: number | null
}

/** A broken address shows the whole list. */
export const usersViewOf = (params: URLSearchParams): UsersView => ({
  search: (params.get('search') ?? '').trim().slice(0, 120),
  onlyAdmins: params.get('admins') === '1',
  before: readId(params.get('before')),
})

/** Which act waits for a yes, and on whom. */
export function askedOf(params: URLSearchParams): { act: UserAct; id: number } | null {
  const act = USER_ACTS.find((known) => known === params.get('ask'))
  const id = readId(params.get('id'))
  return act && id ? { act, id } : null
}

/** What this person can be done to; one's own account is changed on its own pages. */
export function actsOn(user: AdminUserRow, own: string | undefined): UserAct[] {
  if (user.username === own) return []
  const acts: UserAct[] = [user.isAdmin ? 'unadmin' : 'admin']
  if (user.sessionCount > 0) acts.push('end')
  if (user.hasSecondFactor) acts.push('reset')
  return acts
}

/** The same list, in words of its address. */
export const addressOf = ({ search, onlyAdmins, before }: UsersView) => ({
  search,
  admins: onlyAdmins,
  ...(before && { before }),
})
