// Whoever is about to leave a desk's form with what is not saved is asked first; closing the tab asks in the browser's words.
import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect } from 'react'
import { type Location, useBlocker } from 'react-router'
import { useTexts } from '#src/lib/texts.ts'
import { isAnythingUnsaved } from '#src/lib/form/unsaved.ts'

/** A form is sent to the page it stands on. */
const placeOf = ({ pathname, search }: Location): string => `${pathname}${search}`

const keepTab = (event: BeforeUnloadEvent): void => {
  if (isAnythingUnsaved()) event.preventDefault()
}

export function LeaveQuestion() {
  const { admin: t } = useTexts()
  const { state, reset, proceed } = useBlocker(
    ({ currentLocation, nextLocation }) =>
      placeOf(currentLocation) !== placeOf(nextLocation) && isAnythingUnsaved(),
  )
  useEffect(() => {
    window.addEventListener('beforeunload', keepTab)
    return () => window.removeEventListener('beforeunload', keepTab)
  }, [])
  return (
    <Modal opened={state === 'blocked'} onClose={() => reset?.()} title={t.leaveTitle()}>
      <Text>{t.leaveText()}</Text>
      <Group justify="end" mt="lg">
        <Button variant="default" onClick={() => proceed?.()}>
          {t.leaveYes()}
        </Button>
        <Button onClick={() => reset?.()} data-autofocus>
          {t.leaveNo()}
        </Button>
      </Group>
    </Modal>
  )
}
