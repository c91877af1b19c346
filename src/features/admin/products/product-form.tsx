// The form of a product, new or known; beside it what it will cost at the door.
import { Button, Fieldset } from '@mantine/core'
import type { ReactNode } from 'react'
import type { DraftField } from '#domain/product-parts.ts'
import { parseLocaleNumber } from '#domain/locale-number.ts'
import { useFacts } from '#src/lib/facts.ts'
import { Field } from '#src/lib/form/field.tsx'
import { textAt } from '#src/lib/form/kind.ts'
import { SentForm } from '#src/lib/form/sent-form.tsx'
import type { SentForm as Form } from '#src/lib/form/use-sent-form.ts'
import { useTypedValue } from '#src/lib/form/use-typed.ts'
import { useTexts } from '#src/lib/texts.ts'
import { PartNote, type PartNotes } from './part-note.tsx'
import { PictureFields } from './picture-fields.tsx'
import { OPTIONAL, SECTION_NAMES, SECTIONS } from './product-fields.ts'
import styles from './product-form.module.css'

export interface ProductFormProps {
  form: Pick<Form, keyof Form>
  submit: string
  /** Fields of their own before the product's. */
  first?: ReactNode
  /** What stands below the parts of a known one. */
  notes?: PartNotes
  /** What the pictures begin again with. */
  picturesKey?: number
  /** What a price means at the door; cents of US dollars. */
  renderCost: (priceCents: number) => ReactNode
}

/** These stand beside another one. */
const HALVES: readonly DraftField[] = [
  'brand',
  'model',
  'priceCents',
  'originalPriceCents',
  'hidden',
  'featured',
]

export function ProductForm({ form, submit, first, notes, ...rest }: ProductFormProps) {
  const { productDesk: t } = useTexts()
  const { locale } = useFacts()
  const cents = useTypedValue(form, (typed) => {
    const read = parseLocaleNumber(textAt(typed, 'priceCents'), locale)
    return read.ok ? Math.trunc(read.thousandths / 10) : 0
  })
  const fieldsOf = (part: DraftField) => {
    if (part === 'images') return <PictureFields key={rest.picturesKey} form={form} />
    const hints = [OPTIONAL.includes(part) && t.optional(), form.words.hint(part)]
    const hint = hints.filter(Boolean).join(' ')
    return (part === 'stock' ? ['stock.pieces', 'stock.preOrder'] : [part]).map((name) => (
      <Field key={name} form={form} name={name} hint={hint} />
    ))
  }
  return (
    <SentForm form={form} submit={null}>
      <div className={styles.layout}>
        <div className={styles.main}>
          {first}
          {SECTION_NAMES.map((section) => (
            <Fieldset key={section} legend={t[section]()} className={styles.section}>
              {SECTIONS[section].map((part) => (
                <div
                  key={part}
                  className={styles.part}
                  data-half={HALVES.includes(part) || undefined}
                >
                  {fieldsOf(part)}
                  {notes && <PartNote part={part} {...notes} />}
                </div>
              ))}
            </Fieldset>
          ))}
        </div>
        <div className={styles.side}>
          {cents > 0 && rest.renderCost(cents)}
          <Button type="submit" size="md" fullWidth loading={form.busy}>
            {submit}
          </Button>
        </div>
      </div>
    </SentForm>
  )
}
