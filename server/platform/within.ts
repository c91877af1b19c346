// Lets the queue take part in a transaction of ours.
import { fromKysely } from 'pg-boss'
import type { Em } from './orm.ts'

/** For a call of the queue that counts if and only if the transaction of `em` commits. */
export const within = (em: Em) => ({ db: fromKysely(em.getKysely()) })
