// What was typed into a form whose session had ended: kept by the browser on the way through sign-in, and shown in the form again.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { splitLocale } from '#contract/paths.ts'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES, wireName } from '#server/platform/cookies.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import type { Answered } from './renderer.ts'

/** As long as somebody may take to sign in. */
const SECONDS = 15 * 60
/** Browsers drop longer cookies; whoever typed more types it again. */
const LONGEST = 3500

/** Without what the router writes into it to say which page a form was posted to. */
function pageAt({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('index')
  return `${splitLocale(pathname).path}?${query}`
}

interface Kept {
  page: string
  /** Whose session had ended: on a shared computer the next person is not shown it. */
  userId: number
  answer: Answered
}

/** `answer` holds no secret: forms leave them out of what they give back. What is nobody's is not kept. */
export function keepForm({ config, setCookie, lastUserId }: Ctx, url: URL, answer: Answered): void {
  if (lastUserId === null) return
  const kept: Kept = { page: pageAt(url), userId: lastUserId, answer }
  const text = JSON.stringify(kept)
  const sealed = seal(config.secret, deflateRawSync(text))
  if (sealed.length > LONGEST) return
  setCookie(cookie(COOKIES.form, sealed, { secure: config.cookieSecure, maxAge: SECONDS }))
}

/** What was kept for the page at `url`, once; whoever else has signed in since makes the browser forget it. */
export function keptForm(
  { config, setCookie, user }: Ctx,
  cookies: Record<string, string | undefined>,
  url: URL,
): Answered | null {
  const secure = config.cookieSecure
  const sealed = cookies[wireName(COOKIES.form, secure)]
  if (!sealed) return null
  try {
    const text = inflateRawSync(unseal(config.secret, sealed)).toString()
    const kept = JSON.parse(text) as Kept
    const isTheirs = kept.userId === user?.id
    if (isTheirs && kept.page !== pageAt(url)) return null
    setCookie(cookie(COOKIES.form, '', { secure, maxAge: 0 }))
    if (!isTheirs) return null
    return { ...kept.answer, unsaved: 'session_ended' }
  } catch {
    return null
  }
}
