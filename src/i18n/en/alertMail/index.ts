// The words of mails to those who run the shop.
import type { NamespaceAlertMailTranslation } from '../../i18n-types.ts'

const en_alertMail = {
  stale: 'The sync with {store} has not succeeded for more than {hours} {{hours:hour|hours}}',
  staleText:
    'The last try with {store} failed, or there was none. Meanwhile prices grow old, and products whose time is up are no longer shown.',
  suspicious: 'A sync with {store} looks doubtful',
  suspiciousText:
    'What {store} showed does not look right: products are missing, too many prices change, or articles cannot be read. Nothing was hidden: decide whether to accept or reject it.',
  button: 'Open the sync panel',
  held: 'A tenth of the stock is held unpaid',
  heldText:
    'Orders without a confirmed payment hold {pieces} of {of} pieces, worth {amount}. See whether they are real purchases: you can cancel those that are not, and their pieces go back on sale.',
  heldButton: 'See unpaid orders',
} satisfies NamespaceAlertMailTranslation

export default en_alertMail
