// What a person types after npm run import is read as meant or refused with a reason.
import { expect, it } from 'vitest'
import { parseImport } from './import-options.ts'

it('reads every option', () => {
  const words =
    'lists/a.csv --store ebay --list Feria-2 --renamed --price-factor 20 --map name=Title,price= --map brand=Maker --set stock=10 --weight-unit kg --length-unit cm --rate inr=83.5 --decimal , --delimiter tab --dry-run --json'
  expect(
    parseImport([...words.split(' '), '--category', 'a, b=Home & Garden'], '/home/ana'),
  ).toEqual({
    file: '/home/ana/lists/a.csv',
    rejectsFile: '/home/ana/a.csv.rejects.csv',
    choices: {
      store: 'ebay',
      list: 'feria-2',
      map: new Map([
        ['name', 'Title'],
        ['price', ''],
        ['brand', 'Maker'],
      ]),
      set: new Map([
        ['stock', '10'],
        ['lengthUnit', 'cm'],
      ]),
      weightUnit: 'kg',
      rates: new Map([['INR', 83.5]]),
      categories: new Map([['a, b', 'Home & Garden']]),
      decimal: ',',
      delimiter: '\t',
    },
    limits: { mayRename: true, priceFactor: 20 },
    isDryRun: true,
    isJson: true,
  })
})

it.each([
  ['', 'Name one file'],
  ['a b', 'Name one file'],
  ['a --store etsy', 'etsy'],
  ['a --list a/b', '--list'],
  ['a --price-factor x', '--price-factor'],
  ['a --weight-unit stone', '--weight-unit'],
  ['a --length-unit mile', '--length-unit'],
  ['a --rate INR', '--rate'],
  ['a --rate INR=x', '--rate'],
  ['a --category x', '--category'],
  ['a --decimal x', '--decimal'],
  ['a --delimiter :', '--delimiter'],
  ['a --map name', '--map'],
  ['a --set =5', '--set'],
  ['a --rejects a', '--rejects'],
  ['a --nonsense', '--nonsense'],
])('refuses %j', (words, reason) => {
  expect(() => parseImport(words.split(' ').filter(Boolean), '/home/ana')).toThrow(reason)
})
