// Sorts every test into the project that runs it; the folder alone decides.
import { defineConfig } from 'vitest/config'
import { generateWords } from './scripts/lib/generate-words.ts'
import { heldBackFiles } from './tests/support/files-of-full-run.ts'

// Once, before any worker reads them.
await generateWords()

const guards = ['tests/support/network-guard.ts', 'tests/support/console-guard.ts']
const postgres = ['tests/support/postgres-global.ts']

/** npm run test:full has a folder of its own, and all of what is held back every day. */
const inFull = (folders: string[]) => ({ include: heldBackFiles(folders) })

export default defineConfig(({ mode }) => ({
  resolve: { dedupe: ['react', 'react-dom'] },
  test: {
    exclude: ['**/node_modules/**', 'dist/**', '.cache/**', '.data/**'],
    setupFiles: guards,
    expect: { poll: { timeout: 15_000 } },
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    allowOnly: false,
    passWithNoTests: true,
    // What waits for a database, a process or a clock leaves a core to the others.
    maxWorkers: 3,
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{domain,contract,demo,scripts,migrations}/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/{support,unit}/**/*.test.ts',
          ],
          ...(mode === 'full' && inFull(['domain', 'contract', 'scripts'])),
          isolate: false,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.{ts,tsx}', 'tests/server/**/*.test.{ts,tsx}'],
          ...(mode === 'full' && inFull(['server', 'tests/server'])),
          // Files share what they import: reading the whole server anew took most of each file's time.
          isolate: false,
          setupFiles: ['tests/support/cheap-passwords.ts'],
          globalSetup: postgres,
          // What hangs is found as well in thirty seconds, and a busy machine is slow.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx', 'tests/component/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component-setup.ts'],
          // Files share what they import and one document; the set-up empties it, and forgets modules a file replaced.
          isolate: false,
          // The accessibility of a whole form is a lot of work for a busy machine.
          testTimeout: 15_000,
        },
      },
      {
        test: {
          name: 'browser',
          // npm run test:full asks for what is too much for every day.
          include:
            mode === 'full'
              ? ['tests/full/**/*.test.ts', ...heldBackFiles(['tests/e2e'])]
              : ['tests/e2e/**/*.test.ts'],
          // Files share what they import, and a browser.
          isolate: false,
          globalSetup: postgres,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // On a busy machine a browser is late now and then; what passed only at the second try is named in the output.
          retry: 1,
          // After the others: a browser and its shop are waited for more than they work.
          sequence: { groupOrder: 1 },
          maxWorkers: 3,
        },
      },
    ],
  },
}))
