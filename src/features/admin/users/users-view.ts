// What an address of the admin's list of people asks for.
import { readId } from '#contract/primitives.ts'
import type { AdminUsersInput } from '#contract/user-desk.ts'

/** A broken address shows the whole list. */
export const usersViewOf = (params: URLSearchParams): AdminUsersInput => ({
  search: (params.get('search') ?? '').trim().slice(0, 120),
  onlyAdmins: params.get('admins') === '1',
  before: readId(params.get('before')),
})

/** The same list, in words of its address. */
export const addressOf = ({ search, onlyAdmins, before }: AdminUsersInput) => ({
  search,
  admins: onlyAdmins,
  ...(before && { before }),
})
