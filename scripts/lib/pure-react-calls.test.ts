// The bundler is told of every component that the installed router makes, and of nothing else.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { pureReactCalls } from './pure-react-calls.ts'

const { transform } = pureReactCalls()
const handler = transform && 'handler' in transform ? transform.handler : transform

function marked(code: string): string {
  const answer = Reflect.apply(handler ?? (() => null), null, [code]) as { code: string } | null
  return answer?.code ?? ''
}

test('components of the installed router are marked, and its code stays as it is', () => {
  const file = fileURLToPath(new URL('lib/dom/lib.js', import.meta.resolve('react-router')))
  const code = fs.readFileSync(file, 'utf8')
  expect(marked(code)).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(')
  expect(marked(code).replaceAll('/* @__PURE__ */ ', '')).toBe(
    code.replaceAll('/* @__PURE__ */ ', ''),
  )
})

test('what may change something is not marked', () => {
  const code = 'const a = make(b), c = d.open()\nconst e = () => React.memo(a)\nReact.memo(e)\n'
  expect(marked(code)).toBe(code)
  expect(marked('const a = b, c = React.memo(a)')).toBe(
    'const a = b, c = /* @__PURE__ */ React.memo(a)',
  )
})
