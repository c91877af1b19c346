// A product of our own is written here.
import { Fieldset } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { Field } from '#src/lib/form/field.tsx'
import { useSentForm } from '#src/lib/form/use-sent-form.ts'
import { useTexts } from '#src/lib/texts.ts'
import { trpcClient } from '#src/lib/trpc-client.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { useTell } from '../kit/use-tell.ts'
import { NEW_PRODUCT_FIELDS, newProductSchema } from './product-fields.ts'
import styles from './product-form.module.css'
import { ProductForm, type ProductFormProps } from './product-form.tsx'
import { useProductWords } from './use-product-words.ts'

/** A number of its own for each form, so that sending it twice makes one product. */
const newNumber = () =>
  `p-${[...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`

export function NewProduct({ renderCost }: Pick<ProductFormProps, 'renderCost'>) {
  const { productDesk: t } = useTexts()
  const { locale } = useFacts()
  const navigate = useNavigate()
  const tell = useTell()
  const [externalId] = useState(newNumber)
  /** The product that has the number already. */
  const [other, setOther] = useState<number | null>(null)
  const form = useSentForm({
    fields: NEW_PRODUCT_FIELDS,
    schema: newProductSchema,
    words: useProductWords(),
    stored: { store: 'own', externalId, stock: { pieces: 1 }, textLanguage: locale },
    send: async ({ store, externalId: number, ...draft }) => {
      const input = { store, externalId: number, draft }
      const outcome = await trpcClient.catalogue.adminCreate.mutate(input)
      setOther(!outcome.ok && outcome.code === 'product_exists' ? outcome.id : null)
      return outcome
    },
    at: {
      product_exists: 'externalId',
      foreign_link: 'originalUrl',
      photo_gone: 'images',
      picture_host: 'images',
    },
    done: ({ id }) => {
      tell(t.made())
      void navigate(paths.adminProduct(id))
    },
  })
  const origin = (
    <Fieldset legend={t.origin()} className={styles.section}>
      <Field form={form} name="store" />
      <Field form={form} name="externalId" />
      {other !== null && <DeskLink to={paths.adminProduct(other)}>{t.seeThat()}</DeskLink>}
    </Fieldset>
  )
  return <ProductForm {...{ form, renderCost }} submit={t.make()} first={origin} />
}
