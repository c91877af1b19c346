// A message for the page after the next whole load: written once by whoever sends there, told once, then gone.
import { redirectDocument } from 'react-router'

/** What can be told; the words are the dictionary's. */
export const FLASHES = ['welcome', 'created', 'bye', 'out_failed', 'deleted'] as const
export type Flash = (typeof FLASHES)[number]

const NAME = 'puente_flash'
const SECONDS = 60

const write = (value: string, maxAge: number): string =>
  `${NAME}=${value}; Path=/; Max-Age=${maxAge}; SameSite=Lax`

/** To be told by the next page that is loaded whole. */
export const noteFlash = (flash: Flash): void => {
  document.cookie = write(flash, SECONDS)
}

/** Sends somewhere by loading the whole page, because it then belongs to somebody else. */
export function leaveWith(flash: Flash, to: string, inBrowser: boolean): Response {
  const response = redirectDocument(to, 303)
  if (inBrowser) noteFlash(flash)
  else response.headers.append('set-cookie', write(flash, SECONDS))
  return response
}

/** The waiting message, which is forgotten with this; anything unknown counts as none. */
export function takeFlash(): Flash | null {
  const value = new RegExp(`(?:^|; )${NAME}=([a-z_]+)`).exec(document.cookie)?.[1]
  if (value === undefined) return null
  document.cookie = write('', 0)
  return FLASHES.find((known) => known === value) ?? null
}
