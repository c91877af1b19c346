// One's own kept quotes: newest first, page by page from an id; each with the link that opens it.
import {
  MY_QUOTES_PAGE_SIZE,
  type MyQuoteRow,
  type MyQuotes,
  type MyQuotesInput,
} from '#contract/account-things.ts'
import type { SavedQuoteView } from '#contract/kept-quotes.ts'
import { quoteToken } from '#server/domains/shipping/quote-token.ts'
import { viewSavedQuote } from '#server/domains/shipping/read-saved-quote.ts'
import { SavedQuote } from '#server/domains/shipping/saved-quote.entity.ts'
import type { Own } from './profile.view.ts'

export async function listMyQuotes(
  { em, user, config, now }: Own,
  { before }: MyQuotesInput,
): Promise<MyQuotes> {
  const found = await em.find(
    SavedQuote,
    { user: user.id, ...(before === null ? {} : { id: { $lt: before } }) },
    { orderBy: { id: 'desc' }, limit: MY_QUOTES_PAGE_SIZE + 1, disableIdentityMap: true },
  )
  const page = found.slice(0, MY_QUOTES_PAGE_SIZE)
  const quotes = page.map(
    ({ id, nonce, destination, quote, createdAt, validUntil }): MyQuoteRow => {
      const prices = quote.options.flatMap((option) =>
        option.refused === null ? [option.totalCents] : [],
      )
      return {
        id,
        token: quoteToken(config.secret, nonce),
        place: destination.name,
        country: destination.country,
        pieces: quote.pieces,
        fromCents: Math.min(...prices),
        savedAt: createdAt.toISOString(),
        validUntil: validUntil.toISOString(),
        expired: validUntil <= now,
      }
    },
  )
  return { quotes, nextBefore: found.length > page.length ? (page.at(-1)?.id ?? null) : null }
}

export async function readAllMyQuotes({ em, user, now }: Own): Promise<SavedQuoteView[]> {
  const rows = await em.find(
    SavedQuote,
    { user: user.id },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  )
  return rows.map((row) => viewSavedQuote(row, now))
}
