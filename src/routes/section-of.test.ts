// Every page must be found in the section its address is looked for in; else the browser answers that there is none.
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { isPersonalPage } from '#contract/personal-pages.ts'
import { allSections } from './all-sections.ts'
import { loadSection, SECTION_NAMES, sectionOf } from './section-of.ts'

/** The first words of all addresses below. */
const wordsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) =>
    path === undefined ? wordsOf(children ?? []) : [path.split('/', 1)[0] ?? ''],
  )

test.each(SECTION_NAMES)('the pages of «%s» are looked for there', async (name) => {
  const section = await loadSection(name)
  expect(section).toBe(allSections[name])
  const words = wordsOf(Object.values(section).flat())
  expect(words.length).toBeGreaterThan(0)
  for (const word of words) expect([word, sectionOf(word)]).toEqual([word, name])
  // All but the last two sections are about one person.
  if (name !== 'tools' && name !== 'more')
    for (const word of words) expect([word, isPersonalPage(`/${word}`)]).toEqual([word, true])
})

test.each(['', 'nothing', 'constructor', '__proto__'])('«%s» is looked for in the rest', (word) => {
  expect(sectionOf(word)).toBe('more')
})
