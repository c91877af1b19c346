// The fields of one figure: a percentage, an amount, or days with whether the route is served at all.
import { TextInput } from '@mantine/core'
import { type FigureName, figureKind } from '#domain/network-figures.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import styles from '../kit/desk.module.css'
import type { FigureTexts } from './figure-texts.ts'

interface FigureFieldsProps {
  name: FigureName
  texts: FigureTexts
  errorOf: (field: string) => string | undefined
  /** The general tax in words. */
  usual: string
}

export function FigureFields({ name, texts, errorOf, usual }: FigureFieldsProps) {
  const { transitDesk: t } = useTexts()
  const kind = figureKind(name)
  const number = (field: string, label: string, description?: string) => (
    <TextInput
      name={`typed.${field}`}
      label={label}
      description={description}
      error={errorOf(`typed.${field}`)}
      defaultValue={texts[`typed.${field}`]}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  )
  const check = (field: string, label: string, hint: string) => (
    <div className={styles.wide}>
      <CheckField
        name={`typed.${field}`}
        value="1"
        label={label}
        hint={hint}
        defaultChecked={texts[`typed.${field}`] === '1'}
      />
    </div>
  )
  return (
    <fieldset className={styles.group}>
      <legend>{t.amounts()}</legend>
      {kind === 'tax' && number('taxPercent', t.percent(), t.percentHint({ percent: usual }))}
      {kind === 'remote' && number('remote', t.dollars(), t.dollarsHint())}
      {kind === 'days' && number('minDays', t.least())}
      {kind === 'days' && number('maxDays', t.most())}
      {kind === 'days'
        ? check('served', t.servedBox(), t.servedHint())
        : check('confirmed', t.confirmedBox(), t.confirmedHint())}
    </fieldset>
  )
}
