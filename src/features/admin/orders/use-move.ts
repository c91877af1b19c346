// Moves an order in place: its page shows the answer, and lists that were asked for before are asked for again.
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorCodeOf } from '#src/lib/error-code.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { answerOf, type MoveAnswer, moveInput, type MoveValues } from './move-answer.ts'

export function useMove(id: number) {
  const cache = useQueryClient()
  const moving = useMutation(
    trpc.orders.adminMove.mutationOptions({
      onSuccess: (outcome) => {
        if (outcome.ok) cache.setQueryData(trpc.orders.adminOrder.queryKey({ id }), outcome.order)
      },
      // Without a yes nobody knows where the order stands, so it is asked for too.
      onSettled: (outcome) => {
        const { orders } = trpc
        void cache.invalidateQueries((outcome?.ok ? orders.adminList : orders).pathFilter())
      },
    }),
  )
  const { data: outcome, variables, isPending, error, isIdle, mutate, reset } = moving

  const answer = (): MoveAnswer | undefined => {
    if (isIdle || isPending || !variables) return undefined
    const values = { note: '', carrier: '', trackingNumber: '', untracked: false, ...variables }
    if (error || !outcome) return { values, failed: true, code: errorCodeOf(error) }
    return answerOf(values, outcome)
  }
  const move = (values: MoveValues) => mutate(moveInput(id, values))
  return { answer: answer(), busy: isPending, move, forget: reset }
}
