// Which of the two bolivar rates prices are shown by.
import { Button, NativeSelect, Textarea } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import { BOLIVAR_KINDS, type BolivarKind } from '#domain/rate-age.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from '../kit/desk.module.css'
import type { CurrencyAnswer } from './currency-action.ts'

interface ChooseBolivarProps {
  kind: BolivarKind
  answer: CurrencyAnswer | undefined
}

export function ChooseBolivar({ kind, answer }: ChooseBolivarProps) {
  const { forex: t, faults } = useTexts()
  const mine = answer?.intent === 'choose' ? answer : undefined
  const busy = useNavigation().formData?.get('intent') === 'choose'
  const fault = mine?.faults['note']
  return (
    <Form method="post" noValidate preventScrollReset className={styles.panel}>
      <h2>{t.bolivar()}</h2>
      <div className={styles.pair}>
        <NativeSelect
          name="kind"
          label={t.series()}
          defaultValue={mine?.values['kind'] ?? kind}
          data={BOLIVAR_KINDS.map((value) => ({ value, label: t[value]() }))}
        />
        <Textarea
          id="choose-note"
          name="note"
          label={t.why()}
          defaultValue={mine?.values['note']}
          error={fault && faults[fault]()}
          rows={2}
          maxLength={500}
        />
      </div>
      <div>
        <Button type="submit" name="intent" value="choose" variant="default" loading={busy}>
          {t.choose()}
        </Button>
      </div>
    </Form>
  )
}
