// A file says by itself how it is written; whoever exports one does not know.
import fs from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { detectFormat } from './format.ts'
import { readRecords } from './read.ts'

let folder = ''
beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'import-format-'))
})
afterAll(() => fs.rm(folder, { recursive: true }))

const written = async (content: string | Buffer): Promise<string> => {
  const file = path.join(folder, 'list')
  await fs.writeFile(file, content)
  return file
}

const rowsOf = async (content: string | Buffer, given = {}) => {
  const file = await written(content)
  const detected = await detectFormat(file, given)
  if (!detected.ok) return detected.code
  const records = []
  for await (const piece of readRecords(file, detected.format)) records.push(...piece)
  return {
    headers: detected.format.headers,
    rows: records.map((one) => (one.ok ? one.cells : one.code)),
  }
}

const expected = { headers: ['title', 'price'], rows: [['Ñandú, rojo', '1.50']] }

it.each([
  ['commas', 'title,price\n"Ñandú, rojo",1.50\n'],
  ['semicolons and CRLF', 'title;price\r\nÑandú, rojo;1.50\r\n'],
  ['tabs, no last line end', 'title\tprice\nÑandú, rojo\t1.50'],
  ['pipes and a byte order mark', '\uFEFFtitle|price\nÑandú, rojo|1.50\n'],
  ['NDJSON', '{"title":"Ñandú, rojo","price":"1.50"}\n\n'],
  ['a JSON array', '[{"title":"Ñandú, rojo","price":"1.50"}]'],
  ['a JSON array over lines', '[\n  {\n    "title": "Ñandú, rojo",\n    "price": "1.50"\n  }\n]\n'],
  ['a JSON object with a list', '{"products":[{"title":"Ñandú, rojo","price":"1.50"}],"total":1}'],
  [
    'a list deep in objects, on one line',
    '{"status":"ok","data":{"products":[{"title":"Ñandú, rojo","price":"1.50"}]}}',
  ],
  [
    'a list deep in objects, over lines',
    '{\n "data": {\n  "items": [\n   {"title":"Ñandú, rojo","price":"1.50"}\n  ]\n }\n}',
  ],
  [
    'a list after lists of other things',
    '{"tags":["a]","b"],"stores":[{"id":1,"name":"Feria","rating":5,"url":"x"}],"title":"May","products":[{"title":"Ñandú, rojo","price":"1.50"}],"more":[1]}',
  ],
  ['a first line sep=;', 'sep=;\r\ntitle;price\r\nÑandú, rojo;1.50\r\n'],
  ['carriage returns alone', 'title;price\rÑandú, rojo;1.50\r'],
  ['UTF-16', Buffer.from('\uFEFFtitle\tprice\r\nÑandú, rojo\t1.50\r\n', 'utf16le')],
])('reads %s', async (_, content) => {
  expect(await rowsOf(content)).toEqual(expected)
})

it('takes a line with a price for a product, whatever lists it holds', async () => {
  expect(
    await rowsOf('{"title":"Mug","price":2,"reviews":[{"title":"Fine","rating":5}]}\n'),
  ).toMatchObject({ rows: [['Mug', '2', '[{"title":"Fine","rating":5}]']] })
})

it('prefers the delimiter whose columns it knows over the more frequent sign', async () => {
  const content = 'nombre;precio\na, b, c, d;1,50\ne, f, g, h;2,50\n'
  expect(await rowsOf(content)).toEqual({
    headers: ['nombre', 'precio'],
    rows: [
      ['a, b, c, d', '1,50'],
      ['e, f, g, h', '2,50'],
    ],
  })
})

it('reports rows in another encoding and reads them when told', async () => {
  const latin = Buffer.from('title,price\nCafetera ni\xf1o,9.50\nTea,1.50\n', 'latin1')
  expect(await rowsOf(latin)).toMatchObject({ rows: ['broken_character', ['Tea', '1.50']] })
  expect(await rowsOf(latin, { encoding: 'windows-1252' })).toMatchObject({
    rows: [
      ['Cafetera niño', '9.50'],
      ['Tea', '1.50'],
    ],
  })
})

it('reads JSON keys that are names of JavaScript as mere data', async () => {
  const line =
    '{"title":"a","price":1.5,"__proto__":{"polluted":true},"constructor":"x"}\n[1]\nnonsense\n'
  expect(await rowsOf(line)).toEqual({
    headers: ['title', 'price', '__proto__', 'constructor'],
    rows: [['a', '1.5', '{"polluted":true}', 'x'], 'not_an_object', 'not_json'],
  })
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

it('gives up a cell of a megabyte with its row alone', async () => {
  const content = `title,price\n${'x'.repeat(1_000_000)},1\nTea,1.50\n`
  expect(await rowsOf(content)).toEqual({
    headers: ['title', 'price'],
    rows: ['line_too_long', ['Tea', '1.50']],
  })
})

it.each<[string | Buffer, string]>([
  ['', 'file_empty'],
  ['\n \n', 'file_empty'],
  ['PK\u0003\u0004xl/workbook.xml', 'workbook'],
  ['---\nproducts:\n  - title: Tea\n', 'yaml'],
  ['- title: Tea\n  price: 1\n', 'yaml'],
  ['# Spring list\nproducts:\n  - title: Tea\n', 'yaml'],
  ['title: Tea, green\nprice: 1\nfotos:\n- a.jpg\n', 'yaml'],
  ['<?xml version="1.0"?>\n<products><product><title>Tea</title></product></products>', 'xml'],
  ['\uFEFF<!-- list -->\n<rss version="2.0">\n<channel>', 'xml'],
  ['<html xmlns:x="urn:schemas-microsoft-com:office:excel"><table><tr>', 'web_page'],
  ['\n<!DOCTYPE html>\n<title>Tea</title>', 'web_page'],
  ['<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?>\n<Workbook>', 'workbook'],
  ['%PDF-1.7\n1 0 obj', 'pdf'],
  [Buffer.from('1f8b0800', 'hex'), 'compressed'],
  ['PK\u0003\u0004list.csv', 'compressed'],
  ['[]', 'no_columns'],
])('refuses %j as %s', async (content, code) => {
  expect(await rowsOf(content)).toBe(code)
})

it.each([
  ['<title>,<price>\nTea,1\n', ['<title>', '<price>']],
  ['#,title,price\nTea: green,Tea,1\nMate: herb,Mate,2\n', ['#', 'title', 'price']],
  ['title: all,price\nTea,1\nMate,2\n', ['title: all', 'price']],
])('takes %j for a table', async (content, headers) => {
  expect(await rowsOf(content)).toMatchObject({ headers })
})

it('refuses an encoding nobody knows', async () => {
  expect(await rowsOf('a,b\n', { encoding: 'klingon' })).toBe('unknown_encoding')
})
