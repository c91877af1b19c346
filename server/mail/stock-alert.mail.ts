// Tells those who run the shop that a tenth or more of the stock is held by orders nobody has paid.
import { localised, paths } from '#contract/paths.ts'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'
import { accountMail, type AccountMailData } from './account-mail.ts'
import type { MailSetting, MailText } from './blocks.ts'
import { alertWords } from './words.ts'

export interface StockAlertData extends AccountMailData {
  pieces: number
  cents: number
  ofPieces: number
}

export const stockAlertMail = (setting: MailSetting, data: StockAlertData): MailText => {
  const { locale, pieces, ofPieces, cents } = data
  const t = alertWords(locale)
  const title = t.held()
  const text = t.heldText({
    pieces: formatNumber(pieces, locale),
    of: formatNumber(ofPieces, locale),
    amount: formatMoney(cents, locale),
  })
  return accountMail(setting, data, {
    subject: title,
    title,
    blocks: [
      { kind: 'paragraph', text },
      {
        kind: 'button',
        text: t.heldButton(),
        url: setting.publicUrl + localised(locale, paths.adminOrders({ state: 'pending_payment' })),
      },
    ],
  })
}
