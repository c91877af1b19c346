// The list of colours that may meet, with the contrast each meeting owes (WCAG 2.2, 1.4.3 and 1.4.11).
import type { ColorName } from './tokens.ts'

const grounds = ['paper', 'surface', 'sunken'] as const
const tones = ['honey', 'leaf', 'sea', 'danger', 'primary'] as const
const texts = [
  'ink',
  'ink-soft',
  'ink-faint',
  'primary-text',
  'honey-text',
  'leaf-text',
  'sea-text',
  'danger-text',
] as const
const marks = ['line-strong', 'primary', 'leaf', 'sea', 'danger', 'focus'] as const

export interface ContrastPair {
  front: ColorName
  back: ColorName
  /** Least ratio: 4.5 for words, 3 for borders, icons and the focus ring. */
  least: 3 | 4.5
}

function pair(front: ColorName, back: ColorName, least: 3 | 4.5): ContrastPair {
  return { front, back, least }
}

/** Every allowed meeting of two colours; a page that needs another one adds it here first. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((back) => texts.map((front) => pair(front, back, 4.5))),
  ...grounds.flatMap((back) => marks.map((front) => pair(front, back, 3))),
  ...tones.flatMap((tone) => [
    pair(`${tone}-text`, `${tone}-soft`, 4.5),
    pair('ink', `${tone}-soft`, 4.5),
    pair('ink-soft', `${tone}-soft`, 4.5),
    pair('focus', `${tone}-soft`, 3),
  ]),
  pair('star', 'surface', 3),
  pair('star', 'paper', 3),
  pair('on-primary', 'primary', 4.5),
  pair('on-primary', 'primary-hover', 4.5),
  pair('on-danger', 'danger', 4.5),
  pair('on-honey', 'honey', 4.5),
  // A code for cameras; they want more than eyes do.
  pair('on-honey', 'picture', 4.5),
  pair('on-deep', 'deep', 4.5),
  pair('on-deep-soft', 'deep', 4.5),
  pair('honey', 'deep', 4.5),
]
