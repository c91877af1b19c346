// The example parcel by the rules as they are and with the typed one: totals beside each other, then each new line.
import { Text } from '@mantine/core'
import type { CustomsEstimate } from '#domain/customs.ts'
import { useLineWords } from '#src/lib/customs-words.ts'
import { useRegimeName } from '#src/lib/regime-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { MoneyRange } from '#src/ui/money-range.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { DeskTable } from '../kit/desk-table.tsx'
import type { TriedRule } from './example.ts'

function Outcome({ estimate }: { estimate: CustomsEstimate }) {
  const { duties } = useTexts()
  const nameOf = useRegimeName()
  if (!estimate.ok) return duties[estimate.code]()
  return (
    <span>
      <MoneyRange {...endsOf(estimate.applies)} />
      <Text size="xs" c="dimmed">
        {nameOf(estimate.applies)}
      </Text>
    </span>
  )
}

const endsOf = ({ lowCents, highCents }: { lowCents: number; highCents: number }) => ({
  lowCents,
  highCents,
})

export function TriedExample({ tried, regime }: { tried: TriedRule; regime: string }) {
  const { customsDesk: t, tariffDesk, customs } = useTexts()
  const locale = useUiLocale()
  const words = useLineWords()
  const { before, after } = tried
  // The typed regime may come second: its lines are what is looked at.
  const shown = after.ok
    ? [after.applies, ...after.also].find((each) => each.regime === regime)
    : undefined
  return (
    <>
      <DeskTable
        caption={t.example()}
        heads={[t.onDay({ day: formatDay(tried.day, locale) }), t.outcome()]}
        rows={[
          { key: 'before', cells: [tariffDesk.before(), <Outcome key="0" estimate={before} />] },
          { key: 'after', cells: [tariffDesk.after(), <Outcome key="0" estimate={after} />] },
        ]}
      />
      {!shown && (
        <Text size="sm" c="dimmed">
          {t.notTaken()}
        </Text>
      )}
      {shown && shown.lines.length > 0 && (
        <DeskTable
          caption={t.charges()}
          heads={[customs.line(), customs.amount()]}
          rows={shown.lines.map((line) => ({
            key: line.kind,
            cells: [
              <span key="name">
                {words.nameOf(line)}
                {words.reasonsOf(line).map((reason) => (
                  <Text key={reason} size="xs" c="dimmed">
                    {reason}
                  </Text>
                ))}
              </span>,
              <MoneyRange key="amount" {...endsOf(line)} />,
            ],
          }))}
        />
      )}
    </>
  )
}
