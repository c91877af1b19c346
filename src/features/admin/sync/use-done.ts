// Says what a form of the desk has done, wherever on the page somebody stands.
import { useEffect, useRef } from 'react'
import { hideToast, showToast } from '#src/lib/toast.ts'
import { useTexts } from '#src/lib/texts.ts'
import type { SyncAnswer } from './sync-answer.ts'

export function useDone(answer: SyncAnswer | undefined): void {
  const texts = useTexts()
  const said = useRef<SyncAnswer>(undefined)
  useEffect(() => {
    if (!answer || said.current === answer) return
    said.current = answer
    // A refusal stands beside its form: the last success must not go on above it.
    if (!answer.done) return hideToast()
    const { syncDesk, admin } = texts
    showToast({ title: syncDesk.done[answer.done](), closeLabel: admin.close() })
  }, [answer, texts])
}
