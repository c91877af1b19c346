// Offers of two stores with one model number: how many are joined, and that nothing else is.
import { describe, expect, test } from 'vitest'
import { joined, letters } from './brand-name.ts'
import { COMPUTING_PAIRS } from './match-computing.pairs.ts'
import { HOME_PAIRS } from './match-home.pairs.ts'
import { LATER_PAIRS } from './match-later.pairs.ts'
import { PHOTO_SOUND_PAIRS } from './match-photo-sound.pairs.ts'
import { MATCH_PAIRS } from './match-products.pairs.ts'
import { matchGround } from './match-products.ts'
import { type Matchable, matchSubject } from './match-subject.ts'
import { type Pair, readPairs } from './read-pairs.fixture.ts'

const written = [COMPUTING_PAIRS, PHOTO_SOUND_PAIRS, HOME_PAIRS].flatMap(readPairs)

const number = ({ model }: Matchable) => joined(letters(model))
const areEqualNumbers = ({ a, b }: Pair) =>
  number(a) === number(b) && number(a).length >= 6 && /\d/u.test(number(a))

const isMatched = ({ a, b }: Pair) => matchGround(matchSubject(a), matchSubject(b)) !== null

/** What makes another item of one that is offered under the same number. */
const SPOILERS: Record<string, (offer: Matchable) => Partial<Matchable>> = {
  'pack of2': ({ title }) => ({ title: `${title} Pack of2` }),
  'kit of 2': ({ title }) => ({ title: `${title} KIT of 2` }),
  '3-pack': ({ title }) => ({ title: `${title}, 3-Pack` }),
  renewed: ({ title }) => ({ title: `${title} (Renewed)` }),
  refurbished: ({ title }) => ({ title: `Factory Refurbished ${title}` }),
  bundle: ({ title }) => ({ title: `${title} Bundle` }),
  'case for it': ({ brand, model }) => ({
    title: `Carry Case for ${brand.split(/[ ,]/u)[0]} ${model}`,
  }),
  replacement: ({ title }) => ({ brand: 'Waitley', title: `Waitley Replacement for ${title}` }),
  'another model': ({ model, title }) => ({
    model: `${model}7X`,
    title: title.replaceAll(/\S*\d\S*/gu, ''),
  }),
}
const spoiled = written
  .filter(
    ({ isSame, a, b }) => isSame && !/pack|pk\b|count|refurb|2 ?x ?2/iu.test(a.title + b.title),
  )
  .flatMap(({ a, b }) =>
    Object.entries(SPOILERS).map(([name, spoil]) => ({
      name,
      pair: { isSame: false, a, b: { ...b, ...spoil(b) } },
    })),
  )

const measure = (pairs: readonly Pair[]) => {
  const matched = pairs.filter(isMatched)
  const right = matched.filter(({ isSame }) => isSame).length
  const precision = right / matched.length
  const recall = right / pairs.filter(({ isSame }) => isSame).length
  return { precision, recall, f1: (2 * precision * recall) / (precision + recall) }
}

test('pairs with equal model numbers: F1 of 0.95, precision of 0.99', () => {
  const equal = [...written, ...spoiled.map(({ pair }) => pair)].filter(areEqualNumbers)
  const { precision, recall, f1 } = measure(equal)
  expect({ pairs: equal.length, same: equal.filter(({ isSame }) => isSame).length }).toEqual({
    pairs: 1233,
    same: 142,
  })
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.95)
  expect(f1).toBeGreaterThanOrEqual(0.95)
})

test('pairs written after the rules: as good', () => {
  const wrong = readPairs(LATER_PAIRS).filter((pair) => isMatched(pair) !== pair.isSame)
  expect(wrong.map(({ a, b }) => `${a.title} = ${b.title}`)).toEqual([])
})

test('all pairs: precision of 0.99', () => {
  const all = [...written, ...readPairs(MATCH_PAIRS), ...spoiled.map(({ pair }) => pair)]
  const { precision, recall } = measure(all)
  expect(precision).toBeGreaterThanOrEqual(0.99)
  expect(recall).toBeGreaterThanOrEqual(0.9)
})

