// What the forms of the sync's desk do: one intent each, and back to the page they stand on.
import { redirect } from 'react-router'
import { discardJobInput, redriveJobsInput } from '#contract/failed-jobs.ts'
import { decidePriceInput, decidePricesInput } from '#contract/held-prices.ts'
import { decidePairInput } from '#contract/product-pairs.ts'
import {
  decideRunInput,
  mapPathInput,
  pauseProviderInput,
  providerPolicyInput,
  syncRunInput,
} from '#contract/sync-desk.ts'
import { syncStoreSchema, syncTriggerInput } from '#contract/sync.ts'
import { ownPath, splitLocale } from '#contract/paths.ts'
import { asked } from '#src/lib/asked.ts'
import type { PageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import type { About, Done, SyncAnswer } from './sync-answer.ts'

type Write = PageContext['write']
type Outcome = { ok: true; later?: boolean } | { ok: false; code: SyncAnswer['code'] }
/** What is said of what is kept and goes on by itself. */
const LATER: Partial<Record<Done, Done>> = {
  policy: 'policyLater',
  accepted: 'acceptedLater',
  redriven: 'redrivenLater',
}
interface Deed {
  about: About
  done: Done
  run: () => Promise<Outcome>
  typed?: NonNullable<SyncAnswer['typed']>
}

/** What a form asks for; throws on anything no form of ours sends. */
function readDeed(form: FormData, write: Write): Deed {
  const text = (name: string) => formText(form, name)
  const id = Number(text('id'))
  const accept = text('accept') === '1'
  switch (text('intent')) {
    case 'trigger': {
      const input = syncTriggerInput.parse({ provider: text('provider') })
      return { about: input.provider, done: 'triggered', run: () => write.sync.trigger(input) }
    }
    case 'pause': {
      const input = pauseProviderInput.parse({
        provider: text('provider'),
        paused: text('paused') === '1',
      })
      return {
        about: input.provider,
        done: input.paused ? 'paused' : 'resumed',
        run: () => write.sync.pauseProvider(input),
      }
    }
    case 'policy': {
      const provider = syncStoreSchema.parse(text('provider'))
      const typed = {
        salesPolicy: text('salesPolicy'),
        expiresHours: text('expiresHours'),
        keepsHistory: text('keepsHistory') === '1',
        seen: text('seen'),
      }
      const expiresHours = Number(typed.expiresHours.trim() || 'x')
      const input = providerPolicyInput.safeParse({ ...typed, provider, expiresHours })
      return {
        about: `policy ${provider}`,
        done: 'policy',
        typed,
        run: async () =>
          input.success ? write.sync.changePolicy(input.data) : { ok: false, code: 'hours' },
      }
    }
    case 'decide-run': {
      const input = decideRunInput.parse({ id, accept })
      return {
        about: `run ${id}`,
        done: accept ? 'accepted' : 'rejected',
        run: () => write.sync.decideRun(input),
      }
    }
    case 'redrive': {
      const input = syncRunInput.parse({ id })
      return { about: `run ${id}`, done: 'redriven', run: () => write.sync.resumeRun(input) }
    }
    case 'price': {
      const heldPriceCents = Number(text('heldPriceCents'))
      const input = decidePriceInput.parse({ productId: id, heldPriceCents, accept })
      return { about: `price ${id}`, done: 'price', run: () => write.sync.decidePrice(input) }
    }
    case 'prices': {
      const ticked = form.getAll('price').filter((each) => typeof each === 'string')
      const prices = ticked.map((each) => {
        const [productId, heldPriceCents] = each.split(' ').map(Number)
        return { productId, heldPriceCents }
      })
      const nothing = { ok: false, code: 'nothing_picked' } as const
      if (prices.length === 0)
        return { about: 'prices', done: 'prices', run: () => Promise.resolve(nothing) }
      const input = decidePricesInput.parse({ prices, accept })
      return { about: 'prices', done: 'prices', run: () => write.sync.decidePrices(input) }
    }
    case 'redrive-jobs': {
      const ids = text('ids').split(' ')
      const input = redriveJobsInput.parse({ ids })
      return {
        about: ids.length === 1 ? `job ${ids[0] ?? ''}` : 'jobs',
        done: 'jobs',
        run: () => write.sync.redriveJobs(input),
      }
    }
    case 'discard-job': {
      const input = discardJobInput.parse({ id: text('ids') })
      return {
        about: `job ${input.id}`,
        done: 'jobs',
        run: () => write.sync.discardJob(input),
      }
    }
    case 'pair': {
      const decision = text('decision') || null
      const input = decidePairInput.parse({ id, decision, seen: text('seen') || null })
      return { about: `pair ${id}`, done: 'pair', run: () => write.sync.decidePair(input) }
    }
    default: {
      const seen = text('seen') || null
      const input = mapPathInput.parse({ id, category: text('category') || null, seen })
      return { about: `path ${id}`, done: 'path', run: () => write.sync.mapPath(input) }
    }
  }
}

export async function syncAction(
  request: Request,
  { write, inBrowser }: Pick<PageContext, 'write' | 'inBrowser'>,
): Promise<SyncAnswer | Response> {
  const form = await request.formData()
  let deed: Deed
  try {
    deed = readDeed(form, write)
  } catch {
    throw new Response(null, { status: 400 })
  }
  const outcome = await asked(deed.run(), { inBrowser })
  const { about, typed } = deed
  if (typeof outcome === 'string') {
    const code = outcome === 'offline' ? 'unavailable' : outcome
    return { about, code, ...(typed && { typed }) }
  }
  if (!outcome.ok) return { about, code: outcome.code, ...(typed && { typed }) }
  const done = (outcome.later && LATER[deed.done]) || deed.done
  // Without scripts the address says it.
  if (inBrowser) return { about, done }
  const { pathname, searchParams } = new URL(request.url)
  searchParams.set('done', done)
  return redirect(ownPath(`${splitLocale(pathname).path}?${searchParams}`), 303)
}
