// The example parcel by the rules as they are and with the typed one: totals beside each other, then each new line.
import { Text } from '@mantine/core'
import type { CustomsEstimate } from '#domain/customs.ts'
import { useLineWords } from '#src/lib/customs-words.ts'
import { useRegimeName } from '#src/lib/regime-name.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { MoneyRange } from '#src/ui/money-range.tsx'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { RowTable } from '../kit/row-table.tsx'
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
      <RowTable
        caption={t.example()}
        keyOf={({ when }) => when}
        rows={[
          { when: tariffDesk.before(), estimate: before },
          { when: tariffDesk.after(), estimate: after },
        ]}
        columns={[
          {
            key: 'when',
            label: t.onDay({ day: formatDay(tried.day, locale) }),
            render: ({ when }) => when,
          },
          {
            key: 'outcome',
            label: t.outcome(),
            phone: 'beside',
            render: ({ estimate }) => <Outcome estimate={estimate} />,
          },
        ]}
      />
      {!shown && (
        <Text size="sm" c="dimmed">
          {t.notTaken()}
        </Text>
      )}
      {shown && shown.lines.length > 0 && (
        <RowTable
          caption={t.charges()}
          keyOf={({ kind }) => kind}
          rows={shown.lines}
          columns={[
            {
              key: 'name',
              label: customs.line(),
              render: (line) => (
                <>
                  {words.nameOf(line)}
                  {words.reasonsOf(line).map((reason) => (
                    <Text key={reason} size="xs" c="dimmed">
                      {reason}
                    </Text>
                  ))}
                </>
              ),
            },
            {
              key: 'amount',
              label: customs.amount(),
              numeric: true,
              phone: 'beside',
              render: (line) => <MoneyRange {...endsOf(line)} />,
            },
          ]}
        />
      )}
    </>
  )
}
