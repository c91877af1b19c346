// Every procedure of the API with who may call it, as its base procedure says, for the tests that try the rights of all.
import { PROCEDURES as ALL } from '#server/trpc/procedures.ts'

export const PROCEDURES = [...ALL].map(([path, { _def }]) => ({
  path,
  type: _def.type,
  access: _def.meta?.access,
}))
