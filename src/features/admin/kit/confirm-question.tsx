// The dialog behind `confirm()`: one question at a time, and whoever closes it has said no.
import { Button, Group, Modal, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTexts } from '#src/lib/texts.ts'
import { answerConfirmWith, type Question } from './confirm.ts'

interface Asked extends Question {
  answer: (isYes: boolean) => void
}

export function ConfirmQuestion() {
  const { forms } = useTexts()
  const [opened, setOpened] = useState(false)
  // Kept while the dialog fades, so that its words do not go before it.
  const [asked, setAsked] = useState<Asked | null>(null)
  useEffect(
    () =>
      answerConfirmWith(
        (question) =>
          new Promise((answer) => {
            setAsked((before) => {
              before?.answer(false)
              return { ...question, answer }
            })
            setOpened(true)
          }),
      ),
    [],
  )
  const end = (isYes: boolean) => {
    asked?.answer(isYes)
    setOpened(false)
  }
  return (
    <Modal opened={opened} onClose={() => end(false)} title={asked?.title}>
      {asked?.text && <Text>{asked.text}</Text>}
      <Group justify="end" mt="lg">
        <Button variant="default" onClick={() => end(false)} data-autofocus>
          {forms.cancel()}
        </Button>
        <Button {...(asked?.danger && { color: 'red' })} onClick={() => end(true)}>
          {asked?.yes}
        </Button>
      </Group>
    </Modal>
  )
}
