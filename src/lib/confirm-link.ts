// Repeats a refused call once it was shown who asks, so that nothing typed is lost; reads too where the session ended.
// Given up, the call fails with what the server said: nothing was done.
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '#server/trpc/router.ts'
import { askIdentity, isAskedAfter, type Why } from './confirm-identity.ts'
import { errorCodeOf } from './error-code.ts'

/** What the question itself calls is no reason to ask. */
const BY_THE_QUESTION = /^auth[.](?:login|identityWays|confirmIdentity|\w*[pP]asskeySignIn)$/

export const confirmLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let current: { unsubscribe: () => void } | null = null
      let isLeft = false
      const attempt = (mayAsk: boolean) => {
        current = next(op).subscribe({
          ...observer,
          error: (error) => {
            const why = errorCodeOf(error)
            if (!mayAsk || BY_THE_QUESTION.test(op.path) || !isAskedAfter(why))
              return observer.error(error)
            void repeat(why, () => observer.error(error))
          },
        })
      }
      const repeat = async (why: Why, giveUp: () => void) => {
        const isShown = await askIdentity(why, op.type)
        if (isLeft) return
        if (isShown) attempt(false)
        else giveUp()
      }
      attempt(true)
      return () => {
        isLeft = true
        current?.unsubscribe()
      }
    })
