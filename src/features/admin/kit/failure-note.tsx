// Says above a button of the desk that what was sent was not kept, and why; nothing while there is nothing to say.
import { Alert } from '@mantine/core'
import { Icon } from '#src/ui/icon.tsx'

interface FailureNoteProps {
  title?: string
  children: string | null | undefined
}

export function FailureNote({ title, children }: FailureNoteProps) {
  if (!children) return null
  return (
    <Alert color="red" role="alert" icon={<Icon name="alert" />} title={title}>
      {children}
    </Alert>
  )
}
