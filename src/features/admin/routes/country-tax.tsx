// The tax of a country as it holds now, with the way to its versions.
import { Badge, Group, Paper, Stack, Text } from '@mantine/core'
import { paths } from '#contract/paths.ts'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { useRouteWords } from '../kit/use-route-words.ts'
import { useFigureWords } from './use-figure-words.ts'

interface CountryTaxProps {
  country: TariffDesk['countries'][number]
  usualTax: number
}

export function CountryTax({ country, usualTax }: CountryTaxProps) {
  const { routesDesk: t } = useTexts()
  const { zoneOf } = useRouteWords()
  const { taxText } = useFigureWords(usualTax)
  const { code, taxBasisPoints, taxConfirmed, taxComing } = country
  return (
    <Paper withBorder p="md">
      <Group justify="space-between">
        <Stack gap={4}>
          <Group gap="xs">
            <strong>
              {t.tax()}: {taxText(taxBasisPoints)}
            </strong>
            {!taxConfirmed && <Badge color="honey">{t.example()}</Badge>}
            {taxComing && <Badge color="sea">{t.coming()}</Badge>}
          </Group>
          <Text size="sm" c="dimmed">
            {t.taxText({ country: zoneOf(code) })}
          </Text>
        </Stack>
        <DeskLink to={paths.adminFigure(code, 'tax')}>{t.changeTax()}</DeskLink>
      </Group>
    </Paper>
  )
}
