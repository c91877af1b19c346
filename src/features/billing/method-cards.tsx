// The ways to pay as cards: what each is, for which amounts, what it costs more or less, and what else there is to do.
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { useTexts } from '#src/lib/texts.ts'
import { areDemo } from '#src/ui/demo-methods.tsx'
import { formatMethod } from '#src/ui/format-method.ts'
import { formatBounds, formatFeeRule } from '#src/ui/format-method-rules.ts'
import { Icon } from '#src/ui/icon.tsx'
import { METHOD_ICONS } from '#src/ui/method-icons.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from './payments.module.css'

export function MethodCards({ methods }: { methods: readonly PaymentMethodView[] }) {
  const { paying: t } = useTexts()
  const locale = useUiLocale()
  return (
    <ul className={styles.methods}>
      {methods.map((method) => {
        const { id, kind, instructions, demo } = method
        const facts = [formatFeeRule(t, method, locale), formatBounds(t, method, locale)]
        return (
          <li key={id} className={`pu-card ${styles.method}`}>
            <Icon name={METHOD_ICONS[kind]} size={28} />
            <h3>{formatMethod(t, method)}</h3>
            <p>{t.next[kind]()}</p>
            {instructions.text && (
              <p className={styles.instructions} lang={instructions.locale}>
                {instructions.text}
              </p>
            )}
            {facts.filter(Boolean).map((fact) => (
              <p key={fact} className={styles.fact}>
                {fact}
              </p>
            ))}
            {demo && !areDemo(methods) && <p className={styles.fact}>{t.demo()}</p>}
          </li>
        )
      })}
    </ul>
  )
}
