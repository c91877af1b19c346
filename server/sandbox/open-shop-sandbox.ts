// All strangers this program talks to, played by one local server.
import { openSandbox } from './sandbox.ts'
import { rateServices } from './rates/rate-services.ts'

export async function openShopSandbox(clock: () => Date) {
  const sandbox = await openSandbox([...rateServices(clock)])
  return {
    ...sandbox,
    rateSources: {
      dolarapi: sandbox.addressOf('dolarapi'),
      openErApi: sandbox.addressOf('open-er-api'),
      frankfurter: sandbox.addressOf('frankfurter'),
    },
  }
}

export type ShopSandbox = Awaited<ReturnType<typeof openShopSandbox>>
