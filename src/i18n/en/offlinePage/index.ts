// The page that stands in when there is no connection, in English.
import type { NamespaceOfflinePageTranslation } from '../../i18n-types.ts'

const en_offlinePage = {
  start: 'Home',
  title: 'You are offline',
  lead: 'There is no internet at the moment. What you have already seen can be read; the rest waits for the connection to return.',
  seen: 'Pages you have seen',
  seenText:
    'Those kept on this device appear here. Products, your account and your orders are not kept.',
  again: 'Try again',
} satisfies NamespaceOfflinePageTranslation

export default en_offlinePage
