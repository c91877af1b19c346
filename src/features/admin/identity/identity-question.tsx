// Asks an admin in place who sits there, when the last proof is too long ago; what was being done then goes on.
import { Modal } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { answerIdentityWith } from '#src/lib/confirm-identity.ts'
import { useTexts } from '#src/lib/texts.ts'
import { IdentityForm } from './identity-form.tsx'

export function IdentityQuestion() {
  const { admin: t } = useTexts()
  const [opened, setOpened] = useState(false)
  const settle = useRef<(isShown: boolean) => void>(() => {})
  useEffect(
    () =>
      answerIdentityWith(
        () =>
          new Promise((resolve) => {
            settle.current = resolve
            setOpened(true)
          }),
      ),
    [],
  )
  const end = (isShown: boolean) => {
    setOpened(false)
    settle.current(isShown)
  }
  return (
    <Modal opened={opened} onClose={() => end(false)} title={t.identity.title()}>
      <IdentityForm onShown={() => end(true)} onGivenUp={() => end(false)} />
    </Modal>
  )
}
