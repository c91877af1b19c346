// What the forms of /auth do; fetched when one is sent, so that nobody loads its schemas to look at the page.
import { z } from 'zod'
import { loginInput, registerInput, secondFactorWays } from '#contract/auth.ts'
import { refuse } from '#contract/outcome.ts'
import { paths } from '#contract/paths.ts'
import { emailOnlyInput, nameOnlyInput } from '#contract/recovery.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { leaveWith } from '#src/lib/flash.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post, runPost } from '#src/lib/form/run-post.ts'
import { formText } from '#src/lib/form-text.ts'
import { showPasskey } from '#src/lib/passkey.ts'
import { type AuthAnswer, authFields as fields } from './auth-fields.ts'
import { wayOn } from './way-on.ts'

type Answer = Promise<AuthAnswer | Response>

/** Where somebody goes who was on the way to no page. */
const homeOf = ({ isAdmin }: { isAdmin: boolean }) => (isAdmin ? paths.admin : paths.home)

/** What the page was told before, carried by its form; anything else counts as nothing. */
function waysOnOf(text: string): AuthAnswer['second'] | null {
  try {
    return secondFactorWays.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function signIn(form: FormData, next: string | null, page: PageContext): Answer {
  const { write, inBrowser } = page
  const [link, code] = [formText(form, 'link'), formText(form, 'otp')]
  const second = waysOnOf(formText(form, 'second'))
  const byPasskey = inBrowser && form.has('passkey') && second?.passkey
  const shown = byPasskey ? await showPasskey(byPasskey) : null
  const answer = await runPost(
    {
      form,
      fields: fields['sign-in'],
      schema: loginInput,
      shape: ({ otp, ...who }) => ({
        ...who,
        ...(link !== '' && { link }),
        // While attempts are held up it may be left out: not everybody has one.
        ...(shown ? shown.ok && { passkey: shown.answer } : (second || code !== '') && { otp }),
      }),
      call: async (input) =>
        shown?.ok === false
          ? refuse('invalid_passkey', { fault: shown.fault })
          : write.auth.login(input),
      done: ({ user }) => leaveWith('welcome', next ?? homeOf(user), inBrowser),
    },
    page,
  )
  if (answer instanceof Response) return answer
  const { refused, ...rest } = answer
  const isHeld = refused?.code === 'proof_required' || refused?.code === 'too_many_requests'
  const asked =
    refused && 'passkey' in refused ? { otp: refused.otp, passkey: refused.passkey } : second
  return {
    ...rest,
    // To be asked for the second factor is no failure.
    ...(refused && refused.code !== 'second_factor_required' && { refused }),
    ...(asked && { second: asked }),
    ...((isHeld || form.has('held')) && { held: true }),
  }
}

async function sendLink(form: FormData, page: PageContext): Answer {
  const { username } = fields['sign-in']
  const answer = await runPost(
    {
      form,
      fields: { username },
      schema: nameOnlyInput,
      call: (input) => page.write.auth.sendSignInLink(input),
      done: () => ({ sent: true }),
    },
    page,
  )
  return answer instanceof Response ? answer : { ...answer, held: true }
}

async function signInByPasskey({ write: { auth }, inBrowser }: PageContext) {
  if (!inBrowser) return refuse('invalid_passkey', { fault: 'scripts' as const })
  const begun = await auth.beginPasskeySignIn()
  if (!begun.ok) return begun
  const shown = await showPasskey(begun.options)
  return shown.ok
    ? auth.passkeySignIn({ passkey: shown.answer })
    : refuse('invalid_passkey', { fault: shown.fault })
}

export const authPosts: Posts<AuthAnswer> = (page, { request }) => {
  const { write, inBrowser } = page
  const asked = new URL(request.url).searchParams.get('next')
  const next = asked === null ? null : wayOn(asked)
  return {
    'sign-in': (form) => (form.has('sendLink') ? sendLink(form, page) : signIn(form, next, page)),
    passkey: post({
      fields: {},
      schema: z.object({}),
      call: () => signInByPasskey(page),
      done: ({ user }) => leaveWith('welcome', next ?? homeOf(user), inBrowser),
    }),
    register: post({
      fields: fields.register,
      schema: registerInput,
      shape: ({ referralCode, ...person }) => {
        const code = String(referralCode).trim()
        return { ...person, ...(code !== '' && { referralCode: code }) }
      },
      call: (input) => write.auth.register(input),
      done: () => leaveWith('created', next ?? paths.home, inBrowser),
    }),
    forgot: post({
      fields: fields.forgot,
      schema: emailOnlyInput,
      call: (input) => write.auth.forgotPassword(input),
      done: () => ({ sent: true }),
    }),
    'sign-out': async () => {
      const left = await write.auth.logout().catch(() => null)
      return leaveWith(left ? 'bye' : 'out_failed', paths.home, inBrowser)
    },
  }
}