test.each(Object.keys(SPOILERS))(
  'no offer is joined with another one of its number: %s',
  (name) => {
    const wrong = spoiled.filter((each) => each.name === name && isMatched(each.pair))
    expect(wrong.map(({ pair: { a, b } }) => `${a.title} = ${b.title}`)).toEqual([])
  },
)

test('no offer is joined with any other item of the list', () => {
  const [left, right] = [
    written.map(({ a }) => matchSubject(a)),
    written.map(({ b }) => matchSubject(b)),
  ]
  const wrong = left.flatMap((a, at) =>
    right.flatMap((b, other) =>
      at !== other && matchGround(a, b) ? [`${a.keys.at(-1)} = ${b.keys.at(-1)}`] : [],
    ),
  )
  expect(wrong).toEqual([])
})

describe('one line each', () => {
  const offer = (brand: string, model: string, title: string): Matchable => ({
    brand,
    model,
    title,
    gtin: null,
  })
  const ground = (a: Matchable, b: Matchable) => matchGround(matchSubject(a), matchSubject(b))
  const card = offer('Lexar', 'SD1GB-40', 'Lexar 1GB SD Card')

  test.each<[string, Matchable, Matchable]>([
    [
      'Lexar and Lexar Media',
      card,
      offer('Lexar Media', 'SD1GB40', 'Lexar Media 1 GB Secure Digital Card'),
    ],
    ['1 GB and 1024 MB', card, offer('Lexar', 'SD1GB40', 'Lexar 1024 MB SD Memory Card')],
    [
      '1000 GB and 1 TB',
      offer('WD', 'WDH1NC1', 'WD 1000GB Drive'),
      offer('WD', 'WDH1NC1', 'WD My Book 1 TB'),
    ],
    [
      'designed for 15.6 inch',
      offer('Targus', 'CVR6001', 'Targus Sport Backpack Black'),
      offer('Targus', 'CVR6001', 'Targus Sport Backpack designed for 15.6 inch laptops'),
    ],
    [
      '21x Optical Zoom',
      offer('Olympus', 'SP5901', 'Olympus SP Camera 21x Optical Zoom'),
      offer('Olympus', 'SP5901', 'Olympus SP Digital Camera'),
    ],
    [
      '16x DVD-R',
      offer('Sony', 'DRX8401', 'Sony External 16x DVD-R Burner'),
      offer('Sony', 'DRX8401', 'Sony DVD Burner'),
    ],
  ])('one item: %s', (_, a, b) => {
    expect([ground(a, b), ground(b, a)]).toEqual(['brand_model', 'brand_model'])
  })

  const lens = offer('Canon', '2042B002', 'Canon EF-S 18-55mm IS Zoom Lens')
  test.each<[string, Matchable, Matchable]>([
    [
      'a lens and the camera’s kit',
      lens,
      offer('Canon', '2042B002', 'Canon EOS Rebel Digital SLR Camera Kit with 18-55mm Lens'),
    ],
    ['Pack of2', card, offer('Lexar', 'SD1GB40', 'Lexar 1GB SD Card Pack of2')],
    ['KIT of 2', card, offer('Lexar', 'SD1GB40', 'Lexar 1GB SD Card KIT of 2')],
    [
      'M and M PRO',
      offer('Rode', 'NTUSB07', 'Rode M USB Microphone'),
      offer('Rode', 'NTUSB07', 'Rode M PRO USB Microphone'),
    ],
    ['1 GB and 2 GB', card, offer('Lexar', 'SD1GB40', 'Lexar 2GB SD Card')],
    ['new and used', card, offer('Lexar', 'SD1GB40', 'Lexar 1GB SD Card (Used)')],
    ['another make', card, offer('Waitley', 'SD1GB40', 'Waitley 1GB SD Card')],
  ])('two items: %s', (_, a, b) => {
    expect([ground(a, b), ground(b, a)]).toEqual([null, null])
  })
})
