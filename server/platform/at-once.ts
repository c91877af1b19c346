// Lets tRPC read a schema at once: zod leaves its compiled reader aside when it must be ready to wait.
import type { z } from 'zod'

/**
 * The same schema for a procedure's input or output, three times as fast on large answers. tRPC prefers `parseAsync`
 * and takes `parse` where there is none. Only for schemas without asynchronous checks.
 */
export const atOnce = <Schema extends z.ZodType>(schema: Schema): Schema =>
  Object.create(schema, { parseAsync: { value: undefined } }) as Schema
