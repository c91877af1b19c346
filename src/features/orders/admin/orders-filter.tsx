// Narrows the list of orders: a plain form whose answer has an address.
import { Form } from 'react-router'
import { ORDER_STATES } from '#domain/order-state.ts'
import { paths } from '#contract/paths.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { SelectField, TextField } from '#src/ui/field.tsx'
import styles from './orders-list.module.css'

interface OrdersFilterProps {
  state: string
  search: string
}

export function OrdersFilter({ state, search }: OrdersFilterProps) {
  const { admin: t, orders } = useTexts()
  return (
    <Form
      method="get"
      action={paths.adminOrders()}
      className={styles.filter}
      role="search"
      key={`${state} ${search}`}
    >
      <SelectField name="state" label={t.state()} defaultValue={state}>
        <option value="">{t.anyState()}</option>
        {ORDER_STATES.map((each) => (
          <option key={each} value={each}>
            {orders.states[each]()}
          </option>
        ))}
      </SelectField>
      <TextField
        name="search"
        type="search"
        label={t.search()}
        placeholder={t.searchHint()}
        defaultValue={search}
        maxLength={120}
      />
      <Button type="submit" icon="search">
        {t.find()}
      </Button>
      {(state || search) && (
        <ButtonLink to={paths.adminOrders()} variant="quiet">
          {t.reset()}
        </ButtonLink>
      )}
    </Form>
  )
}
