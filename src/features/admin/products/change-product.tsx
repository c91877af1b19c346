// The form of a known product. Its parts are sent with the marks they were drawn with: what nobody typed over stays as
// others wrote it meanwhile, and a part both wrote is shown with both words before it is saved over.
import { Alert } from '@mantine/core'
import { useState } from 'react'
import type { AdminProduct } from '#contract/product-desk.ts'
import { productDraftSchema } from '#contract/product-draft.ts'
import { type CorrectableField, DRAFT_FIELDS, type DraftField } from '#domain/product-parts.ts'
import { type SentForm, useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { useAct } from '../kit/use-act.ts'
import { useTell } from '../kit/use-tell.ts'
import { PRODUCT_FIELDS } from './product-fields.ts'
import { ProductForm, type ProductFormProps } from './product-form.tsx'
import { useProductWords } from './use-product-words.ts'

interface ChangeProductProps extends Pick<ProductFormProps, 'renderCost'> {
  product: AdminProduct
}

export function ChangeProduct({ product, renderCost }: ChangeProductProps) {
  const { productDesk: t } = useTexts()
  const tell = useTell()
  const { id, heard } = product
  const [seen, setSeen] = useState(product.seen)
  const [conflicts, setConflicts] = useState<readonly DraftField[]>([])
  const read = () => trpcClient.catalogue.adminProduct.query({ id })
  /** How often the pictures began again. */
  const [pictures, setPictures] = useState(0)
  /** Renders some parts again as they are stored by now; of others only the mark is renewed. */
  const renew = (
    now: AdminProduct,
    parts: readonly DraftField[],
    marked: readonly DraftField[] = [],
  ) => {
    const anew: readonly string[] = [...parts, ...marked]
    const kept = Object.entries(seen).filter(([part]) => !anew.includes(part))
    form.renew(now.draft, parts)
    setSeen({ ...now.seen, ...Object.fromEntries(kept) })
    setConflicts(marked)
    if (parts.includes('images')) setPictures((times) => times + 1)
  }
  const form: SentForm<typeof productDraftSchema> = useSentForm({
    fields: PRODUCT_FIELDS,
    schema: productDraftSchema,
    words: useProductWords(),
    stored: product.draft,
    send: async (draft) => {
      const outcome = await trpcClient.catalogue.adminSave.mutate({ id, seen, draft })
      if (outcome.ok) return { ...outcome, now: await read() }
      if (outcome.code === 'product_changed') {
        const others = DRAFT_FIELDS.filter((part) => !outcome.mine.includes(part))
        renew(await read(), others, outcome.conflicts)
      }
      return outcome
    },
    at: { foreign_link: 'originalUrl', photo_gone: 'images', picture_host: 'images' },
    done: ({ now }) => {
      renew(now, DRAFT_FIELDS)
      tell(t.saved())
    },
  })
  const { act: release, busy } = useAct({
    send: async (field: CorrectableField) => {
      const { ok } = await trpcClient.catalogue.adminRelease.mutate({
        id,
        field,
        heard: heard[field] ?? null,
      })
      const others = conflicts.filter((part) => part !== field)
      if (ok) renew(await read(), [field], others)
      return { isGiven: ok }
    },
    done: ({ isGiven }) => (isGiven ? tell(t.released()) : tell(t.saidAnew(), { tone: 'error' })),
  })
  return (
    <ProductForm
      {...{ form, renderCost }}
      submit={t.save()}
      first={conflicts.length > 0 && <Alert color="honey">{t.conflictText()}</Alert>}
      picturesKey={pictures}
      notes={{ product, conflicts, release, busy }}
    />
  )
}
