// A kept quote with what customs ask, the way on from each price, and the form that mails it.
import type { OpenedQuoteView } from '#contract/kept-quotes.ts'
import { CustomsBrief } from '#src/features/customs/customs-brief.tsx'
import { MailQuote } from '#src/features/shipping/mail-quote.tsx'
import type { QuoteAnswer } from '#src/features/shipping/quote-fields.ts'
import { QuoteWay } from '#src/features/shipping/quote-way.tsx'
import { SavedQuote } from '#src/features/shipping/saved-quote.tsx'
import { FormalDutiesCard } from './formal-duties-card.tsx'

interface KeptQuoteProps {
  saved: OpenedQuoteView
  token: string
  answer: QuoteAnswer | undefined
}

export function KeptQuote({ saved, token, answer }: KeptQuoteProps) {
  const ways = saved.quote.options.map(({ service }) => [
    service,
    <QuoteWay key={service} {...{ saved, service, answer }} />,
  ])
  return (
    <SavedQuote
      {...{ saved, token }}
      ways={Object.fromEntries(ways)}
      mail={<MailQuote answer={answer} />}
      duties={{ Brief: CustomsBrief, Whole: FormalDutiesCard }}
    />
  )
}
