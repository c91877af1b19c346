// States of the sync for tests of its screens.
import type { ProviderDesk, SyncRunView } from '#contract/sync-desk.ts'
import type { ProviderStats, SyncJob, SyncStats } from '#contract/sync.ts'

export const NOW_MS = Date.parse('2026-11-28T12:00:00.000Z')

export const providerStats = (changes: Partial<ProviderStats> = {}): ProviderStats => ({
  status: 'completed',
  lastSync: '2026-11-28T11:55:00.000Z',
  productCount: 1200,
  successRate: 95,
  configured: true,
  sandbox: true,
  paused: false,
  ...changes,
})

export const syncStats = (changes: Partial<SyncStats> = {}): SyncStats => ({
  amazon: providerStats(),
  ebay: providerStats({ status: 'failed', lastSync: null, successRate: null, productCount: 0 }),
  walmart: providerStats({ status: 'pending', productCount: 10_000, paused: true }),
  lastGlobalSync: '2026-11-28T11:55:00.000Z',
  hasActiveProviders: true,
  ...changes,
})

export const syncJob = (changes: Partial<SyncJob> = {}): SyncJob => ({
  id: 7,
  provider: 'amazon',
  status: 'active',
  hold: null,
  progress: 40,
  seen: 480,
  startedAt: '2026-11-28T11:59:00.000Z',
  ...changes,
})

export const providerDesk = (changes: Partial<ProviderDesk> = {}): ProviderDesk => ({
  ...providerStats(),
  provider: 'ebay',
  salesPolicy: 'own',
  expiresHours: 72,
  longestHours: 168,
  keepsHistory: true,
  policyLater: false,
  mayKeepHistory: true,
  callsToday: 120,
  callsPerDay: 5000,
  failuresInARow: 0,
  restsUntil: null,
  nextRunAt: '2026-11-28T18:00:00.000Z',
  alert: null,
  ...changes,
})

export const syncRun = (changes: Partial<SyncRunView> = {}): SyncRunView => ({
  id: 7,
  provider: 'ebay',
  state: 'completed',
  hold: null,
  phase: 'details',
  progress: 100,
  trigger: 'schedule',
  startedAt: '2026-11-28T11:00:00.000Z',
  endedAt: '2026-11-28T11:03:20.000Z',
  seconds: 200,
  restsUntil: null,
  pages: 12,
  calls: 14,
  seen: 600,
  created: 20,
  changed: 31,
  unchanged: 549,
  rejected: 3,
  unmapped: 2,
  held: 1,
  hidden: 4,
  doubt: null,
  before: 610,
  denied: null,
  deniedOf: null,
  fault: null,
  ...changes,
})
