// Marks must fall on what was typed, whatever accents either side has.
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { highlight } from './highlight.tsx'

test.each([
  ['Taza de café para niños', 'cafe NI', 'Taza de [caf\u00e9] para [ni]ños'],
  ['Cafe\u0301 molido', 'café', '[Cafe\u0301] molido'],
  ['Kit KTC-D320', 'ktc', 'Kit [KTC]-D320'],
  ['Straße', 'strass', '[Straß]e'],
  ['Nada que ver', 'xyz', 'Nada que ver'],
  ['<b>Todo</b>', '', '<b>Todo</b>'],
])('%s, typed %s', (text, typed, marked) => {
  const { container } = render(<p>{highlight(text, typed)}</p>)
  for (const mark of container.querySelectorAll('mark')) mark.replaceWith(`[${mark.textContent}]`)
  expect(container.textContent).toBe(marked)
})
