// A product comes to its shelf by the store's own departments first, by its title last, and else to a person.
import { expect, it } from 'vitest'
import { mapCategory } from './category-mapping.ts'

const by = (
  path: string,
  title = 'Thing',
  store: 'amazon' | 'ebay' | 'walmart' = 'walmart',
  ids = '',
) =>
  mapCategory({
    store,
    ids: ids.split(' ').filter(Boolean),
    path: path.split('/').filter(Boolean),
    title,
  })

it.each([
  ['Home Improvement/Tools/Power Tools/Drills', 'Home & Garden'],
  ['Electronics/TV & Video/All TVs', 'Electronics'],
  ['Clothing, Shoes & Jewelry/Men/Watches/Wrist Watches', 'Clothing & Accessories'],
  ['Cameras & Photo/Camera Drones', 'Electronics'],
  ['Toys & Hobbies/Building Toys', 'Toys'],
  ['Baby/Baby Clothing', 'Clothing & Accessories'],
  ['Baby/Diapering', 'Toys'],
  ['Health & Household/Vitamins & Dietary Supplements', 'Health & Beauty'],
  ['Beauty & Personal Care/Hair Care', 'Health & Beauty'],
  ['Patio, Lawn & Garden', 'Home & Garden'],
  ['Cell Phones & Accessories/Accessories', 'Electronics'],
  ['Sports & Outdoors/Wearable Technology', 'Electronics'],
])('%s → %s', (path, category) => {
  expect(by(path)).toBe(category)
})

it.each([
  ['amazon', '12097479011 172282'],
  ['ebay', '625 179697'],
  ['walmart', '3944 1060825 447913'],
] as const)('knows the department of %s by its number', (store, ids) => {
  expect(by('', 'Thing', store, ids)).toBe('Electronics')
})

it('does not take the number of one store for that of another', () => {
  expect(by('', 'Thing', 'ebay', '3944')).toBeNull()
})

it('reads the title when the path is new to it', () => {
  expect(by('Outlet/Specials', 'Bluetooth Headphones, Black')).toBe('Electronics')
  expect(by('', 'Cotton Bath Towel')).toBe('Home & Garden')
})

it.each(['Books/Computers', 'Grocery & Gourmet Food/Coffee', 'Automotive/Tools', 'Movies & TV'])(
  'leaves %s to a person, whatever the title says',
  (path) => {
    expect(by(path, 'Bluetooth Headphones')).toBeNull()
  },
)

it('leaves what nothing tells to a person', () => {
  expect(by('Outlet', 'Zxq 17')).toBeNull()
  expect(by('constructor/__proto__', 'toString')).toBeNull()
})
