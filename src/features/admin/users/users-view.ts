// What an address of the admin's list of people asks for.

export const DONE = ['admin', 'unadmin', 'end', 'reset'] as const
export type Done = (typeof DONE)[number]

export interface UsersView {
  search: string
  onlyAdmins: boolean
  /** Accounts older than this id. */
  before: number | null
}

/** A broken address shows the whole list. */
export function usersViewOf(params: URLSearchParams): UsersView {
  const before = Number(params.get('before'))
  return {
    search: (params.get('search') ?? '').trim().slice(0, 120),
    onlyAdmins: params.get('admins') === '1',
    before: Number.isInteger(before) && before >= 1 && before <= 2_147_483_647 ? before : null,
  }
}

/** The same list, in words of its address. */
export const addressOf = ({ search, onlyAdmins, before }: UsersView) => ({
  search,
  admins: onlyAdmins,
  ...(before && { before }),
})
