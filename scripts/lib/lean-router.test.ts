// The parts of the router that are cut out must be recognised in the router that is installed.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { leanRouter } from './lean-router.ts'

const folder = new URL('.', import.meta.resolve('react-router'))
const { transform } = leanRouter()
const handler = transform && 'handler' in transform ? transform.handler : transform

/** What becomes of one file of the router, and what the bundler was warned of. */
function lean(name: string) {
  const warnings: unknown[] = []
  const id = fileURLToPath(new URL(name, folder))
  const before = fs.readFileSync(id, 'utf8')
  const context = { warn: (warning: unknown) => warnings.push(warning) }
  const answer = handler?.call(context as never, before, id) as { code: string }
  return { before, after: answer.code, warnings }
}

test('nothing of the router leads into its instrumentation any more', () => {
  const { before, after, warnings } = lean('lib/router/router.js')
  expect(warnings).toEqual([])
  expect(before).toContain('if (init.instrumentations)')
  expect(after).toContain('if (undefined)')
  expect(after).not.toMatch(/init\.instrumentations|MetaReceiver\(router\)/)
})

test('components are marked as droppable and lose their names, nothing else', () => {
  const { before, after } = lean('lib/dom/lib.js')
  expect(after).toMatch(/const NavLink = \/\* @__PURE__ \*\/ React\$1\.forwardRef\(/)
  expect(before).toContain('NavLink.displayName = "NavLink";')
  const unmarked = (code: string) =>
    code.replaceAll('/* @__PURE__ */ ', '').replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
  expect(unmarked(after)).toBe(unmarked(before))
})
