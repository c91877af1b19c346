// What the shop does with a provider's offers, within the terms of the provider.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import type { ProviderDesk } from '#contract/sync-desk.ts'
import { policyMark } from '#domain/sync-run.ts'
import { markToSend } from '#src/lib/mark-to-send.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField } from '#src/ui/field.tsx'
import styles from './desk.module.css'
import providerStyles from './provider.module.css'
import { Refused } from './refused.tsx'
import type { SyncAnswer } from './sync-answer.ts'

interface PolicyFormProps {
  desk: ProviderDesk
  name: string
  answer: SyncAnswer | undefined
}

export function PolicyForm({ desk, name, answer }: PolicyFormProps) {
  const { syncDesk: t } = useTexts()
  const { provider, salesPolicy, expiresHours, keepsHistory, longestHours } = desk
  const about = `policy ${provider}` as const
  const isMine = answer?.about === about
  const typed = isMine ? answer.typed : undefined
  const kept = typed ?? { salesPolicy, expiresHours, keepsHistory }
  const isTold = isMine && answer.code === 'run_moved'
  const isHours = isMine && (answer.code === 'hours' || answer.code === 'against_terms')
  return (
    <>
      {desk.policyLater && (
        <p className={styles.soft} role="status">
          {t.policyLater()}
        </p>
      )}
      <details className={providerStyles.policy} open={isMine || undefined}>
        <summary>
          {t.policyNamed({ provider: name })}: <span>{t.sales[salesPolicy]()}</span>
        </summary>
        <Form
          key={policyMark(desk)}
          method="post"
          preventScrollReset
          noValidate
          className={providerStyles.fields}
        >
          <input type="hidden" name="provider" value={provider} />
          <input
            type="hidden"
            name="seen"
            value={markToSend(policyMark(desk), typed?.seen, isTold)}
          />
          <NativeSelect
            name="salesPolicy"
            label={t.salesPolicy()}
            defaultValue={kept.salesPolicy}
            data={(['own', 'affiliate'] as const).map((value) => ({
              value,
              label: t.sales[value](),
            }))}
          />
          <TextInput
            name="expiresHours"
            inputMode="numeric"
            label={t.expiresHours()}
            description={t.expiresHint({ most: longestHours })}
            error={isHours && t.expiresNeeded({ most: longestHours })}
            defaultValue={kept.expiresHours}
            maxLength={3}
          />
          {desk.mayKeepHistory ? (
            <CheckField
              name="keepsHistory"
              value="1"
              label={t.keepsHistory()}
              defaultChecked={kept.keepsHistory}
            />
          ) : (
            <p className={styles.soft}>{t.noHistory()}</p>
          )}
          <Button type="submit" name="intent" value="policy" size="sm">
            {t.save()}
          </Button>
        </Form>
        <Refused answer={answer} about={about} />
      </details>
    </>
  )
}
