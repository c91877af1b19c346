// Recognises whose a number is and leads to that carrier or to our order: a plain question whose answer has an address.
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { formatOrderNumber, parseOrderNumber } from '#domain/order-number.ts'
import { CARRIER_NAMES, recogniseCarriers, trackingUrl } from '#domain/tracking-number.ts'
import { useTexts } from '#src/lib/texts.ts'
import { useTold } from '#src/lib/use-told.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { TextField } from '#src/ui/field.tsx'
import { Notice } from '#src/ui/notice.tsx'
import styles from './contact.module.css'
import { OrderLinkForm } from './order-link-form.tsx'

const ANSWER = 'tracking-answer'

function useAnswer(number: string) {
  const { contactPage: t } = useTexts()
  const ours = parseOrderNumber(number)
  const order = ours.ok ? formatOrderNumber(ours.id) : null
  const carriers = number === '' || order ? [] : recogniseCarriers(number)
  const [first] = carriers
  const nobody = number === '' ? '' : t.nobody()
  if (!first) return { order, carriers, told: order ? t.ours() : nobody }
  const told = carriers.length > 1 ? t.several() : t.likely({ carrier: CARRIER_NAMES[first] })
  return { order, carriers, told }
}

type Told = ReturnType<typeof useAnswer>

function Answer({ order, carriers, told, number }: Told & { number: string }) {
  const { contactPage: t } = useTexts()
  const toOrder = order && (
    <ButtonLink to={paths.accountOrder(order)} variant="secondary">
      {t.seeOrder()}
    </ButtonLink>
  )
  return (
    <Notice
      tone={order || carriers.length > 0 ? 'success' : 'warn'}
      still
      actions={
        toOrder ??
        carriers.map((carrier) => (
          <ButtonLink
            key={carrier}
            href={trackingUrl(carrier, number)}
            target="_blank"
            rel="noreferrer"
            variant="secondary"
            iconEnd="external"
          >
            {t.follow({ carrier: CARRIER_NAMES[carrier] })}
            <span className="pu-hidden">({t.newTab()})</span>
          </ButtonLink>
        ))
      }
    >
      <span id={ANSWER}>{told}</span>
    </Notice>
  )
}

/** `number` is what the address asks for. */
export function TrackingBox({ number }: { number: string }) {
  const { contactPage: t } = useTexts()
  const answer = useAnswer(number)
  useTold(answer.told && `${number}: ${answer.told}`)
  return (
    <section
      className={`pu-card ${styles.tracking}`}
      id="seguimiento"
      aria-labelledby="contact-tracking"
      aria-describedby={number === '' ? undefined : ANSWER}
    >
      <h2 id="contact-tracking">{t.tracking()}</h2>
      <p className={styles.soft}>{t.trackingText()}</p>
      <Form
        key={number}
        method="get"
        action={`${paths.contact()}#seguimiento`}
        className={styles.ask}
      >
        <TextField
          name="number"
          label={t.number()}
          defaultValue={number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          maxLength={60}
        />
        <Button type="submit" variant="secondary" icon="search">
          {t.look()}
        </Button>
      </Form>
      {number !== '' && <Answer {...answer} number={number} />}
      {answer.order && <OrderLinkForm number={answer.order} />}
    </section>
  )
}
