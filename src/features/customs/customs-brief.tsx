// What the formal rules give, in one sentence: for a line of a price that says what the shop charges instead.
import type { CustomsEstimate } from '#domain/customs.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import { MoneyRange } from '#src/ui/money-range.tsx'

/** Needs the dictionary `duties`. */
export function CustomsBrief({ estimate }: { estimate: CustomsEstimate }) {
  const { duties } = useTexts()
  const locale = useUiLocale()
  if (!estimate.ok) return duties[estimate.code]()
  const { lowCents, highCents } = estimate.applies
  return (
    <>
      {duties.byRules()}{' '}
      {highCents === 0 ? (
        duties.nothing().toLocaleLowerCase(locale)
      ) : (
        <MoneyRange {...{ lowCents, highCents }} />
      )}{' '}
      ({duties.estimated()}).
    </>
  )
}
