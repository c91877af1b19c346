// The checkout: one page of numbered sections, one plain form. Scripts only keep the draft and spare the page load.
import { Suspense, useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AddressView } from '#contract/account-things.ts'
import type { CheckoutQuote } from '#contract/checkout.ts'
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { paths } from '#contract/paths.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { begunOption } from '#src/lib/begun-option.ts'
import { useFacts } from '#src/lib/facts.ts'
import { Field } from '#src/lib/form/field.tsx'
import { usePostForm } from '#src/lib/form/use-post-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Anchor } from '#src/ui/anchor.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { RateNote } from '#src/ui/local-price.tsx'
import { Price } from '#src/ui/price.tsx'
import { OnlyByNote } from '#src/ui/only-by-note.tsx'
import { Goods } from '../goods.tsx'
import { Panel } from '../panel.tsx'
import { BlockedLines } from './blocked-lines.tsx'
import { type CheckoutAnswer, checkoutFields } from './checkout-fields.ts'
import styles from './checkout.module.css'
import { DeliverySection } from './delivery-section.tsx'
import { restoreDraft, saveDraft } from './draft.ts'
import { placesOf } from './fault-places.ts'
import { FaultSummary } from './fault-summary.tsx'
import { keptNotice } from './late-parts.ts'
import { PaymentSection } from './payment-section.tsx'
import { QuoteSummary } from './quote-summary.tsx'
import { useRequote } from './use-requote.ts'
import { SeenTotals } from './seen-totals.tsx'
import { ShippingSection } from './shipping-section.tsx'

interface CheckoutFormProps {
  quote: Extract<CheckoutQuote, { ok: true }>
  methods: PaymentMethodView[]
  /** Those of the account; a guest has none. */
  addresses: AddressView[]
  idempotencyKey: string
  answer: CheckoutAnswer | undefined
}

/** What is known of the person before they type. */
const knownOf = (user: PageFacts['user']) => ({
  billingSame: true,
  ...(user && { email: user.email, shippingAddress: { fullName: user.fullName } }),
})

export function CheckoutForm(props: CheckoutFormProps) {
  const { methods, addresses, idempotencyKey, answer } = props
  const { checkout: t, faults, orders } = useTexts()
  const { user } = useFacts()
  const author = user?.username ?? ''
  const form = usePostForm({
    fields: checkoutFields,
    intent: 'checkout',
    answer,
    stored: knownOf(user),
    words: { ...t, ...placesOf(t) },
    at: {
      no_rate: 'paymentMethod',
      method_gone: 'paymentMethod',
      method_amount: 'paymentMethod',
    },
    say: ({ code }) => (code === 'no_rate' ? faults.no_bolivar_rate() : undefined),
    offline: t.failedText,
  })
  const place = useRef<HTMLFormElement>(null)
  const { quote, busy: isAsking, look } = useRequote(place, addresses, props.quote)
  const busy = useNavigation().formAction !== undefined
  // A second click comes before the button has been drawn as busy.
  const sent = useRef(false)
  useEffect(() => {
    sent.current = busy
    // oxlint-disable-next-line react/exhaustive-deps -- an answer that came at once frees it too
  }, [busy, answer])
  const { cart, options, closed, estimatedProductIds, bolivarRate, payHours, holdHours } = quote
  // None where an address was typed that no service takes these goods to.
  const begun = begunOption(options, quote.service)
  const goods = cart.lines.map((line) => ({
    ...line,
    unitCents: line.priceCents,
    totalCents: line.lineCents,
  }))

  useEffect(() => {
    look()
    if (place.current && !answer) restoreDraft(place.current, author)
    look()
    // oxlint-disable-next-line react/exhaustive-deps -- only once: later answers leave the form as it is
  }, [])

  return (
    <Form
      method="post"
      action={paths.checkout}
      ref={place}
      noValidate
      className={styles.form}
      onChange={(event) => {
        saveDraft(event.currentTarget, author)
        look()
      }}
      onSubmit={(event) => {
        if (sent.current) event.preventDefault()
        sent.current = true
      }}
    >
      <input type="hidden" name="intent" value="checkout" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <input type="hidden" name="cartVersion" value={cart.version} />
      <SeenTotals options={options} />
      <BlockedLines
        lines={cart.lines}
        refusal={answer?.refused ?? null}
        place={quote.destination.name}
      />
      <details className={styles.fold}>
        <summary className={styles.foldHead}>
          <Icon name="chevron-down" />
          {t.summary()}
          {options.map(({ service, totalCents }) => (
            <span key={service} data-for={service} className={styles.foldTotal}>
              <Price cents={totalCents} />
            </span>
          ))}
        </summary>
        <Goods goods={goods} label={orders.page.lines()} />
      </details>
      <div className="pu-split" aria-busy={isAsking}>
        <div className={styles.sections}>
          {answer && <FaultSummary form={form} answer={answer} />}
          <Suspense>
            {quote.kept && <keptNotice.Part kept={quote.kept} options={options} />}
          </Suspense>
          <Panel
            id="checkout-contact"
            step={1}
            title={t.contact()}
            hint={
              !user && (
                <>
                  {t.guest()} <Anchor to={paths.auth(paths.checkout)}>{t.signIn()}</Anchor>
                </>
              )
            }
          >
            <Field form={form} name="email" />
          </Panel>
          <ShippingSection
            addresses={addresses}
            form={form}
            country={props.quote.destination.country}
          />
          <DeliverySection
            options={options}
            closed={closed}
            chosen={
              options.find(({ service }) => service === form.valueOf('service'))?.service ??
              begun?.service ??
              ''
            }
            estimated={estimatedProductIds.length > 0}
            place={quote.destination.name}
            extras={props.quote.extras}
          />
          <PaymentSection {...{ methods, options, bolivarRate, payHours, holdHours, form }} />
          <Panel id="checkout-review" step={5} title={t.review()} hint={t.noCharge()}>
            <Field form={form} name="note" />
            {cart.lines.map(({ productId, restrictedKind: kind, onlyBy, name, textLanguage }) => (
              <OnlyByNote key={productId} {...{ onlyBy, kind, name, textLanguage }} />
            ))}
            <QuoteSummary options={options} methods={methods} country={quote.destination.country} />
            <RateNote />
            <Button type="submit" size="l" wide busy={busy} disabled={!begun || !methods[0]}>
              {t.place()}
            </Button>
          </Panel>
        </div>
        <aside className={styles.aside} aria-label={t.summary()}>
          <div className={styles.asideHead}>
            <h2>{t.summary()}</h2>
            <Anchor to={paths.cart}>{t.back()}</Anchor>
          </div>
          <Goods goods={goods} label={orders.page.lines()} />
          <QuoteSummary options={options} methods={methods} country={quote.destination.country} />
        </aside>
      </div>
    </Form>
  )
}
