// What was wrong with a store's answers or with a run, and what helps, for whoever looks after the sync.
import type { NamespaceFaultDeskTranslation } from '../../i18n-types.ts'

const en_faultDesk = {
  problem: {
    not_an_item: 'Not an item',
    id_unreadable: 'Item number unreadable',
    title_missing: 'Title missing',
    price_missing: 'Price missing',
    price_unreadable: 'Price unreadable',
    price_ambiguous: 'Price can be read in two ways',
    price_zero: 'Price is zero',
    price_negative: 'Price is negative',
    price_absurd: 'Price is absurd',
    price_jump: 'The price jumped and waits for a decision',
    currency_unknown: 'Not in dollars',
    condition_unwanted: 'Not new',
    duplicate_on_page: 'Twice on the same page',
    list_price_dropped: 'List price dropped as unbelievable',
    link_replaced: 'Link replaced by one of ours',
    image_dropped: 'Picture dropped: address not allowed',
    weight_unreadable: 'Weight unreadable',
    item_refused: 'The store refused the item',
    item_unanswered: 'The store said nothing about the item',
    store_warning: 'Warning by the store',
    page_short: 'Page shorter than it should be',
    cursor_loop: 'The list went in circles',
    results_capped: 'The store shows no more results',
    list_empty: 'A configured category shows nothing: check that it exists',
  },
  otherProblem: 'Another problem: {code}',
  faultKind: {
    retryable: 'The store did not answer well several times in a row.',
    throttled: 'The store asked to slow down.',
    unauthorised: 'The store does not accept the credentials.',
    quota: 'The day’s quota of calls is used up.',
    permanent: 'The store refuses the call as it is made.',
    malformed: 'Nobody can read what the store answered.',
  },
  faultOf: {
    not_configured: 'The credentials of this store were removed.',
    internal:
      'Our own program failed while reading the answer; the details are in the server’s log.',
  },
  otherFault: 'The run stopped because of an unexpected error.',
  faultHelp: {
    not_configured: 'Put them back into the environment variables to go on.',
    credentials_refused: 'Check key and secret in the environment variables.',
    associate_not_eligible: 'The affiliate account may not use the API yet.',
    partner_tag_refused: 'Check the partner tag in the environment variables.',
    private_key_unreadable: 'The private key cannot be read: check its format.',
    signature_refused: 'Check the private key and its version.',
    clock_skew: 'The server’s clock is behind or ahead.',
    marketplace_refused: 'Check the configured marketplace of the store.',
  },
} satisfies NamespaceFaultDeskTranslation

export default en_faultDesk
