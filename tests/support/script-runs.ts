// How each script of package.json is run on little input and what it then says: tests/full/npm-scripts.test.ts runs all.
import fs from 'node:fs'
import path from 'node:path'

export interface ScriptRun {
  words?: string[]
  /** On whichever stream. */
  says: RegExp[]
  /** It measures: 1 as exit code is a target that it missed on so little input, anything else a crash. */
  mayMiss?: true
  /** It lives until it is told to end, and answers at the address that the first thing it says has in it. */
  lives?: true
  /** It writes into the project: in a copy of it, to which somebody did this before. */
  copy?: (root: string) => void
  /** What stands in a file that it leaves, by a pattern of its name. */
  leaves?: Record<string, RegExp>
}

const asItIs = () => {}
const LITTLE = ['--rounds', '1', '--seconds', '1']
const bench = (words: string, ...says: RegExp[]): ScriptRun => ({
  words: [...words.split(' '), ...LITTLE],
  says,
  mayMiss: true,
})

/** A column that no migration has. */
const addColumn = (root: string): void => {
  const file = path.join(root, 'server/domains/auth/user.entity.ts')
  const text = fs.readFileSync(file, 'utf8')
  fs.writeFileSync(file, text.replace('isAdmin:', 'nickname: p.text().nullable(),\n    isAdmin:'))
}
const writeCrooked = (root: string): void =>
  fs.writeFileSync(path.join(root, 'domain/crooked.ts'), '// Crooked.\nexport  const a=1;')

/** By name, in the order in which they are run: what one of them keeps in its data folder, the next finds there. */
export const scriptRuns = (folder: string): Record<string, ScriptRun[]> => ({
  dev: [{ says: [/Puente is ready: (\S+)/], lives: true }],
  start: [{ says: [/Puente is ready: (\S+)/], lives: true }],
  import: [
    {
      words: [
        'tests/fixtures/import/us-list.csv',
        '--store',
        'walmart',
        '--weight-unit',
        'lb',
        '--rejects',
        path.join(folder, 'rejects.csv'),
      ],
      says: [/= 11 of 11 rows/],
      leaves: { [path.join(folder, 'rejects.csv')]: /price/ },
    },
  ],
  admin: [
    {
      words: ['create', '--email', 'ana@example.com', '--name', 'Ana Paz', '--username', 'ana'],
      says: [/Admin ana <ana@example.com> created/, /Password: \S{12}/],
    },
  ],
  'migrate:create': [
    { words: ['add_nothing'], says: [/^Entities and migrations agree/m], copy: asItIs },
    {
      words: ['add_nickname'],
      says: [/^migrations\/Migration\d+_add_nickname\.ts$/m],
      copy: addColumn,
      leaves: { 'migrations/*_add_nickname.ts': / add \\?"nickname(?![^]*catalogue_)/ },
    },
  ],
  reset: [{ words: ['--yes'], says: [/^Deleted \S+\.$/m] }],
  build: [
    {
      says: [/^Client build: built$/m],
      copy: asItIs,
      leaves: { 'dist/.source-hash': /^[\da-f]{64}$/, 'dist/server/entry.server.js': /render/ },
    },
  ],
  format: [
    {
      words: ['domain/crooked.ts'],
      says: [],
      copy: writeCrooked,
      leaves: { 'domain/crooked.ts': /^export const a = 1$/m },
    },
  ],
  check: [{ words: ['format', 'imports'], says: [/^✓ format/m, /^✓ imports/m] }],
  test: [
    { words: ['tests/unit/memory-target.test.ts'], says: [/^✓ build/m, /^1 passed, 0 failed$/m] },
  ],
  'test:full': [{ words: ['tests/full/memory-bench.test.ts'], says: [/Tests +1 passed/] }],
  i18n: [{ says: [/^Types of the dictionaries: (?:fresh|generated)$/m] }],
  sandbox: [
    { words: ['--port', '0'], says: [/DOLARAPI_URL="([^"]+)"[^]*Ctrl-C ends it/], lives: true },
  ],
  bench: [
    bench('import --rows 300', /"importRowsPerSecond": \d/, /^[✓✗] import: /m),
    bench(
      'serve pages --products 300',
      /^deepest page +shop \d.*failures 0$/m,
      /^\/product\/:id, rendered +\d.*failures 0$/m,
      /people at one cold page/,
      /^✓ 0 requests failed$/m,
    ),
    bench('accounts', /"statements": [1-9]/, /^[✓✗] signing in costs/m, /^[✓✗] a reset with/m),
    bench('quotes', /^engine \d+\/s/m, /^✓ 0 quotes failed$/m),
    bench('relevance', /^es  \d+ queries  NDCG@10 0\.\d/m, /^✓ 0\.0 % of them find nothing/m),
    bench('sync --offers 300', /"movedChanged": \d/, /^✓ 0 calls failed$/m),
    bench('million --large 3000', /^[✓✗] a sitemap: /m, /^[✓✗] facets, \d+ matches in both: /m),
    bench('memory --requests 60', /^[✓✗] \d+ MB resident after 60 requests/m),
    bench('packing --instances 1', /^BR15 .* 1\/1$/m, /^✓ 0 packings with a fault$/m),
  ],
  budgets: [
    { words: ['/auth'], says: [/^\/auth\?tab=register +[1-9]/m, /^react-dom +\d/m], mayMiss: true },
  ],
  screenshots: [
    {
      words: ['home', '--folder', folder],
      says: [/^home +[1-9]\d* kB$/m],
      leaves: { [path.join(folder, 'home.webp')]: /^RIFF/ },
    },
  ],
  lighthouse: [{ words: ['/', '--runs', '1'], says: [/^\/ +performance \d+ /m], mayMiss: true }],
  faults: [{ words: ['random', '--kills', '1'], says: [/^1 of 1 held; seed \d+$/m] }],
})
