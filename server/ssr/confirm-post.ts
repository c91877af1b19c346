// A post that needs its person to show once more who they are: without scripts a page asks, keeps what was posted, and repeats it.
import type { TRPCError } from '@trpc/server'
import type { FastifyRequest } from 'fastify'
import { confirmIdentityInput } from '#contract/auth.ts'
import { localised, paths } from '#contract/paths.ts'
import type { Ctx } from '#server/ctx.ts'
import { createCaller } from '#server/trpc/router.ts'
import type { PageRequest } from './page-request.ts'

const PASSWORD = 'identity.password'
const OTP = 'identity.otp'

interface Refused {
  code: string
  retryAfterSeconds?: number
}

/** Takes the proof out of a posted form and shows it; the rest is the post as it was. Null when nothing is in its way. */
async function showProof(request: FastifyRequest, ctx: Ctx): Promise<Refused | null> {
  if (request.method !== 'POST' || typeof request.body !== 'string' || !ctx.user) return null
  const form = new URLSearchParams(request.body)
  if (!form.has(PASSWORD)) return null
  const password = form.get(PASSWORD) ?? ''
  const otp = form.get(OTP) ?? ''
  form.delete(PASSWORD)
  form.delete(OTP)
  request.body = form.toString()
  const proof = confirmIdentityInput.safeParse(otp === '' ? { password } : { otp })
  if (!proof.success) return { code: otp === '' ? 'wrong_password' : 'invalid_otp' }
  const outcome = await createCaller(ctx).auth.confirmIdentity(proof.data)
  return outcome.ok ? null : outcome
}

/** The page that asks, as if it had been posted to: the request now carries what was refused. */
function askingPage(
  request: FastifyRequest,
  page: PageRequest,
  refused: Refused | null,
): PageRequest {
  const { pathname, search, origin } = page.url
  request.body = new URLSearchParams({
    to: `${pathname}${search}`,
    posted: typeof request.body === 'string' ? request.body : '',
    code: refused?.code ?? '',
    wait: String(refused?.retryAfterSeconds ?? ''),
  }).toString()
  return { ...page, url: new URL(localised(page.locale, paths.adminConfirm), origin) }
}

/** What `render` makes of the post, or of the page that asks where one of its writes was refused. */
export async function orAsk<Output extends { kind: string; abort?: () => void }>(
  request: FastifyRequest,
  page: PageRequest,
  ctx: Ctx,
  render: (
    page: PageRequest,
    isStill: boolean,
    onRefusal: (error: TRPCError) => void,
  ) => Promise<Output>,
): Promise<Output> {
  const refused = await showProof(request, ctx)
  let isAsked = refused !== null
  const output = isAsked
    ? null
    : await render(page, false, ({ message }) => {
        isAsked ||= message === 'confirm_identity'
      })
  if (output && !isAsked) return output
  output?.abort?.()
  return render(askingPage(request, page, refused), true, () => {})
}
