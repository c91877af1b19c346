// Proves that no procedure lets through a text the database cannot hold: one null byte would be an error of ours.
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PROCEDURES } from './procedures.ts'

/** Never stored or looked up as they are, but hashed, or compared in memory: passwords, tokens and keys. */
const isHashed = (name: string): boolean => /: (?:password|currentPassword|token|key)$/.test(name)

type Leaf = [name: string, schema: z.ZodType]

/** Every text among the fields of a schema, whatever is wrapped around it. */
const textsOf = (schema: z.ZodType, name: string): Leaf[] => {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.ZodType>).flatMap(([key, field]) =>
      textsOf(field, [name, key].filter(Boolean).join('.')),
    )
  if (schema instanceof z.ZodArray) return textsOf(schema.element as z.ZodType, `${name}[]`)
  if (schema instanceof z.ZodString) return [[name, schema]]
  if (schema instanceof z.ZodPipe) {
    const found = textsOf(schema.in as z.ZodType, name)
    return found.length > 0 ? [[name, schema]] : textsOf(schema.out as z.ZodType, name)
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => textsOf(option as z.ZodType, name))
  const { innerType } = schema.def as { innerType?: z.ZodType }
  return innerType ? textsOf(innerType, name) : []
}

const texts = [...PROCEDURES].flatMap(([path, { _def }]) =>
  (_def.inputs ?? []).flatMap((input) =>
    textsOf(input, '').map(([name, schema]): Leaf => [`${path}: ${name}`, schema]),
  ),
)

test('the texts of every procedure are found', () => {
  const names = texts.map(([name]) => name)
  expect(names).toEqual(expect.arrayContaining(['auth.login: password', 'auth.login: username']))
  expect(names).toContain('orders.placeOrder: shippingAddress.line1')
  expect(names).toContain('orders.adminList: search')
})

test.each(texts.filter(([name]) => !isHashed(name)))(
  '%s keeps no null byte and no half character',
  (_name, schema) => {
    const parsed = schema.safeParse('abcdef\u0000gh\ud800i')
    expect(parsed.success ? parsed.data : '').not.toMatch(/[\0\ud800]/)
  },
)
