// An invoice or a credit note as a page of paper: whom it is for, every line, how it stands, and the way back to its page.
import type { PrintedInvoice } from '#contract/invoices.ts'
import { localised, paths } from '#contract/paths.ts'
import { isInvoiceOpen } from '#domain/invoice-state.ts'
import { currencyOf } from '#domain/payment-amount.ts'
import type { Locale } from '#domain/vocabulary.ts'
import { drawQr } from '#server/platform/draw-qr.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'
import { countryName } from '#src/ui/country-name.ts'
import { formatMethod } from '#src/ui/format-method.ts'
import { formatMoney } from '#src/ui/format-number.ts'
import { formatDay } from '#src/ui/format-rate.ts'
import { formatWhen } from '#src/ui/format-when.ts'
import { drawBand, drawFoot } from './brand-frame.ts'
import { INK, INNER, openSheet, PAGE, type Sheet } from './sheet.ts'

interface Paper extends PrintedInvoice {
  locale: Locale
  brand: string
  publicUrl: string
  words: Pick<TranslationFunctions, 'invoicing' | 'chargeNames' | 'paying'>
  /** Only tests read a document without unpacking it. */
  compress?: boolean
}

const QR = 84
const WIDE = { x: PAGE.margin, width: INNER }
const AMOUNT = 90
const NAME = { x: PAGE.margin, width: INNER - AMOUNT - 12 }
const SUM = { x: PAGE.width - PAGE.margin - AMOUNT, width: AMOUNT }

/** A paragraph, with so much room below it. */
function put(
  sheet: Sheet,
  text: string,
  style: Parameters<Sheet['write']>[2] = {},
  width = INNER,
): void {
  if (!text) return
  sheet.write(text, { x: PAGE.margin, y: sheet.at(), width }, style)
  sheet.down(sheet.heightOf(text, width, style) + 2)
}

function drawHead(sheet: Sheet, { invoice, locale, words }: Paper): void {
  const { invoicing: t, paying } = words
  const { billedTo, payment, other, kind, state, dueAt } = invoice
  const beside = INNER - QR - 16
  const soft = { size: 8, ink: 'soft' } as const
  if (kind === 'invoice')
    put(sheet, t.states[state](), { font: 'bold', size: 12, ink: 'leaf' }, beside)
  if (kind === 'invoice' && isInvoiceOpen(state) && dueAt)
    put(sheet, t.due({ date: formatWhen(dueAt, locale) }), {}, beside)
  if (other)
    put(
      sheet,
      kind === 'invoice' ? t.takenBack({ number: other }) : t.takesBack({ number: other }),
      {},
      beside,
    )
  sheet.down(8)
  put(sheet, t.billedTo(), soft, beside)
  put(sheet, billedTo.fullName, { font: 'bold', size: 10 }, beside)
  put(sheet, billedTo.idDocument, {}, beside)
  put(sheet, [billedTo.line1, billedTo.city, billedTo.state].filter(Boolean).join(', '), {}, beside)
  put(sheet, countryName(billedTo.country, locale), {}, beside)
  if (payment) {
    sheet.down(6)
    put(sheet, t.method(), soft, beside)
    put(sheet, formatMethod(paying, payment), {}, beside)
    if (payment.demo) put(sheet, paying.demo(), { ink: 'warn' }, beside)
  }
  sheet.down(14)
}

/** Beside the head; its squares are drawn as vectors, so that they stay sharp on any printer. */
function drawCode(sheet: Sheet, url: string, y: number): void {
  const { size, path } = drawQr(url)
  const { doc } = sheet
  doc.save()
  doc.translate(PAGE.width - PAGE.margin - QR, y).scale(QR / size)
  doc.path(path).fill(INK.ink)
  doc.restore()
}

function drawLine(sheet: Sheet, name: string, more: string, amount: string, strong = false): void {
  const style = { size: strong ? 11 : 9, font: strong ? 'bold' : 'plain' } as const
  const small = { size: 8, ink: 'soft' } as const
  const height = sheet.heightOf(name, NAME.width, style)
  const below = more ? sheet.heightOf(more, NAME.width, small) : 0
  sheet.need(height + below + 8)
  const y = sheet.at()
  sheet.write(name, { ...NAME, y }, style)
  if (more) sheet.write(more, { ...NAME, y: y + height }, small)
  sheet.write(amount, { ...SUM, y }, { ...style, align: 'right' })
  sheet.down(height + below + 4)
}

function drawSums(sheet: Sheet, { invoice, locale, words }: Paper): void {
  const { invoicing: t, chargeNames } = words
  const { kind, state, bolivars, totalCents, paidCents } = invoice
  const usd = (cents: number) => formatMoney(cents, locale)
  sheet.down(2)
  sheet.rule()
  sheet.down(8)
  drawLine(sheet, chargeNames.total(), '', usd(totalCents), true)
  if (kind !== 'invoice') return
  const isOpen = isInvoiceOpen(state)
  if (bolivars && isOpen)
    drawLine(sheet, t.bolivars(), '', formatMoney(bolivars.centimos, locale, 'VES'))
  drawLine(sheet, t.paid(), '', usd(paidCents))
  if (isOpen) drawLine(sheet, t.rest(), '', usd(totalCents - paidCents))
}

/** What was reported for it, and what became of that. */
function drawPayments(sheet: Sheet, { invoice, locale, words }: Paper): void {
  const { invoicing: t, paying } = words
  if (invoice.payments.length === 0) return
  sheet.down(10)
  sheet.need(50)
  sheet.write(t.payments(), { ...WIDE, y: sheet.at() }, { font: 'bold', size: 11, ink: 'deep' })
  sheet.down(20)
  for (const { kind, state, amount, paidOn, reference } of invoice.payments)
    drawLine(
      sheet,
      `${paying.methods[kind]()} ${reference}`,
      `${formatDay(paidOn, locale)}, ${paying.paymentStates[state]()}`,
      formatMoney(amount, locale, currencyOf(kind)),
    )
}

export function invoiceDocument(paper: Paper): Promise<Buffer> {
  const { invoice, key, locale, brand, publicUrl, words, compress } = paper
  const { invoicing: t, chargeNames } = words
  const title = t[invoice.kind]({ number: invoice.number })
  const sheet = openSheet({
    title,
    author: brand,
    language: locale,
    madeAt: new Date(invoice.issuedAt),
    ...(compress !== undefined && { compress }),
  })
  drawBand(sheet, { brand, title, note: t.issued({ date: formatWhen(invoice.issuedAt, locale) }) })
  const url = publicUrl + localised(locale, paths.invoice(invoice.number, key))
  drawCode(sheet, url, sheet.at())
  drawHead(sheet, paper)
  sheet.write(t.lines(), { ...WIDE, y: sheet.at() }, { font: 'bold', size: 11, ink: 'deep' })
  sheet.down(20)
  for (const { reason, name, quantity, unitCents, cents } of invoice.lines) {
    const price = formatMoney(unitCents, locale)
    const more = quantity > 1 ? t.pieces({ quantity, price }) : ''
    drawLine(sheet, name || chargeNames[reason](), more, formatMoney(cents, locale))
  }
  drawSums(sheet, paper)
  drawPayments(sheet, paper)
  drawFoot(sheet, {
    label: t.online(),
    url,
    pageText: (page, pages) => t.page({ page, pages }),
  })
  return sheet.finish()
}
