// A person with an account: a customer or an admin.
// Copied for its person by: server/domains/account/profile.view.ts
// Erased: server/domains/account/delete-account.ts
import { defineEntity, p, type InferEntity } from '@mikro-orm/core'
import type { Scheme } from '#contract/account.ts'
import type { DisplayCurrency } from '#domain/currencies.ts'
import type { Locale } from '#domain/vocabulary.ts'

export const User = defineEntity({
  name: 'User',
  tableName: 'app_user',
  properties: {
    id: p.integer().primary().autoincrement(),
    fullName: p.text(),
    username: p.text().columnType('citext').unique('app_user_username'),
    email: p.text().columnType('citext').unique('app_user_email'),
    // Guest orders of an address belong to whoever can read its mail, so only a confirmed one gets them.
    emailVerifiedAt: p.datetime().nullable(),
    passwordHash: p.text().hidden().lazy(),
    isAdmin: p.boolean().default(false),
    locale: p.text().$type<Locale>().default('es'),
    // Null until it was chosen: then every browser of the person follows, before it each keeps its own.
    scheme: p.text().$type<Scheme>().nullable(),
    currency: p.text().$type<DisplayCurrency>().nullable(),
    referralCode: p.text().nullable(),
    // Sealed: the database alone makes no valid code. Set but not on until it was confirmed once.
    totpSecret: p.text().nullable().hidden().lazy(),
    totpOnSince: p.datetime().nullable(),
    // A code works once: steps up to this one are used.
    totpLastStep: p.integer().nullable().hidden().lazy(),
    // Set while there is at least one passkey: every request asks, and the keys are another table.
    passkeySince: p.datetime().nullable(),
    createdAt: p.datetime().defaultRaw('now()'),
  },
  indexes: [
    {
      name: 'app_user_search',
      expression: `create index app_user_search on app_user using gin ((lower(full_name || ' ' || username::text || ' ' || email::text)) gin_trgm_ops)`,
    },
    {
      name: 'app_user_admins',
      expression: 'create index app_user_admins on app_user (id) where is_admin',
    },
  ],
})

export type UserRow = InferEntity<typeof User>
