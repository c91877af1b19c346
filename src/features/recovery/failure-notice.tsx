// Why a step did not lead on: in its place and in the documented passing message; a field at fault gets the focus.
import { type ReactNode, useEffect, useRef } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { showToast } from '#src/lib/toast.ts'
import { Notice } from '#src/ui/notice.tsx'
import type { RecoveryAnswer } from './recovery-answer.ts'
import { useRecoveryForm } from './use-recovery-form.ts'

interface FailureNoticeProps {
  answer: RecoveryAnswer | undefined
  /** A way out of it. */
  actions?: ReactNode
}

export function FailureNotice({ answer, actions }: FailureNoticeProps) {
  const { auth, recovery: t } = useTexts()
  const { failure } = useRecoveryForm(answer)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!answer) return
    place.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    if (!failure) return
    place.current?.focus()
    showToast({ title: t.error(), text: failure.text, tone: 'error', closeLabel: auth.close() })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each answer is told once
  }, [answer])
  return (
    <div ref={place} tabIndex={-1}>
      {failure && (
        <Notice tone="error" title={failure.title} actions={actions}>
          {/* The documented title already says what some refusals say. */}
          {failure.text === failure.title ? null : failure.text}
        </Notice>
      )}
    </div>
  )
}
