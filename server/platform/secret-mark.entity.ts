// By which secrets this database was used: marks that tell secrets apart and do not tell the secret.
import { defineEntity, p } from '@mikro-orm/core'

export const SecretMark = defineEntity({
  name: 'SecretMark',
  tableName: 'secret_mark',
  properties: {
    mark: p.text().primary(),
    /** When it took the place of another one. */
    since: p.datetime(),
  },
})
