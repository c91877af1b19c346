// What keeps something from one request to the next is listed with its reason, and each reason has its proof: a place
// that is not listed fails, and so does one whose proof is gone.
import fs from 'node:fs'
import { expect, test } from 'vitest'
import { KNOWS_NOBODY, PLACES, SERVER } from '#tests/support/sharing-places.ts'
import { MADE, SERVED } from '#tests/support/served-to-many.ts'
import { projectFiles } from '../../scripts/lib/project-files.ts'

/** What keeps something from one request to the next, or answers many with one thing. */
const SIGNS = [
  /new LRUCache\b/,
  /\bmemoryCache(?:<[^\n]*>)?\(/,
  /new WeakMap\b/,
  /Map<[^\n]*Promise</,
  /^(?:export )?let /m,
  /^(?:export )?const [^=\n]*= new (?:Map|Set)(?:<[^\n]*>)?\(\)/m,
  /: Promise<[^\n]*> \| null = null/,
  /['`]public, max-age/,
  /maxAge: '/,
  /\bcreateEventHub\(/,
  /\bopenDiskCache\(/,
  /^ +let (?:built|latest|known|kept|turn)\b/m,
]

/** No word by which it could know who asks. The clock and the database are all it reads. */
const WHO_ASKS =
  /\b(?:user|cookies?|session|sessionToken|cartToken|browser|knownToken|clientAddress|userAgent|headers)\b/

const files = projectFiles().filter(
  ({ path }) =>
    /^(?:server|src)\//.test(path) &&
    /[.]tsx?$/.test(path) &&
    !/[.](?:test|fixture)[.]tsx?$|^server\/sandbox\//.test(path),
)
const codeOf = (path: string): string =>
  fs.readFileSync(path, 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
const sharing = files
  .map(({ path }) => path)
  .filter((path) => SIGNS.some((sign) => sign.test(codeOf(path))))

test('every place is listed, and everything listed is such a place', () => {
  expect(sharing.toSorted()).toEqual(Object.keys(PLACES).toSorted())
})

test('what a process keeps is bounded in bytes, at one place', () => {
  const keeping = files.filter(({ path }) => /new LRUCache\b/.test(codeOf(path)))
  expect(keeping.map(({ path }) => path)).toEqual(['server/platform/memory-cache.ts'])
})

test.each(Object.entries(PLACES))('%s shares no person: %s', (path, [, proof]) => {
  if (proof === KNOWS_NOBODY) return expect(codeOf(path)).not.toMatch(WHO_ASKS)
  if ('title' in proof)
    return expect(fs.readFileSync(proof.file, 'utf8')).toContain(`\ntest('${proof.title}', `)
  for (const [spelled, address] of proof) {
    expect(codeOf(path)).toContain(spelled)
    expect([...SERVED, ...MADE].some((one) => one.startsWith(address))).toBe(true)
  }
})

const routesOf = (path: string): number =>
  [...codeOf(path).matchAll(/\bapp\.get(?:<[^\n]*>)?\(/g)].length

test('every address that is answered at such a place is named', () => {
  const unnamed = Object.entries(SERVER).filter(
    ([path, [, proof]]) => Array.isArray(proof) && proof.length < routesOf(path),
  )
  expect(unnamed.map(([path]) => path)).toEqual([])
})

test('the browser’s own worker keeps only what the server marks, and never what is asked for with a post', () => {
  const worker = fs.readFileSync('public/sw.js', 'utf8')
  expect(worker).toMatch(/mayBeKept = \(\{ ok, redirected, headers \}\)[^]*headers\.has\(MARK\)/)
  expect(worker).toContain("if (request.method !== 'GET'")
  // Nothing else marks, and it does behind the branch that knows nobody.
  const marking = files.filter(({ path }) => /\bkeepMarks\(/.test(codeOf(path)))
  expect(marking.map(({ path }) => path)).toEqual(['server/ssr/register-pages.ts'])
})
