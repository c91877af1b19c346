// Why a form did not lead on: beside it, and in the documented passing message.
import { useEffect, useRef } from 'react'
import { errorText } from '#src/lib/error-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { focusFault } from '#src/lib/focus-fault.ts'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { FaultLinks, type ListedFault } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { AuthAnswer } from './auth-answer.ts'
import { useFaultText } from './use-fault-text.ts'

interface AnswerNoticeProps {
  answer: AuthAnswer | undefined
  /** The documented title, and what is said when nothing better is known. */
  title: string
  fallback: string
  /** Where the form has so many fields that one has to be led to the wrong ones. */
  listed?: readonly ListedFault[]
}

export function AnswerNotice({ answer, title, fallback, listed = [] }: AnswerNoticeProps) {
  const { auth: t, errors } = useTexts()
  const faultText = useFaultText()
  const place = useRef<HTMLDivElement>(null)
  const { locale } = useFacts()
  const faults = Object.entries(answer?.faults ?? {})
  const [field, fault] = faults[0] ?? []
  // One fault is told in its own words; «this field» says nothing away from it, and of several none is the one.
  const isAlone = faults.length === 1 && fault !== 'required'
  const { passkeyFault } = answer ?? {}
  const isTold =
    answer !== undefined && (answer.code || answer.offline || passkeyFault || fault !== undefined)
  const said = answer?.offline
    ? t.offline()
    : answer?.code
      ? errorText(
          { code: answer.code, retryAfterSeconds: answer.retryAfterSeconds },
          errors,
          locale,
        )
      : passkeyFault
        ? t.passkeyFaults[passkeyFault]()
        : fault && field
          ? ((isAlone ? faultText(field, fault) : errors.invalid_input()) ?? fallback)
          : fallback

  useEffect(() => {
    if (!isTold) return
    focusFault(place.current?.closest('form'), place.current)
    showToast({ title, text: said, tone: 'error', closeLabel: t.close() })
    // Every answer is told, even when it says the same again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the words belong to the answer
  }, [answer])

  return (
    <div ref={place} tabIndex={-1}>
      {isTold && (
        <Notice tone="error" title={title}>
          {listed.length > 1 ? <FaultLinks faults={listed} /> : said}
        </Notice>
      )}
    </div>
  )
}
