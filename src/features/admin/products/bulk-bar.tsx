// What can be done to the ticked products, and the question before it is done.
import { Alert, Button, NativeSelect } from '@mantine/core'
import { Fragment } from 'react'
import { Form } from 'react-router'
import {
  type AdminBulkInput,
  BULK_ACTS,
  BULK_CORRECTS,
  type DeskRow,
} from '#contract/product-desk.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import type { ProductsAnswer } from './products-action.ts'
import styles from './products.module.css'

/** Stands inside of the form of the list. */
export function BulkBar({ count }: { count: number }) {
  const { productDesk: t, category } = useTexts()
  return (
    <div className={styles.bulk}>
      <NativeSelect
        name="act"
        label={t.act()}
        data={BULK_ACTS.map((act) => ({ value: act, label: t.acts[act]() }))}
      />
      <NativeSelect
        name="category"
        label={t.parts.category()}
        className={styles.category}
        data={CATEGORIES.map((each) => ({ value: each, label: category[each]() }))}
      />
      <Button type="submit" variant="default">
        {t.goOn()}
      </Button>
      {count > 0 && (
        <span className={styles.count} role="status">
          {t.picked({ count })}
        </span>
      )}
    </div>
  )
}

interface BulkQuestionProps {
  ask: AdminBulkInput
  answer: ProductsAnswer
  /** Where the same list is shown without a question. */
  back: string
  chosen: readonly DeskRow[]
}

export function BulkQuestion({ ask, answer, back, chosen }: BulkQuestionProps) {
  const { productDesk: t, category } = useTexts()
  const unsaved = useUnsaved()(answer.unsaved, t.failed)
  const { act, ids } = ask
  const count = ids.length
  // Of one's own products there is no source to differ from.
  const isKept = BULK_CORRECTS[act] && chosen.some(({ origin }) => origin !== 'manual')
  const title = ask.category
    ? t.askCategory({ category: category[ask.category](), count })
    : t.ask({ act: t.acts[act](), count })
  return (
    <Alert color="honey" role="alert" icon={<Icon name="alert" />} title={title}>
      <Form method="post" preventScrollReset className={styles.question}>
        {ids.map((id) => (
          <input key={id} type="hidden" name="id" value={id} />
        ))}
        <input type="hidden" name="act" value={act} />
        <input type="hidden" name="category" value={ask.category ?? ''} />
        <p className={styles.names}>
          {chosen.map(({ id, name, textLanguage }, at) => (
            <Fragment key={id}>
              {at > 0 && ' · '}
              <span lang={textLanguage}>{name}</span>
            </Fragment>
          ))}
        </p>
        {isKept && <p>{t.staysCorrected()}</p>}
        {unsaved && <p>{unsaved}</p>}
        <span className={styles.go}>
          <Button type="submit" name="confirmed" value="1">
            {t.yes()}
          </Button>
          <DeskLink to={back}>{t.no()}</DeskLink>
        </span>
      </Form>
    </Alert>
  )
}
