// The page that stands in when there is no connection, in English.
import type { NamespaceOfflinePageTranslation } from '../../i18n-types.ts'

const en_offlinePage = {
  start: 'Home',
  title: 'You are offline',
  lead: 'There is no internet at the moment. What you have already seen can be read; the rest waits for the connection to return.',
  seen: 'Pages you have seen',
  seenText:
    'Those kept on this device appear here, each with the date of its copy. Your account, your orders and pages with products sold by another store are not kept.',
  copy: 'Saved copy',
  copyText: 'Offline: this copy is from {date}. Prices and stock may have changed since.',
  again: 'Try again',
} satisfies NamespaceOfflinePageTranslation

export default en_offlinePage
