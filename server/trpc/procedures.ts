// Every procedure of the API by its path, for what follows from all of them: documented calls, lists as files, tests of rights.
import { callTRPCProcedure } from '@trpc/server'
import type { z } from 'zod'
import type { Ctx } from '#server/ctx.ts'
import type { Meta } from './init.ts'
import { appRouter } from './router.ts'

export interface Procedure {
  _def: {
    type: 'query' | 'mutation'
    meta?: Meta
    inputs?: z.ZodType[]
    output?: z.ZodType
    middlewares: readonly unknown[]
  }
}
const isProcedure = (found: unknown): found is Procedure =>
  typeof found === 'function' && '_def' in found

/** The router's own table, whose types tRPC knows only one by one. */
const known: Readonly<Record<string, unknown>> = appRouter._def.procedures

export const PROCEDURES: ReadonlyMap<string, Procedure> = new Map(
  Object.entries(known).flatMap(([path, found]) =>
    isProcedure(found) ? [[path, found] as const] : [],
  ),
)

/** @throws when a table of ours names a procedure that does not exist */
export const procedureOf = (path: string): Procedure => {
  const procedure = PROCEDURES.get(path)
  if (!procedure) throw new Error(`There is no procedure ${path}`)
  return procedure
}

/** As a browser's call, with all that stands before the procedure. @throws TRPCError */
export const callProcedure = (ctx: Ctx, path: string, input: unknown): Promise<unknown> =>
  callTRPCProcedure({
    router: appRouter,
    path,
    type: procedureOf(path)._def.type,
    ctx,
    getRawInput: () => Promise.resolve(input),
    signal: undefined,
    batchIndex: 0,
  })
