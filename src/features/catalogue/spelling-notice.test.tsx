// Tests what is said of a search that was answered without some of its words.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import { SpellingNotice } from './spelling-notice.tsx'

test.each([
  ['celular Barato, rojo', 'celular, rojo'],
  ['mouse para Barato', 'mouse'],
  ['mouse para el barato de juegos', 'mouse de juegos'],
])('a word that was left out of «%s» is named, and what joined it is not', (search, shown) => {
  renderInShop(<SpellingNotice search={search} corrections={[{ typed: 'barato', used: '' }]} />)
  expect(screen.getByText(`Mostrando resultados de «${shown}»`)).toBeTruthy()
  screen.getByText('No hay nada que tenga todas tus palabras. Dejamos fuera «barato».')
})
