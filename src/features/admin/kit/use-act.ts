// What a button of a desk does: asks the server once, and tells in passing why nothing came of it.
import { useRef } from 'react'
import type { Refusal } from '#src/lib/form/answer.ts'
import { useWrite } from '#src/lib/form/use-write.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useTell } from './use-tell.ts'

interface Act<Input, Answer> {
  send: (input: Input) => Promise<Answer>
  done: (answer: Exclude<Answer, Refusal>, input: Input) => void
  /** What the desk shows until the server has answered (`show-ahead.ts`); returns what takes it back. */
  ahead?: (input: Input) => () => void
}

/** `busy` is what was asked for, as long as it is on its way. */
export function useAct<Input, Answer extends object>({ send, done, ahead }: Act<Input, Answer>) {
  const { forms, fault } = useTexts()
  const tell = useTell()
  const { write, sent } = useWrite(send, fault.noAnswer)
  // The second click of a double click comes before the button shows that it is busy.
  const isGoing = useRef(false)
  const act = async (input: Input) => {
    if (isGoing.current) return
    isGoing.current = true
    const takeBack = ahead?.(input)
    const written = await write(input)
    isGoing.current = false
    if (written.ok) done(written.answer, input)
    else {
      takeBack?.()
      tell(forms.failed(), { tone: 'error', text: written.text })
    }
  }
  return { act: (input: Input) => void act(input), busy: sent }
}
