// Repeats a refused write once it was shown who asks, so that nothing typed is lost; for every call there is.
import type { TRPCLink } from '@trpc/client'
import { observable } from '@trpc/server/observable'
import type { AppRouter } from '#server/trpc/router.ts'
import { askIdentity } from './confirm-identity.ts'
import { errorCodeOf } from './error-code.ts'

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
            if (!mayAsk || errorCodeOf(error) !== 'confirm_identity') return observer.error(error)
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
