// Sends one write by scripts and says what came of it: the answer, or in words why there is none.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type ErrorCode, isErrorCode } from '#contract/errors.ts'
import { asked } from '../asked.ts'
import { errorText, unsavedText } from '../error-text.ts'
import { useFacts } from '../facts.ts'
import { useTexts } from '../texts.ts'
import type { Refusal } from './answer.ts'

export interface Failure {
  /** The server's own code; null where no answer came. */
  code: ErrorCode | null
  text: string
}

export type Written<Answer> =
  | { ok: true; answer: Exclude<Answer, Refusal> }
  | ({ ok: false } & Failure)

const isRefusal = (answer: object): answer is Refusal => 'ok' in answer && answer.ok === false

/** Everything that a desk shows is asked for again after it (`trpc-client.ts`). */
export function useWrite<Input, Answer extends object>(
  send: (input: Input) => Promise<Answer>,
  /** What is said where no answer comes; else that what was typed is still there. */
  offline?: () => string,
) {
  const { errors, forms } = useTexts()
  const { locale } = useFacts()
  const [failure, setFailure] = useState<Failure | null>(null)
  const { mutateAsync, isPending, variables } = useMutation({ mutationFn: send })

  const fail = (code: ErrorCode | null, text: string = forms.failed()): Written<Answer> => {
    setFailure({ code, text })
    return { ok: false, code, text }
  }
  const write = async (input: Input): Promise<Written<Answer>> => {
    setFailure(null)
    const outcome = await asked(mutateAsync(input), { inBrowser: true })
    if (typeof outcome === 'string')
      return fail(
        outcome === 'offline' ? null : outcome,
        unsavedText(outcome, errors, offline ?? forms.offline),
      )
    if (!isRefusal(outcome)) return { ok: true, answer: outcome as Exclude<Answer, Refusal> }
    const { code, retryAfterSeconds } = outcome
    return isErrorCode(code)
      ? fail(code, errorText({ code, retryAfterSeconds }, errors, locale))
      : fail(null)
  }
  return { write, busy: isPending, sent: isPending ? variables : undefined, failure }
}
