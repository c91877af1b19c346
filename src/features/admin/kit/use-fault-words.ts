// Why a desk or a list could not be read, in words: the session has ended, too many calls, no answer, or our fault.
import { answerOf } from '#src/lib/answer-of.ts'
import { useTexts } from '#src/lib/texts.ts'

const SIGNED_OUT = 401
const TOO_OFTEN = 429

interface FaultWords {
  title: string
  help: string
  /** For the log; only where the fault is ours. */
  id?: string | undefined
}

export function useFaultWords(): (error: unknown) => FaultWords {
  const { admin, fault: t } = useTexts()
  return (error) => {
    const { status, id } = answerOf(error)
    if (status === SIGNED_OUT) return { title: admin.ended(), help: admin.endedHelp() }
    if (status === TOO_OFTEN) return { title: t.often(), help: t.oftenHelp() }
    return { title: t.broken(), help: status ? t.brokenHelp() : t.noAnswer(), id }
  }
}
