// The form of a product, new or known; beside it what it will cost at the door.
import { type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import type { AdminProduct } from '#contract/product-desk.ts'
import { parseLocaleNumber } from '#domain/locale-number.ts'
import { STORES } from '#domain/vocabulary.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import { useUnsavedForm } from '../kit/unsaved-form.ts'
import { FormNotices } from './form-notices.tsx'
import { Section } from './form-section.tsx'
import { marksToSend } from './marks-to-send.ts'
import type { ProductAnswer } from './product-action.ts'
import styles from './product-form.module.css'
import { Basics, Measures, MoneyAndStock, Pictures } from './product-sections.tsx'
import { PRODUCT_FIELDS, type ProductValues } from './product-values.ts'
import { Selling, Texts } from './text-sections.tsx'
import { useProductForm } from './use-product-form.ts'

interface ProductFormProps {
  /** None: a new one is made. */
  product?: AdminProduct
  values: ProductValues
  answer: ProductAnswer | undefined
  done?: 'saved' | 'made' | undefined
  /** What a price means at the door; cents of US dollars. */
  renderCost: (priceCents: number) => ReactNode
}

/** Giving a part back answers with all that stood in the others, typed or not. */
const isOther = (typed: ProductValues, stored: ProductValues): boolean =>
  PRODUCT_FIELDS.some((name) => typed[name] !== undefined && typed[name] !== (stored[name] ?? ''))

export function ProductForm({ product, values, answer, done, renderCost }: ProductFormProps) {
  const { productDesk: t, catalogue } = useTexts()
  const { locale } = useFacts()
  const form = useProductForm(values, answer)
  const element = useRef<HTMLFormElement>(null)
  const hasTyped = !answer?.release || isOther(answer.values, values)
  useUnsavedForm(element, {
    answer: hasTyped ? answer : undefined,
    hasOtherActs: answer?.release !== undefined,
  })
  const [price, setPrice] = useState(form.valueOf('price'))
  const busy = useNavigation().state !== 'idle'
  const read = parseLocaleNumber(price, locale)
  const cents = read.ok ? Math.trunc(read.thousandths / 10) : 0
  const state = { form, about: { product, conflicts: answer?.conflicts } }
  const label = product ? t.save() : t.make()
  return (
    <Form ref={element} method="post" noValidate preventScrollReset className={styles.layout}>
      {/* Enter in a field saves; it never gives a part back. */}
      <button type="submit" className="pu-hidden" tabIndex={-1} aria-hidden="true">
        {label}
      </button>
      {product && <input type="hidden" name="seen" value={marksToSend(product, answer)} />}
      <FormNotices {...{ answer, form, done }} />
      <div className={styles.main}>
        {!product && (
          <Section title={t.origin()}>
            <SelectField {...form.field('store')}>
              {STORES.map((store) => (
                <option key={store} value={store}>
                  {catalogue.stores[store]()}
                </option>
              ))}
            </SelectField>
            <TextField
              {...form.field('externalId')}
              hint={t.externalIdHint()}
              autoComplete="off"
              maxLength={120}
            />
          </Section>
        )}
        <Basics {...state} />
        <MoneyAndStock {...state} onPrice={setPrice} />
        <Measures {...state} />
        <Pictures {...state} />
        <Texts {...state} />
        <Selling {...state} />
      </div>
      <div className={styles.side}>
        {cents > 0 && renderCost(cents)}
        <Button type="submit" variant="primary" size="l" wide busy={busy}>
          {label}
        </Button>
      </div>
    </Form>
  )
}
