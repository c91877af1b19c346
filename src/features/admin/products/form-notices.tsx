// What a product's form has to say before its fields: done, refused, faults with ways to them.
import { useEffect, useRef } from 'react'
import { paths } from '#contract/paths.ts'
import { useUnsaved } from '#src/lib/asked.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { FaultList } from '#src/ui/fault-list.tsx'
import { Notice } from '#src/ui/notice.tsx'
import type { ProductAnswer } from './product-action.ts'
import { PRODUCT_FIELDS } from './product-values.ts'
import styles from './product-form.module.css'
import type { ProductFormState } from './use-product-form.ts'

interface FormNoticesProps {
  answer: ProductAnswer | undefined
  form: ProductFormState
  done: 'saved' | 'made' | undefined
}

export function FormNotices({ answer, form, done }: FormNoticesProps) {
  const { productDesk: t, errors } = useTexts()
  const unsaved = useUnsaved()(answer?.unsaved, t.failed)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) place.current?.focus()
  }, [answer])
  const faulty = PRODUCT_FIELDS.filter((field) => answer?.faults?.[field])
  return (
    <div ref={place} tabIndex={-1} className={styles.notices}>
      {done && !answer && <Notice tone="success">{t[done]()}</Notice>}
      {answer?.release && (
        <Notice tone={answer.release === 'released' ? 'success' : 'error'}>
          {t[answer.release]()}
        </Notice>
      )}
      {unsaved && <Notice tone="error">{unsaved}</Notice>}
      {answer?.refusal && (
        <Notice
          tone="error"
          title={errors[answer.refusal]()}
          actions={
            answer.other && (
              <ButtonLink to={paths.adminProduct(answer.other)} variant="secondary" size="s">
                {t.seeThat()}
              </ButtonLink>
            )
          }
        >
          {answer.conflicts && t.conflictText()}
        </Notice>
      )}
      <FaultList
        title={t.review()}
        faults={faulty.map((field) => ({
          target: `product-${field}`,
          label: form.labelOf(field),
          text: form.faultOf(field) ?? '',
        }))}
      />
    </div>
  )
}
