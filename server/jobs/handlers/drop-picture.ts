// Takes a picture that left the gallery off the disk: a job, so that no file goes before the rows have let go of it.
import type { Deps } from '#server/ctx.ts'
import { dropPicture as drop } from '#server/domains/gallery/drop-picture.ts'
import type { JobPayload } from '#server/jobs/definitions.ts'
import { inJobTransaction } from '#server/jobs/job-transaction.ts'

export const dropPicture = (deps: Deps, { picture }: JobPayload<'dropPicture'>): Promise<void> =>
  inJobTransaction(deps, async (scope) => {
    const dropped = await drop(scope, picture)
    scope.log.info({ picture, dropped }, 'picture left the gallery')
  })
