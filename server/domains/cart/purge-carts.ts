// A visitor's cart untouched for longer than its cookie lives can be opened by nobody.
import type { Em } from '#server/platform/orm.ts'
import { Cart } from './cart.entity.ts'

const KEEP_DAYS = 366
const DAY_MS = 86_400_000

export const purgeCarts = (em: Em, now: Date): Promise<number> =>
  em.nativeDelete(Cart, {
    user: null,
    updatedAt: { $lt: new Date(now.getTime() - KEEP_DAYS * DAY_MS) },
  })
