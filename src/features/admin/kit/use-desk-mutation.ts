// A write of a desk without a form of its own (publish, delete, try again): what it answered, or why not, in words.
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useState } from 'react'
import { type ErrorCode, isErrorCode } from '#contract/errors.ts'
import { asked, useUnsaved } from '#src/lib/asked.ts'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'

interface Refused {
  ok: false
  code: string
  retryAfterSeconds?: number
}

const isRefused = (answer: object): answer is Refused => 'ok' in answer && answer.ok === false

export function useDeskMutation<Input, Answer extends object>(
  options: Pick<UseMutationOptions<Answer, unknown, Input>, 'mutationFn' | 'mutationKey'>,
) {
  const { errors, forms } = useTexts()
  const { locale } = useFacts()
  const unsavedText = useUnsaved()
  const { mutateAsync, isPending } = useMutation<Answer, unknown, Input>(options)
  const [refused, setRefused] = useState<{ code: ErrorCode | null; text: string } | null>(null)

  const wordsOf = ({ code, retryAfterSeconds }: Refused) =>
    isErrorCode(code)
      ? { code, text: errorText({ code, retryAfterSeconds }, errors, locale) }
      : { code: null, text: forms.failed() }

  /** Resolves to null where nothing came of it; `failed` says why. */
  const send = async (input: Input): Promise<Exclude<Answer, Refused> | null> => {
    setRefused(null)
    const outcome = await asked(mutateAsync(input), { inBrowser: true })
    if (typeof outcome === 'string')
      setRefused({
        code: outcome === 'offline' ? null : outcome,
        text: unsavedText(outcome, forms.offline) ?? forms.failed(),
      })
    else if (isRefused(outcome)) setRefused(wordsOf(outcome))
    else return outcome as Exclude<Answer, Refused>
    return null
  }
  return { send, busy: isPending, failed: refused?.text ?? null, code: refused?.code ?? null }
}
