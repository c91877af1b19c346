// After an import: a worker finds out which of its products are sold at other stores as well, now and not at the next
// hour of its schedule.
import { enqueueLater } from '#server/jobs/enqueue.ts'
import { openBoss } from '#server/jobs/open-boss.ts'
import { createLog } from '#server/platform/log.ts'

/** Where no worker runs, the job waits for one. */
export const startMatching = async (databaseUrl: string): Promise<void> => {
  const boss = await openBoss(databaseUrl, createLog({ level: 'silent', role: 'import' }))
  try {
    await enqueueLater(boss, 'linkProducts', {}, 0)
  } finally {
    await boss.stop({ graceful: false })
  }
}
