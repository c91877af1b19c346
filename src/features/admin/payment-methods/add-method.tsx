// One link for each kind of way to pay: what its form asks for depends on the kind.
import { Group, Stack, Title } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import { PAYMENT_KINDS } from '#domain/payment-method.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { METHOD_ICONS } from '#src/ui/method-icons.ts'

export function AddMethod() {
  const { methodDesk: t, paying } = useTexts()
  return (
    <Stack gap="xs" component="section" aria-labelledby="add-title">
      <Title order={2} id="add-title" size="h4">
        {t.addOne()}
      </Title>
      <Group gap="xs">
        {PAYMENT_KINDS.map((kind) => (
          <DeskLink
            key={kind}
            to={paths.adminPaymentMethods(kind)}
            size="sm"
            leftSection={<Icon name={METHOD_ICONS[kind]} />}
          >
            {paying.methods[kind]()}
          </DeskLink>
        ))}
      </Group>
    </Stack>
  )
}
