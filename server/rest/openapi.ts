// The OpenAPI 3.1 document, made from the same schemas that check the calls.
import { z } from 'zod'
import { procedureOf } from '#server/trpc/procedures.ts'
import { pictureCalls } from './picture-calls.ts'
import type { RestRow } from './rest-row.ts'
import { REST_ROWS } from './table.ts'

type Json = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] }

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
  }) as Json
  return rest
}

/** Refusals are answered as errors, so that a good answer never looks like one. */
const withoutRefusals = (output: Json): Json => {
  const answers = output['anyOf'] as Json[] | undefined
  if (!answers) return output
  const isRefusal = ({ properties }: Json) =>
    (properties?.['ok'] as { const?: unknown } | undefined)?.const === false
  const good = answers.filter((answer) => !isRefusal(answer))
  return good.length === 1 && good[0] ? good[0] : { ...output, anyOf: good }
}

const ERROR_BODY: Json = {
  type: 'object',
  required: ['error', 'code'],
  properties: { error: { type: 'string' }, code: { type: 'string' }, fields: { type: 'object' } },
}
const json = (schema: Json) => ({ 'application/json': { schema } })

function operation(row: RestRow): Json {
  const definition = procedureOf(row.procedure)._def
  const input: Json = definition.inputs?.[0] ? jsonSchema(definition.inputs[0], 'input') : {}
  const inPath = [...row.path.matchAll(/(?<=:)\w+/g)].map(([name]) => name)
  const names = Object.keys(input.properties ?? {}).filter(
    (name) => row.method === 'GET' || inPath.includes(name),
  )
  const answer = definition.output ?? definition.meta?.answer
  const output = answer ? withoutRefusals(jsonSchema(answer, 'output')) : {}
  const body = row.list ? ((output.properties?.['items'] as Json | undefined) ?? {}) : output
  return {
    summary: row.summary,
    operationId: row.procedure,
    parameters: names.map((name) => ({
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name),
      schema: input.properties?.[name],
    })),
    ...(row.method === 'POST' ? { requestBody: { content: json(input) } } : {}),
    responses: {
      200: { description: 'OK', content: json(body) },
      default: { description: 'Error', content: json(ERROR_BODY) },
    },
  }
}

export function openapi(brand: string): Json {
  const paths: Record<string, Record<string, Json>> = {}
  for (const row of REST_ROWS) {
    const address = row.path.replace(/:(\w+)/g, '{$1}')
    paths[address] = { ...paths[address], [row.method.toLowerCase()]: operation(row) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${brand} API`, version: '1' },
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    security: [{}, { bearer: [] }],
    paths: { ...paths, ...pictureCalls(json(ERROR_BODY)) },
  }
}
