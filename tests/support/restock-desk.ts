// What tests of restock alerts do: ask, change the stock, have people told, and read what they were told.
import { tellRestocked } from '#server/jobs/handlers/tell-restocked.ts'
import type { AccountShop } from './account-shop.ts'

interface Told {
  recipient: string
  subject: string
  plain: string
  locale: string
  unsubscribe_url: string
}

/** The shop is opened after this is made. */
export const restockDesk = (shop: () => AccountShop) => ({
  soldOut: (more: object = {}) => shop().product({ stock: 0, ...more }),
  ask: (productId: number, email: string, visitor = shop().visitor()) =>
    visitor.call.restock.ask({ productId, email }),
  stock: (productId: number, pieces: number) =>
    shop().sql('update product set stock = ? where id = ?', [pieces, productId]),
  tell: async () => {
    await tellRestocked(shop().deps)
    return shop().drain('sendRestockMails')
  },
  toldOf: (productId: number) =>
    shop().sql<Told>(
      `select mail.* from outbox_mail mail
        join restock_alert alert on mail.message_key = 'restock:' || alert.id
        where alert.product_id = ? and mail.sent_at is not null order by mail.id`,
      [productId],
    ),
  tokenIn: ({ unsubscribe_url }: Told) => new URL(unsubscribe_url).searchParams.get('leave') ?? '',
})
