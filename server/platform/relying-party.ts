// Who keys are made for: the shop's own host, as everybody reaches it.
import { type Config, publicUrlOf } from '#server/config.ts'

type Setting = Pick<Config, 'publicUrl' | 'port'>

/** A key works at this host only; `http://localhost` is the one place without TLS where browsers have keys. */
export const relyingParty = (config: Setting): { id: string; origin: string } => {
  const origin = publicUrlOf(config)
  return { id: new URL(origin).hostname, origin }
}
