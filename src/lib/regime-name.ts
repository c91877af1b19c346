// The name of a regime: ours from the dictionary, an added one as its author wrote it.
import type { Translations } from '#src/i18n/i18n-types.ts'
import { useTexts } from '#src/lib/texts.ts'

export type KnownRegime = keyof Translations['regimes']['names']

/** The codes of the dictionary; a code's point cannot stand in a dictionary's key. */
export const KNOWN_REGIMES = [
  'VE_courier-formal',
  'VE_courier-market-practice',
  'VE_sea-personal-box-lt100',
  'CO_le200',
  'CO_le50',
  'CO_le200-vat',
  'CO_gt200',
  'PE_le200',
  'PE_express',
  'EC_postal-2x2',
  'EC_B',
  'EC_D',
  'EC_C',
  'DO_le200',
  'DO_gt200',
  'PA_lt100',
  'PA_ge100',
  'BR_rc-le50',
  'BR_rc-gt50',
  'BR_non-rc',
  'CL_le41',
  'CL_gt41',
  'CL_le500',
  'CL_gt500',
  'AR_courier-le400',
  'AR_courier-gt400',
  'AR_post-le50',
  'AR_post-gt50',
  'MX_tmec-le50',
  'MX_tmec-le117',
  'MX_tmec-gt117',
  'MX_global',
] as const satisfies KnownRegime[]

/** Needs the dictionary `regimes`. A title wins: it belongs to a newer version than ours. */
export function useRegimeName(): (regime: { regime: string; title: string | null }) => string {
  const { regimes } = useTexts()
  return ({ regime, title }) => {
    const known = KNOWN_REGIMES.find((code) => code === regime.replace('.', '_'))
    return title ?? (known ? regimes.names[known]() : regime)
  }
}
