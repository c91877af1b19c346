// A link that looks like a button of the account.
import { Button, type ButtonProps } from '@mantine/core'
import { Anchor, type AnchorProps } from '#src/ui/anchor.tsx'

export const LinkButton = (props: ButtonProps & Omit<AnchorProps, keyof ButtonProps>) => (
  <Button component={Anchor} variant="default" {...props} />
)
