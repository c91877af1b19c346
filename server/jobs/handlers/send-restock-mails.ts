// Tells people, in the order in which they asked, that a product is back; whoever was told already is passed over.
import { publicUrlOf } from '#server/config.ts'
import type { Deps } from '#server/ctx.ts'
import { viewLandedOffer } from '#server/domains/catalogue/catalogue.view.ts'
import type { CardRow } from '#server/domains/catalogue/product/product-columns.ts'
import { findCards } from '#server/domains/catalogue/product/product.queries.ts'
import { RestockAlert } from '#server/domains/restock/restock-alert.entity.ts'
import { reopenAlerts } from '#server/domains/restock/reopen-alerts.ts'
import { restockMailKey } from '#server/domains/restock/restock-mail-key.ts'
import { leavePath } from '#server/domains/restock/restock-path.ts'
import { findLandedBasis } from '#server/domains/shipping/landed-basis.ts'
import { findNetwork } from '#server/domains/shipping/network.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'
import { restockMail, type RestockMailData } from '#server/mail/restock.mail.ts'
import { sendMail } from '#server/platform/mailer.ts'
import type { Em } from '#server/platform/orm.ts'

type Told = Pick<RestockMailData, 'locale'> & { destination: string }

/** Stores want their prices read at their own pages, and what has none has none to tell. */
const mayTellPrice = ({ salesPolicy, expired }: CardRow): boolean =>
  salesPolicy === 'own' && !expired

async function priceOf(
  { orm, config, clock }: Deps,
  em: Em,
  { locale, destination }: Told,
  row: CardRow,
): Promise<RestockMailData['price']> {
  if (!mayTellPrice(row)) return null
  const basis = await findLandedBasis({ em, orm, config, now: clock() }, destination)
  const place = (await findNetwork({ em, orm })).byCode.get(basis.tariff.destination.code)
  return {
    goodsCents: row.priceCents,
    landedCents: viewLandedOffer(row, basis)?.totalCents ?? null,
    place: place?.names[locale] ?? '',
  }
}

export async function sendRestockMails(
  deps: Deps,
  { alertIds }: JobPayload<'sendRestockMails'>,
): Promise<void> {
  const { orm, config, clock } = deps
  const em = orm.em.fork()
  const setting = { brandName: config.brandName, publicUrl: publicUrlOf(config) }
  await inJobTransaction(deps, (scope) => reopenAlerts(scope.em, alertIds))
  const alerts = await em.find(
    RestockAlert,
    { id: { $in: alertIds }, toldAt: { $ne: null } },
    { orderBy: { id: 'asc' }, populate: ['user'] },
  )
  const products = await findCards(em, [...new Set(alerts.map(({ product }) => product.id))])
  const failures: unknown[] = []
  for (const { id, email: recipient, product: of, user, ...alert } of alerts) {
    const product = products.find((row) => row.id === of.id)
    // Whoever left meanwhile, or closed their account, is told nothing.
    if (!product || (await em.count(RestockAlert, { id })) === 0) continue
    // Who has an account is written to in its language, whichever one the shop was seen in.
    const locale = user?.unwrap().locale ?? alert.locale
    const leaveUrl = setting.publicUrl + leavePath(config.secret, { id, email: recipient, locale })
    const price = await priceOf(deps, em, { locale, destination: alert.destination }, product)
    const mail = restockMail(setting, { locale, product, price, leaveUrl })
    const messageKey = restockMailKey(id)
    const outgoing = { ...mail, recipient, locale, messageKey, confidential: true }
    // One address that is refused must not keep those behind it waiting.
    await sendMail(em, config, { ...outgoing, unsubscribeUrl: leaveUrl }, clock()).catch(
      (error: unknown) => failures.push(error),
    )
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} mails not sent`)
}
