// Repeats a refused write once it was shown who asks, so that nothing typed is lost; for every call there is.
// Given up, the call fails with what the server said: nothing was done.
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '#server/trpc/router.ts'
import { askIdentity, isAskedAfter } from './confirm-identity.ts'
import { errorCodeOf } from './error-code.ts'

export const confirmLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let current: { unsubscribe: () => void } | null = null
      let isLeft = false
      // What the question itself calls is no reason to ask.
      const isWrite = op.type === 'mutation' && !op.path.startsWith('auth.')
      const attempt = (mayAsk: boolean) => {
        current = next(op).subscribe({
          ...observer,
          error: (error) => {
            if (!mayAsk || !isWrite || !isAskedAfter(errorCodeOf(error)))
              return observer.error(error)
            void repeat(() => observer.error(error))
          },
        })
      }
      const repeat = async (giveUp: () => void) => {
        const isShown = await askIdentity()
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
