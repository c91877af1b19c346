// Writes an item as Amazon does, every value in a box of its own.
import { AMAZON_NODES } from './departments.ts'
import type { Shown } from './store-faults.ts'

const boxed = (displayValue: unknown, label: string, unit?: string) => ({
  displayValue,
  label,
  locale: 'en_US',
  ...(unit === undefined ? {} : { unit }),
})

const availabilityOf = (stock: number, preOrder: boolean): string => {
  if (preOrder) return 'PREORDER'
  if (stock === 0) return 'OUT_OF_STOCK'
  return stock <= 5 ? 'IN_STOCK_SCARCE' : 'IN_STOCK'
}

const listingOf = ({ item, price }: Shown) => {
  const { stock, preOrder, originalPriceCents } = item
  const type = availabilityOf(stock, preOrder)
  return {
    availability: { maxOrderQuantity: 5, minOrderQuantity: 1, type },
    condition: { conditionNote: '', subCondition: 'Unknown', value: 'New' },
    isBuyBoxWinner: true,
    merchantInfo: { id: 'ATVPDKIKX0DER', name: 'Amazon.com' },
    violatesMAP: false,
    // What is not sold has no price either.
    ...(type === 'OUT_OF_STOCK'
      ? {}
      : {
          price: {
            money: { amount: price, currency: 'USD', displayAmount: `$${price}` },
            ...(originalPriceCents === null
              ? {}
              : {
                  savingBasis: {
                    money: { amount: originalPriceCents / 100, currency: 'USD' },
                    savingBasisType: 'LIST_PRICE',
                    savingBasisTypeLabel: 'List Price:',
                  },
                }),
          },
        }),
  }
}

export const amazonItem = (shown: Shown, partnerTag: string) => {
  const { item, title } = shown
  const { externalId, images, brand, model, gtin, features } = item
  const root = AMAZON_NODES[item.category]
  const [length, width, height] = item.boxThousandthsIn
  const picture = (url: string) => ({ large: { url, height: 500, width: 500 } })
  const [first, ...others] = images.map(picture)
  return {
    asin: externalId,
    detailPageURL: `https://www.amazon.com/dp/${externalId}?tag=${partnerTag}&linkCode=osi&th=1&psc=1`,
    browseNodeInfo: {
      browseNodes: [
        {
          ancestor: { contextFreeName: root.name, displayName: root.name, id: root.id },
          contextFreeName: 'Other',
          displayName: 'Other',
          id: '48446',
          isRoot: false,
        },
      ],
    },
    ...(first ? { images: { primary: first, variants: others } } : {}),
    itemInfo: {
      title: boxed(title, 'Title'),
      byLineInfo: { brand: boxed(brand, 'Brand'), manufacturer: boxed(brand, 'Manufacturer') },
      manufactureInfo: { model: boxed(model, 'Model'), itemPartNumber: boxed(model, 'PartNumber') },
      externalIds: {
        eans: { displayValues: [gtin.padStart(13, '0')], label: 'EAN', locale: 'en_US' },
      },
      features: { displayValues: features, label: 'Features', locale: 'en_US' },
      productInfo: {
        itemDimensions: {
          length: boxed(length / 1000, 'Length', 'inches'),
          width: boxed(width / 1000, 'Width', 'inches'),
          height: boxed(height / 1000, 'Height', 'inches'),
          weight: boxed(item.weightThousandthsLb / 1000, 'Weight', 'Pounds'),
        },
      },
    },
    offersV2: { listings: [listingOf(shown)] },
  }
}
