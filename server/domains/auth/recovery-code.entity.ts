// Codes on paper that stand in for a lost authenticator app, each one time; only their HMACs are here.
// Copied for its person by: nobody, for it holds hashes of secrets, at most beside the address that they were sent to
// Erased: cascade
import { defineEntity, p } from '@mikro-orm/core'
import { User } from './user.entity.ts'

export const RecoveryCode = defineEntity({
  name: 'RecoveryCode',
  tableName: 'recovery_code',
  properties: {
    id: p.integer().primary().autoincrement(),
    user: () => p.manyToOne(User).ref().deleteRule('cascade').index('recovery_code_user'),
    codeHash: p.text().unique('recovery_code_hash'),
    usedAt: p.datetime().nullable(),
  },
})
