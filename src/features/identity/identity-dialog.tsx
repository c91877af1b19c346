// The dialog of both questions, on any page: it brings what Mantine needs.
import { Modal } from '@mantine/core'
import { useState } from 'react'
import type { Why } from '#src/lib/confirm-identity.ts'
import { FieldSetContext } from '#src/lib/form/field-set-context.ts'
import { mantineSet } from '#src/lib/form/mantine-set.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { MantineRoot } from '#src/theme/mantine-root.tsx'
import { IdentityForm } from './identity-form.tsx'
import { SignInAgain } from './sign-in-again.tsx'

interface IdentityDialogProps {
  why: Why
  onEnd: (isShown: boolean) => void
}

export function IdentityDialog({ why, onEnd }: IdentityDialogProps) {
  const { identity: t, auth } = useTexts()
  const [hasEnded, setEnded] = useState(why === 'unauthorized')
  const ways = { onShown: () => onEnd(true), onGivenUp: () => onEnd(false) }
  return (
    <MantineRoot close={auth.close()}>
      <Modal opened onClose={ways.onGivenUp} title={hasEnded ? t.ended() : t.title()}>
        <FieldSetContext value={mantineSet}>
          {hasEnded ? (
            <SignInAgain {...ways} />
          ) : (
            <IdentityForm {...ways} onEnded={() => setEnded(true)} />
          )}
        </FieldSetContext>
      </Modal>
    </MantineRoot>
  )
}
