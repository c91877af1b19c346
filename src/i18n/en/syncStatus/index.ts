// How the catalogue sync stands, for everybody who looks at the products.
import type { NamespaceSyncStatusTranslation } from '../../i18n-types.ts'

const en_syncStatus = {
  title: 'Catalog updates',
  details: 'Show details',
  provider: { amazon: 'Amazon', ebay: 'eBay', walmart: 'Walmart' },
  status: {
    pending: 'Pending',
    active: 'Syncing',
    completed: 'Completed',
    failed: 'Failed',
  },
  sandbox: 'test data',
  sandboxHelp: 'Test data: this store is played without credentials.',
  paused: 'Paused',
  hold: {
    paused: 'The sync stopped halfway and goes on once the store is resumed.',
    quota: 'The day’s calls are used up; it goes on when they are renewed.',
    refused: 'The store did not answer properly; another try follows later.',
  },
  unconfigured: 'Not configured',
  never: 'Never synced',
  now: 'Less than 1 minute ago',
  minutes: '{count} {{count:minute|minutes}} ago',
  hours: '{count} {{count:hour|hours}} ago',
  days: '{count} {{count:day|days}} ago',
  products: '{shown} {{count:product|products}}',
  success: '{percent}% successful',
  progress: 'Progress of {provider}',
  configuration:
    'Configuration required: set the API credentials of the providers (Amazon, eBay and/or Walmart) in environment variables.',
  trigger: 'Sync now',
  course: {
    started: 'The sync has started.',
    running: 'A sync is under way.',
    finished: 'The sync has finished.',
    failed: 'The sync has failed. The panel says why.',
  },
  secondFactor: 'Turn it on',
  otherAccount: 'Sign in with another account',
  missing: 'We could not read the state of the sync.',
  toPanel: 'Go to the panel',
  refused: {
    confirm_identity:
      'More than half an hour has passed since you confirmed it is you. Start the sync from the panel.',
    forbidden: 'Only an administrator can start the sync.',
    second_factor_missing:
      'As an administrator you need two-step verification before you can start the sync.',
    sync_active: 'A sync is already under way. Wait for it to finish.',
    calls_spent: 'The day’s calls are used up. The sync goes on by itself when they are renewed.',
    provider_not_configured: 'No store is configured: their credentials are missing.',
    provider_paused: 'The stores are paused. An administrator can resume them.',
    unavailable: 'The sync could not be started. Try again in a moment.',
  },
} satisfies NamespaceSyncStatusTranslation

export default en_syncStatus
