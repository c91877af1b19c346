// Every mail of the shop for tests, by the file it is made in.
import { localised, paths } from '#contract/paths.ts'
import { quoteServices } from '#domain/quote-services.ts'
import { ask, piece, TARIFF } from '#domain/quote.fixture.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { mailsIn, token } from './account-mails.fixture.ts'
import type { MailText } from './blocks.ts'
import { type Asked, receiptMail, replyMail } from './contact.mail.ts'
import { newsletterMail } from './newsletter.mail.ts'
import { address, moved, orderWith, placed, setting } from './order-mails.fixture.ts'
import { quoteMail } from './quote.mail.ts'
import { restockMail } from './restock.mail.ts'
import { stockAlertMail } from './stock-alert.mail.ts'
import { syncAlertMail } from './sync-alert.mail.ts'

const input = ask([piece(5, [16, 12, 10])])
const saved = {
  destination: {
    code: 've-caracas',
    country: 've' as const,
    name: 'Caracas',
    region: '',
    services: [],
  },
  quote: quoteServices(input, TARIFF),
  input,
  customs: null,
  taxIncluded: false,
  savedAt: '2026-05-04T15:00:00.000Z',
  validUntil: '2026-05-11T15:00:00.000Z',
  expired: false,
}

export const askedIn = (locale: Locale, typed = 'Ana'): Asked => ({
  id: 1,
  fullName: typed,
  email: 'ana@example.com',
  subject: 'general',
  message: typed,
  locale,
})

/** By the file each is made in, with `typed` wherever a visitor's words are. */
export const mailsOf = (locale: Locale, typed = 'Ana'): Record<string, MailText[]> => {
  const own = mailsIn(locale, typed, typed)
  const asked = askedIn(locale, typed)
  const { fullName, phone, city, state, line1, line2, postalCode } = Object.fromEntries(
    Object.keys(address).map((key) => [key, typed]),
  ) as typeof address
  const order = {
    shippingAddress: { ...address, fullName, phone, city, state, line1, line2, postalCode },
    lines: orderWith().lines.map((each) => ({ ...each, name: typed })),
  }
  const at = (view: Parameters<typeof paths.newsletter>[0]) =>
    setting.publicUrl + localised(locale, paths.newsletter(view))
  const news = { locale, confirmUrl: at({ confirm: token }), leaveUrl: at({ leave: token }) }
  const alert = { locale, fullName: typed, username: typed, store: 'Amazon' }
  return {
    'change-email': [own.changeEmail],
    contact: [receiptMail(setting, asked), replyMail(setting, { ...asked, answer: 'Sí' })],
    'email-changed': [own.emailChanged],
    'factor-changed': [own.totpOn, own.factorsReset],
    newsletter: (['confirm', 'welcome'] as const).map((kind) =>
      newsletterMail(setting, { ...news, kind, isConfirmed: false }),
    ),
    'order-placed': [placed(locale, order)],
    'order-state': [
      moved(locale, 'pending_payment', typed, order),
      moved(locale, 'payment_review', typed, order),
      moved(locale, 'shipped', typed, order),
    ],
    'password-changed': [own.passwordChanged],
    quote: [quoteMail(setting, { saved: { ...saved, locale }, token, locale })],
    'reset-code': [own.resetCode],
    'reset-link': [own.resetLink],
    restock: [{ goodsCents: 10_000, landedCents: 17_100, place: 'Caracas' }, null].map((price) =>
      restockMail(setting, {
        locale,
        product: { id: 17, name: typed, textLanguage: 'en' },
        price,
        leaveUrl: setting.publicUrl + localised(locale, paths.restock(token)),
      }),
    ),
    'sign-in-link': [own.signInLink],
    'stock-alert': [
      stockAlertMail(setting, { ...alert, pieces: 1800, cents: 1_234_500, ofPieces: 17_553 }),
    ],
    'sync-alert': (['stale', 'suspicious'] as const).map((reason) =>
      syncAlertMail(setting, { ...alert, reason }),
    ),
    welcome: [own.welcome],
  }
}
