// A person with an account: a customer or an admin.
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

export const User = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.integer().primary().autoincrement(),
    fullName: p.text(),
    username: p.text().columnType('citext').unique('app_user_username'),
    email: p.text().columnType('citext').unique('app_user_email'),
    passwordHash: p.text().hidden().lazy(),
    isAdmin: p.boolean().default(false),
    createdAt: p.datetime().defaultRaw('now()'),
  },
})

export type UserRow = InferEntity<typeof User>
