// Asks in place who sits there: when the last proof is too long ago, or the session ended. What was being done then goes on.
// The dialog and its words are fetched with the first question.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { answerIdentityWith, type Why } from '#src/lib/confirm-identity.ts'
import { useFacts } from '#src/lib/facts.ts'
import { loadTexts } from '#src/lib/load-texts.ts'

const fetchDialog = () => import('./identity-dialog.tsx')
const IdentityDialog = lazy(async () => ({ default: (await fetchDialog()).IdentityDialog }))

export function IdentityQuestion() {
  const { locale } = useFacts()
  const [why, setWhy] = useState<Why | null>(null)
  const settle = useRef<(isShown: boolean) => void>(() => {})
  useEffect(
    () =>
      answerIdentityWith(async (reason) => {
        const words = loadTexts(locale, ['identity', 'auth', 'errors'])
        const isThere = await Promise.all([words, fetchDialog()]).then(
          () => true,
          () => false,
        )
        if (!isThere) return false
        setWhy(reason)
        return new Promise((resolve) => {
          settle.current = resolve
        })
      }),
    [locale],
  )
  const end = (isShown: boolean) => {
    setWhy(null)
    settle.current(isShown)
  }
  return (
    why && (
      <Suspense>
        <IdentityDialog why={why} onEnd={end} />
      </Suspense>
    )
  )
}
