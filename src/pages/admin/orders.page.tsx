// The admin's list of orders, newest first.
import { OrdersList } from '#src/features/admin/orders/orders-list.tsx'

export const Component = OrdersList
