// Every procedure of the API with who may call it, as its base procedure says, for the tests that try the rights of all.
import { appRouter } from '#server/trpc/router.ts'

interface Procedure {
  path: string
  type: 'query' | 'mutation'
  access: 'anyone' | 'customer' | 'admin' | undefined
}

type Built = Record<
  string,
  { _def: { type: Procedure['type']; meta?: { access?: Procedure['access'] } } }
>

export const PROCEDURES: readonly Procedure[] = Object.entries(
  appRouter._def.procedures as unknown as Built,
).map(([path, { _def }]) => ({ path, type: _def.type, access: _def.meta?.access }))
