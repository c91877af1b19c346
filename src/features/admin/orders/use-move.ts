// Moves an order in place; its page and the lists are asked for again like after every write of a desk.
import { useMutation } from '@tanstack/react-query'
import { errorCodeOf } from '#src/lib/error-code.ts'
import { trpc } from '#src/lib/trpc-client.ts'
import { answerOf, type MoveAnswer, moveInput, type MoveValues } from './move-answer.ts'

export function useMove(id: number) {
  const moving = useMutation(trpc.orders.adminMove.mutationOptions())
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
