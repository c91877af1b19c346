// Proves that words every object of the language knows, such as `constructor`, mean nothing where a word from outside is looked up.
import { describe, expect, it } from 'vitest'
import { parseCatalogueQuery } from '#contract/catalogue-view.ts'
import { parseSide } from '#domain/aspect-measures.ts'
import { matchSubject } from '#domain/match-subject.ts'
import { parseBox } from '#domain/measure-text.ts'
import { plainText } from '#domain/plain-text.ts'

const NAMES = Object.getOwnPropertyNames(Object.prototype)

describe.each(NAMES)('%s', (name) => {
  it('is no order of the catalogue', () => {
    expect(parseCatalogueQuery(new URLSearchParams({ sort: name })).sort).toBe('featured')
  })
  it('is no unit', () => {
    expect(parseBox(`1 x 2 x 3 ${name}`)).toBeNull()
    expect(parseSide(`1 ${name.slice(0, 12)}`)).toBeNull()
    expect(parseSide('1', name)).toBeNull()
  })
  it('is no sign of a page', () => {
    expect(plainText(`a &${name}; b`, 100)).not.toContain('function')
  })
  it('is a brand like any other', () => {
    const { brand } = matchSubject({ gtin: null, brand: name, model: 'AB12', title: 'Lamp' })
    expect(brand).toBeTypeOf('string')
  })
})
