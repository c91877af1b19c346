// What a card says, readable: every figure by its name, rows as lists.
import type { CardValue } from '#domain/card-changes.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/desk.module.css'
import cardStyles from '../kit/card.module.css'
import { type CardField, type FieldGroup, type RowsName } from '../kit/card-fields.ts'
import { type CardData, isMailbox, isRateCard, surchargeOf } from '../kit/card-texts.ts'
import { groupsOf } from './groups-of.ts'
import { useCardWords } from './use-card-words.ts'

const valueAt = (data: object, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined,
      data,
    )

function useFactText(data: CardData) {
  const { pricing: t } = useTexts()
  const words = useCardWords()
  const unit = isRateCard(data) ? data.unit : ''
  const rows = (name: RowsName): string => {
    if (isRateCard(data) && name === 'brackets')
      return data.brackets
        .map(
          ({ fromThousandths, centsPerUnit, flatCents }) =>
            `${words.measure(fromThousandths, unit)} → ${words.money(centsPerUnit)}` +
            (flatCents > 0 ? ` + ${words.money(flatCents)}` : ''),
        )
        .join('; ')
    if (isRateCard(data) && name !== 'storage' && name !== 'brackets') {
      const found = surchargeOf(data, name)
      return found
        ? found.steps
            .map(
              (step) =>
                `${words.measure(step.fromThousandths, found.unit)} → ${words.money(step.cents)}`,
            )
            .join('; ')
        : t.none()
    }
    return isMailbox(data)
      ? data.storage.map((each) => `${each.fromDay} → ${words.money(each.centsPerDay)}`).join('; ')
      : t.none()
  }
  return (field: CardField): string => {
    if (field.kind === 'rows') return rows(field.name)
    const value = valueAt(data, field.name)
    if (field.kind === 'set')
      return (value as readonly string[]).map(words.optionOf).join(', ') || t.none()
    if (field.kind === 'amount') return words.measure(value as number, unit)
    if (typeof value === 'object' && value !== null) {
      const { thousandths, unit: own, rounding } = value as Record<string, string | number>
      return rounding
        ? words.optionOf(`${own} ${rounding}`)
        : words.measure(Number(thousandths), String(own))
    }
    return words.valueOf(field.name, value as CardValue)
  }
}

function Group({ data, group, fields }: FieldGroup & { data: CardData }) {
  const { figures } = useTexts()
  const { partOf } = useCardWords()
  const textOf = useFactText(data)
  return (
    <section className={styles.part}>
      <h3>{figures.group[group]()}</h3>
      <dl className={cardStyles.facts}>
        {fields.map((field) => (
          <div key={field.name}>
            <dt>{partOf(field.name.slice(field.name.lastIndexOf('.') + 1))}</dt>
            <dd>{textOf(field)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function CardFacts({ data }: { data: CardData }) {
  return (
    <div className={cardStyles.groups}>
      {groupsOf(data).map((group) => (
        <Group key={group.group} data={data} {...group} />
      ))}
    </div>
  )
}
