// An example tariff is confirmed as it stands: an equal version without the mark.
import { Alert, Button } from '@mantine/core'
import { Form } from 'react-router'
import type { RateCardVersion } from '#contract/shipping-desk.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from '../kit/desk.module.css'
import type { CardAnswer } from './card-action.ts'
import { isRateCard } from '../kit/card-texts.ts'

interface ConfirmExampleProps {
  card: RateCardVersion
  answer: CardAnswer | undefined
}

export function ConfirmExample({ card, answer }: ConfirmExampleProps) {
  const { pricing: t, errors } = useTexts()
  const { data, version } = card
  const mine = answer?.intent === 'confirm' ? answer : undefined
  const unsaved = useUnsaved()(mine?.unsaved, t.offline)
  const hasExtras = isRateCard(data) && !data.extrasConfirmed
  if (data.confirmed && !hasExtras) return null
  return (
    <section className={styles.panel} aria-labelledby="confirm">
      <h2 id="confirm">{t.confirmTitle()}</h2>
      <p>{t.confirmText()}</p>
      {mine && (
        <Alert color="red" role="alert" icon={<Icon name="alert" />} title={t.failed()}>
          {mine.refusal ? errors[mine.refusal]() : unsaved}
        </Alert>
      )}
      <Form method="post" className={styles.row}>
        <input type="hidden" name="version" value={version} />
        {!data.confirmed && (
          <CheckField name="freight" value="1" label={t.confirmFreight()} defaultChecked />
        )}
        {hasExtras && (
          <CheckField name="extras" value="1" label={t.confirmExtras()} defaultChecked />
        )}
        <Button type="submit" name="intent" value="confirm" variant="default">
          {t.confirmDo()}
        </Button>
      </Form>
    </section>
  )
}
