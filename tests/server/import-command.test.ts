// The import command as a person runs it: the plan first, the counts at the end, faults with a way out.
import { execFile } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createImportDesk, fixture } from '#tests/fixtures/import/import-desk.ts'

const { client, databaseUrl, products, rejectsFile, summaryOf, written } = createImportDesk()

const US = ['--store', 'walmart', '--weight-unit', 'lb']

const command = (...words: string[]) =>
  new Promise<{ code: number; out: string; said: string }>((resolve) => {
    const args = [path.resolve('scripts/import.ts'), ...words, '--rejects', rejectsFile()]
    const env = { DATABASE_URL: databaseUrl() }
    execFile(process.execPath, args, { env }, (error, out, said) =>
      resolve({ code: Number(error?.code ?? 0), out, said }),
    )
  })

it('shows its plan, imports, and answers a program in JSON', async () => {
  const { code, out, said } = await command(
    fixture('us-list.csv'),
    ...US,
    '--set',
    'stock=10',
    '--json',
  )
  expect(said).toContain('name             ← title')
  expect(said).toContain('shipweight, in lb unless a cell says otherwise')
  expect(JSON.parse(out)).toMatchObject({ records: 11, created: 5, rejected: 6, dryRun: false })
  expect(code).toBe(0)
  const waiting = `select from pgboss.job where name = 'catalogue.linkProducts' and state = 'created'`
  expect((await client().query(waiting)).rowCount).toBe(1)
  expect(await products('stock, sales_policy, source_store')).toContainEqual([10, 'own', 'walmart'])
})

it('sums the rows up for a person', async () => {
  const { out } = await command(fixture('us-list.csv'), ...US, '--dry-run')
  expect(out).toContain('Dry run, nothing was written: 11 rows')
  expect(out).toContain('5 + 0 + 0 + 6 = 11 of 11 rows')
})

it('asks whose the numbers are, and takes either answer', async () => {
  const { code, said } = await command(fixture('us-list.csv'))
  expect(code).toBe(1)
  expect(said).toContain('--store walmart')
  expect(said).toContain('--list NAME')
  expect(said).toContain('The weights in «shipweight» have no unit')
  const { out } = await command(
    fixture('us-list.csv'),
    '--list',
    'feria',
    '--weight-unit',
    'lb',
    '--dry-run',
  )
  expect(out).toContain('created 5')
})

it('stops before it writes a file of another list, and says how to go on', async () => {
  const file = await written(['id,title,price', '7,Mascara,3.00'])
  await summaryOf(await written(['id,title,price', '7,Old lamp,10.00'], 'lamp.csv'))
  const { code, said } = await command(file, '--store', 'walmart')
  expect(code).toBe(1)
  expect(said).toContain('say --renamed: 1 of 1\n  7: «Old lamp» → «Mascara»')
  expect(await products('name')).toEqual([['Old lamp']])
})

it.each([
  [['--store', 'etsy'], '--store must be one of', 2],
  [['--set', 'category=Spaceships'], 'There is no such category: Spaceships', 1],
  [['--map', 'price=cost'], 'The file has no such column: cost', 1],
])('refuses %j', async (words, reason, exitCode) => {
  const { code, said } = await command(fixture('us-list.csv'), ...words)
  expect(said).toContain(reason)
  expect(code).toBe(exitCode)
})
