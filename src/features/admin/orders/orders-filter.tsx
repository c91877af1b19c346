// Narrows the list of orders: a plain form whose answer has an address.
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Form } from 'react-router'
import { ORDER_STATES } from '#domain/order-state.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DeskLink } from '#src/ui/desk-link.tsx'
import styles from './orders-list.module.css'

interface OrdersFilterProps {
  state: string
  search: string
}

export function OrdersFilter({ state, search }: OrdersFilterProps) {
  const { admin: t, orders } = useTexts()
  const stateField = useRef<HTMLSelectElement>(null)
  const searchField = useRef<HTMLInputElement>(null)
  // The form stays while the address changes below it, so that the focus does: going back is told to its fields.
  useEffect(() => {
    if (stateField.current) stateField.current.value = state
    if (searchField.current) searchField.current.value = search
  }, [state, search])
  return (
    <Form method="get" action={paths.adminOrders()} className={styles.filter} role="search">
      <NativeSelect
        ref={stateField}
        name="state"
        label={t.state()}
        defaultValue={state}
        data={[
          { value: '', label: t.anyState() },
          ...ORDER_STATES.map((each) => ({ value: each, label: orders.states[each]() })),
        ]}
      />
      <TextInput
        ref={searchField}
        name="search"
        type="search"
        label={t.search()}
        placeholder={t.searchHint()}
        defaultValue={search}
        maxLength={120}
      />
      <Button type="submit" leftSection={<Icon name="search" />}>
        {t.find()}
      </Button>
      {(state || search) && (
        <DeskLink to={paths.adminOrders()} variant="subtle">
          {t.reset()}
        </DeskLink>
      )}
    </Form>
  )
}
