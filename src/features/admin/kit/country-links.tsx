// The countries a desk shows one at a time, as links beside each other.
import { Group } from '@mantine/core'
import { DeskLink } from '#src/ui/desk-link.tsx'

interface CountryLinksProps {
  label: string
  countries: readonly { code: string; name: string; to: string }[]
  shown: string
}

export const CountryLinks = ({ label, countries, shown }: CountryLinksProps) => (
  <Group component="nav" gap="xs" aria-label={label}>
    {countries.map(({ code, name, to }) => (
      <DeskLink
        key={code}
        size="sm"
        to={to}
        variant={code === shown ? 'filled' : 'default'}
        aria-current={code === shown ? 'page' : undefined}
      >
        {name}
      </DeskLink>
    ))}
  </Group>
)
