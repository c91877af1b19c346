// What was typed into a form whose session had ended: kept by the browser on the way through sign-in, and shown in the form again.
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { splitLocale } from '#contract/paths.ts'
import type { Ctx } from '#server/ctx.ts'
import { cookie, COOKIES, wireName } from '#server/platform/cookies.ts'
import { seal, unseal } from '#server/platform/seal.ts'
import type { Answered } from './renderer.ts'

/** As long as somebody may take to sign in; on a shared computer the next person should not find it. */
const SECONDS = 15 * 60
/** Browsers drop longer cookies; whoever typed more types it again. */
const LONGEST = 3500

/** Without what the router writes into it to say which page a form was posted to. */
function pageAt({ pathname, searchParams }: URL): string {
  const query = new URLSearchParams(searchParams)
  query.delete('index')
  return `${splitLocale(pathname).path}?${query}`
}

/** `answer` holds no secret: forms leave them out of what they give back. */
export function keepForm({ config, setCookie }: Ctx, url: URL, answer: Answered): void {
  const text = JSON.stringify({ page: pageAt(url), answer })
  const sealed = seal(config.secret, deflateRawSync(text))
  if (sealed.length > LONGEST) return
  setCookie(cookie(COOKIES.form, sealed, { secure: config.cookieSecure, maxAge: SECONDS }))
}

/** What was kept for the page at `url`, once. */
export function keptForm(
  { config, setCookie }: Ctx,
  cookies: Record<string, string | undefined>,
  url: URL,
): Answered | null {
  const secure = config.cookieSecure
  const sealed = cookies[wireName(COOKIES.form, secure)]
  if (!sealed) return null
  try {
    const text = inflateRawSync(unseal(config.secret, sealed)).toString()
    const kept = JSON.parse(text) as { page: string; answer: Answered }
    if (kept.page !== pageAt(url)) return null
    setCookie(cookie(COOKIES.form, '', { secure, maxAge: 0 }))
    return { ...kept.answer, unsaved: 'session_ended' }
  } catch {
    return null
  }
}
