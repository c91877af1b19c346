// Says what became of a move; the focus goes there, because the form it came from may be gone.
import { Alert } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import type { MoveAnswer } from './move-answer.ts'

export function MoveResult({ answer }: { answer: MoveAnswer }) {
  const { admin: t, orders, errors } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (answer.unconfirmed || answer.missing) return null
  return answer.moved ? (
    <Alert ref={box} tabIndex={-1} color="leaf" role="status" icon={<Icon name="check" />}>
      {t.moved({ state: orders.states[answer.moved]() })}
    </Alert>
  ) : (
    <Alert ref={box} tabIndex={-1} color="red" icon={<Icon name="alert" />}>
      {answer.failed && !answer.code ? t.failed() : errors[answer.code ?? 'illegal_transition']()}
    </Alert>
  )
}
