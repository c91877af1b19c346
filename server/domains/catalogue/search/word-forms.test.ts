// Proves that singular and plural lead to each other in the languages of the shop.
import { expect, test } from 'vitest'
import { wordForms } from './word-forms.ts'

test.each([
  ['cables', 'cable'],
  ['cable', 'cables'],
  ['battery', 'batteries'],
  ['batteries', 'battery'],
  ['luces', 'luz'],
  ['luz', 'luces'],
  ['reloj', 'relojes'],
  ['relojes', 'reloj'],
  ['camara', 'camaras'],
  ['niños', 'niño'],
])('%s → %s', (word, form) => {
  expect(wordForms(word)).toContain(form)
})

test.each(['1080p', 'a', 'xm4s', ''])('«%s» has no other form', (word) => {
  expect(wordForms(word)).toEqual([])
})
