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
const CANCEL = 'identity.cancel'

interface Refused {
  code: string
  retryAfterSeconds?: number
}

/** Takes the proof out of a posted form; the rest is the post as it was. Null when the page that asks did not send it. */
function takeProof(request: FastifyRequest) {
  if (request.method !== 'POST' || typeof request.body !== 'string') return null
  const form = new URLSearchParams(request.body)
  if (!form.has(PASSWORD)) return null
  const password = form.get(PASSWORD) ?? ''
  const otp = form.get(OTP) ?? ''
  const isGivenUp = form.has(CANCEL)
  for (const name of [PASSWORD, OTP, CANCEL]) form.delete(name)
  request.body = form.toString()
  return { password, otp, isGivenUp }
}

/** Null when nothing is in the way of the post. */
async function showProof(
  { password, otp }: { password: string; otp: string },
  ctx: Ctx,
): Promise<Refused | null> {
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
  const asking = localised(page.locale, paths.adminConfirm())
  request.body = new URLSearchParams({
    to: `${pathname}${search}`,
    posted: typeof request.body === 'string' ? request.body : '',
    code: refused?.code ?? '',
    wait: String(refused?.retryAfterSeconds ?? ''),
  }).toString()
  return pathname === asking ? page : { ...page, url: new URL(asking, origin) }
}

interface How {
  /** Without scripts. */
  isStill?: boolean
  /** Whoever was asked went back: nothing is written, and the page has what was typed. */
  isGivenUp?: boolean
  onRefusal?: (error: TRPCError) => void
}

/** What `render` makes of the post, or of the page that asks where one of its writes was refused. */
export async function orAsk<Output extends { kind: string; abort?: () => void }>(
  request: FastifyRequest,
  page: PageRequest,
  ctx: Ctx,
  render: (page: PageRequest, how: How) => Promise<Output>,
): Promise<Output> {
  const proof = ctx.user ? takeProof(request) : null
  if (proof?.isGivenUp) return render(page, { isGivenUp: true })
  const refused = proof && (await showProof(proof, ctx))
  let isAsked = refused !== null
  const output = isAsked
    ? null
    : await render(page, {
        onRefusal: ({ message }) => {
          isAsked ||= message === 'confirm_identity'
        },
      })
  if (output && !isAsked) return output
  output?.abort?.()
  return render(askingPage(request, page, refused), { isStill: true })
}
