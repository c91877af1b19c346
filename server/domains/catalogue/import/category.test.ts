// The file's own words decide where its goods stand; words nobody knows are asked about.
import { expect, it } from 'vitest'
import { createImportDesk } from '#tests/fixtures/import/import-desk.ts'
import { categoryTold } from './category.ts'

const { products, rejects, run, summaryOf, written } = createImportDesk()

it.each([
  ['footwear', 'Clothing & Accessories'],
  ['apparel', 'Clothing & Accessories'],
  ["women's clothing", 'Clothing & Accessories'],
  ['jewelery', 'Clothing & Accessories'],
  ['mens-watches', 'Clothing & Accessories'],
  ['mobile-accessories', 'Electronics'],
  ['smartphones', 'Electronics'],
  ['home-decoration', 'Home & Garden'],
  ['kitchen-accessories', 'Home & Garden'],
  ['skin-care', 'Health & Beauty'],
  ['Fragrances', 'Health & Beauty'],
  ['Juguetes para niños', 'Toys'],
  ['Abbigliamento > Uomo', 'Clothing & Accessories'],
  ["Clothing >> Women's Clothing >> Lingerie >> Shorts", 'Clothing & Accessories'],
  ['["Furniture >> Living Room >> Sofa Beds"]', 'Home & Garden'],
  ['Gifts|Toys & Games|Board Games', 'Toys'],
  ['Electronics/Audio/Headphones', 'Electronics'],
])('%s is %s', (text, category) => {
  expect(categoryTold(text)).toEqual({ category })
})

it.each([
  ['groceries', true],
  ['Automotive > Lighting', true],
  ['sports-accessories', false],
  ['Zorbing', false],
])('%s is asked about', (unknown, isElsewhere) => {
  expect(categoryTold(unknown)).toEqual({ unknown, isElsewhere })
})

it('takes the answer for the whole tree or for a shelf of it', () => {
  const answers = new Map([['zorbing', 'Toys' as const]])
  expect(categoryTold('Outdoor fun > Zorbing', answers)).toEqual({ category: 'Toys' })
  expect(categoryTold(' ')).toBeNull()
})

it('lists unknown words with their counts and takes the answers', async () => {
  const file = await written([
    'id,title,price,category',
    '1,Basmati rice,3.00,groceries',
    '2,Apple juice,2.00,groceries',
    '3,Xyzzy,2.00,Zorbing',
    '4,Teddy bear toy,2.00,Zorbing',
    '5,Trail runner,50.00,footwear',
  ])
  const told = await run(file)
  expect(told).toMatchObject({
    summary: {
      unknownCategories: [
        ['groceries', 2],
        ['Zorbing', 2],
      ],
    },
  })
  expect(
    (await rejects()).map(([line, column, value, code]) => [line, column, value, code]),
  ).toEqual([
    ['2', 'category', 'groceries', 'category_unknown'],
    ['3', 'category', 'groceries', 'category_unknown'],
    ['4', 'category', 'Zorbing', 'category_unknown'],
  ])
  expect(await products('external_id, category')).toEqual([
    ['4', 'Toys'],
    ['5', 'Clothing & Accessories'],
  ])
  const categories = new Map([
    ['groceries', 'Home & Garden'],
    ['Zorbing', 'Toys'],
  ])
  expect(await summaryOf(file, { categories })).toMatchObject({ created: 3, rejected: 0 })
  expect((await products('category')).flat()).toEqual([
    'Home & Garden',
    'Home & Garden',
    'Toys',
    'Toys',
    'Clothing & Accessories',
  ])
})
