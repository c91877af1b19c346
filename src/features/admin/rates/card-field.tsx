// One figure of the card's form: a number, a choice, a mark, a measure with its unit, or rows of from → price.
import { NativeSelect, TextInput } from '@mantine/core'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField, ErrorLine } from '#src/ui/field.tsx'
import styles from '../kit/desk.module.css'
import cardStyles from '../kit/card.module.css'
import type { CardField as Field } from '../kit/card-fields.ts'
import type { CardFaults } from '../kit/card-reader.ts'
import type { CardTexts } from '../kit/card-texts.ts'
import { RowsField } from './rows-field.tsx'
import { useCardWords } from './use-card-words.ts'

interface CardFieldProps {
  field: Field
  texts: CardTexts
  faults: CardFaults
  /** The unit as it is chosen now. */
  unit: string
}

/** What stands behind a number. */
const SIGNS: Partial<Record<Field['kind'], string>> = { dollars: 'US$', percent: '%' }

export function CardField({ field, texts, faults, unit }: CardFieldProps) {
  const { faults: faultWords } = useTexts()
  const { partOf, optionOf, unitOf } = useCardWords()
  const { name, kind } = field
  const label = partOf(name.slice(name.lastIndexOf('.') + 1))
  const fault = faults[name]
  const error = fault && faultWords[fault]()
  const text = texts[name]?.[0] ?? ''
  const id = `figure-${name}`
  if (kind === 'rows') return <RowsField {...{ name, texts, faults, unit }} units={field.units} />
  if (kind === 'flag')
    return <CheckField name={name} value="1" label={label} defaultChecked={text === '1'} />
  if (kind === 'set')
    return (
      <div role="group" id={id} aria-label={label} className={styles.wide}>
        <p>{label}</p>
        <div className={cardStyles.choices}>
          {field.choices.map((each) => (
            <CheckField
              key={each}
              name={name}
              value={each}
              label={optionOf(each)}
              defaultChecked={texts[name]?.includes(each) ?? false}
            />
          ))}
        </div>
        <ErrorLine>{error}</ErrorLine>
      </div>
    )
  if (kind === 'choice')
    return (
      <NativeSelect
        id={id}
        name={name}
        label={label}
        error={error}
        defaultValue={text}
        data={field.choices.map((value) => ({ value, label: optionOf(value) }))}
      />
    )
  const sign = kind === 'amount' ? unitOf(unit) : SIGNS[kind]
  const input = (
    <TextInput
      id={id}
      name={name}
      label={sign ? `${label} (${sign})` : label}
      error={error}
      defaultValue={text}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  )
  if (kind !== 'measure') return input
  return (
    <div className={cardStyles.measure}>
      {input}
      <NativeSelect
        name={`${name}.unit`}
        aria-label={`${label}: ${partOf('unit')}`}
        defaultValue={texts[`${name}.unit`]?.[0]}
        data={field.units.map((value) => ({ value, label: value }))}
      />
    </div>
  )
}
