// A file whose rows break off must break off too, or whoever loads it would wait for ever.
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { csvStream } from './csv-stream.ts'

async function* rows(fault?: Error): AsyncGenerator<string[]> {
  yield ['id', 'name']
  yield ['1', 'a "b", c']
  if (fault) throw fault
}

test('rows become lines', async () => {
  expect(await text(csvStream(rows(), false))).toBe('id,name\n1,"a ""b"", c"\n')
  // Reading it as text takes the mark off.
  expect((await buffer(csvStream(rows()))).toString()).toMatch(/^\uFEFFid,/u)
})

test('a fault between rows is the fault of the file', async () => {
  await expect(text(csvStream(rows(new Error('database gone'))))).rejects.toThrow('database gone')
})
