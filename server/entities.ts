// The list of everything that is stored, for the ORM and the migration generator.
import { Session } from './domains/auth/session.entity.ts'
import { User } from './domains/auth/user.entity.ts'
import { CartLine } from './domains/cart/cart-line.entity.ts'
import { Cart } from './domains/cart/cart.entity.ts'
import { ImportRun } from './domains/catalogue/import-run.entity.ts'
import { Product } from './domains/catalogue/product.entity.ts'
import { SearchWord } from './domains/catalogue/search-word.entity.ts'
import { OrderEvent } from './domains/orders/order-event.entity.ts'
import { OrderLine } from './domains/orders/order-line.entity.ts'
import { Order } from './domains/orders/order.entity.ts'
import { OutboxMail } from './platform/outbox-mail.entity.ts'

export const entities = [
  Cart,
  CartLine,
  ImportRun,
  Order,
  OrderEvent,
  OrderLine,
  OutboxMail,
  Product,
  SearchWord,
  Session,
  User,
] as const
