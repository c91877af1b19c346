// Narrows the desk's list of products: a plain form whose answer has an address.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { Form } from 'react-router'
import { paths } from '#contract/paths.ts'
import { DESK_MARKS, ORIGINS } from '#domain/product-desk.ts'
import type { AdminProductsInput } from '#contract/product-desk.ts'
import { AVAILABILITIES, CATEGORIES, STORES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { DeskLink } from '#src/ui/desk-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './products.module.css'

type Name = 'store' | 'origin' | 'category' | 'availability' | 'mark'

export function ProductsFilter({ view }: { view: AdminProductsInput }) {
  const { productDesk: t, admin, catalogue, category } = useTexts()
  const { before: _page, ...filter } = view
  const isNarrowed = Object.values(filter).some(Boolean)
  const choice = <T extends string>(
    name: Name,
    label: string,
    known: readonly T[],
    wordsOf: (value: T) => string,
  ) => (
    <NativeSelect
      name={name}
      label={label}
      defaultValue={view[name] ?? ''}
      data={[
        { value: '', label: t.every() },
        ...known.map((value) => ({ value, label: wordsOf(value) })),
      ]}
    />
  )
  return (
    <Form
      key={JSON.stringify(filter)}
      method="get"
      action={paths.adminProducts()}
      className={styles.filter}
      role="search"
    >
      <TextInput
        name="search"
        type="search"
        label={t.searchHint()}
        defaultValue={view.search}
        maxLength={120}
        className={styles.words}
      />
      {choice('store', t.store(), STORES, (each) => catalogue.stores[each]())}
      {choice('origin', t.origin(), ORIGINS, (each) => t.origins[each]())}
      {choice('category', t.parts.category(), CATEGORIES, (each) => category[each]())}
      {choice('availability', catalogue.list.availability(), AVAILABILITIES, (each) =>
        catalogue.availability[each](),
      )}
      {choice('mark', t.mark(), DESK_MARKS, (each) => t.marks[each]())}
      <div className={styles.go}>
        <Button type="submit" leftSection={<Icon name="search" />}>
          {admin.find()}
        </Button>
        {isNarrowed && (
          <DeskLink to={paths.adminProducts()} variant="subtle">
            {admin.reset()}
          </DeskLink>
        )}
      </div>
    </Form>
  )
}
