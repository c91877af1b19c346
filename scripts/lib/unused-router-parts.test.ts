// The bundler is told of every component that the installed router makes, and of nothing else.
import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { unusedRouterParts } from './unused-router-parts.ts'

const { transform } = unusedRouterParts()
const handler = transform && 'handler' in transform ? transform.handler : transform

function edited(code: string): string {
  const answer = Reflect.apply(handler ?? (() => null), null, [code]) as { code: string } | null
  return answer?.code ?? ''
}

test('components of the installed router are marked and lose their names, nothing else', () => {
  const file = fileURLToPath(new URL('lib/dom/lib.js', import.meta.resolve('react-router')))
  const code = fs.readFileSync(file, 'utf8')
  const after = edited(code)
  expect(after).toContain('const NavLink = /* @__PURE__ */ React$1.forwardRef(')
  expect(code).toContain('NavLink.displayName = "NavLink";')
  const unmarked = (text: string) =>
    text
      .replaceAll('/* @__PURE__ */ ', '')
      .replaceAll(/^\w+\.displayName = "[\w.]+";$/gm, '')
      .replaceAll(/^import .*router\/(?:router|history)\.js.*$/gm, '')
  expect(unmarked(after)).toBe(unmarked(code))
})

test.each(['index.js', 'lib/components.js', 'lib/dom/lib.js'])(
  '%s asks for what makes a router apart from all else',
  (name) => {
    const file = fileURLToPath(new URL(name, import.meta.resolve('react-router')))
    const code = fs.readFileSync(file, 'utf8')
    const importsOf = (text: string, from: string) =>
      [...text.matchAll(/import \{ ([^}]*) \} from "[./a-z]*\/([a-z]+\.js[?a-z]*)";/g)]
        .filter((found) => found[2] === from)
        .flatMap((found) => found[1]?.split(', ') ?? [])
    const before = importsOf(code, 'router.js')
    expect(before).toContain('createRouter')
    expect(importsOf(edited(code), 'router.js?late')).toEqual(['createRouter'])
    expect(importsOf(edited(code), 'router.js')).toEqual(
      before.filter((each) => each !== 'createRouter'),
    )
  },
)

test('what may change something stays', () => {
  const code = 'const a = make(b), c = d.open()\nconst e = () => React.memo(a)\na.name = "A"\n'
  expect(edited(code)).toBe(code)
  expect(edited('const a = b, c = React.memo(a)')).toBe(
    'const a = b, c = /* @__PURE__ */ React.memo(a)',
  )
})
