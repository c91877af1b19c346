// How many quotes a network may keep, print or have mailed in an hour, and how many mails an address gets by it.
import type { Ctx } from '#server/ctx.ts'
import { addressGroup } from '#server/platform/address-group.ts'
import { countAttempts } from '#server/platform/attempt-limit.ts'

const HOUR = 3600
const SAVED = { name: 'save_quote', points: 60, duration: HOUR }
const PRINTED = { name: 'print_quote', points: 60, duration: HOUR }
const MAILED_NETWORK = { name: 'mail_quote_network', points: 20, duration: HOUR }
const MAILED_ADDRESS = { name: 'mail_quote_address', points: 5, duration: HOUR }

type LimitCtx = Pick<Ctx, 'em' | 'config' | 'clientAddress'>

/** Seconds to wait when it is one too many; then the transaction is rolled back and nothing was counted. */
export const countSavedQuote = ({ em, config, clientAddress }: LimitCtx): Promise<number | null> =>
  countAttempts(em.getKysely(), config.secret, [
    { rule: SAVED, whose: addressGroup(clientAddress) },
  ])

/** The same for a document. */
export const countPrintedQuote = ({
  em,
  config,
  clientAddress,
}: LimitCtx): Promise<number | null> =>
  countAttempts(em.getKysely(), config.secret, [
    { rule: PRINTED, whose: addressGroup(clientAddress) },
  ])

/** The same for a mail: anybody can have one sent to somebody else. */
export const countQuoteMail = (
  { em, config, clientAddress }: LimitCtx,
  email: string,
): Promise<number | null> =>
  countAttempts(em.getKysely(), config.secret, [
    { rule: MAILED_NETWORK, whose: addressGroup(clientAddress) },
    { rule: MAILED_ADDRESS, whose: email },
  ])
