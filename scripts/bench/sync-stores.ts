// The sandbox's stores for the sync's bench, in a process of their own, so that their work is not measured as the shop's.
import { demoProducts } from '#demo/products.ts'
import { SYNC_STORES } from '#domain/store-offer.ts'
import { openShopSandbox } from '#server/sandbox/open-shop-sandbox.ts'

const [items] = process.argv.slice(2)
let epoch = 0
const boundless = { perSecond: 1e9, perDay: 1e9 }
const { storeAccounts } = await openShopSandbox(() => new Date(), {
  stores: {
    products: demoProducts,
    count: Number(items),
    epoch: () => epoch,
    partners: { amazon: 'puente-20', ebay: '5338000000', walmart: '1234567' },
    allowances: Object.fromEntries(SYNC_STORES.map((store) => [store, boundless])),
  },
})
// Prices and stock move when the bench says so.
process.on('message', () => {
  epoch += 1
})
process.once('disconnect', () => process.exit())
process.send?.(storeAccounts)
