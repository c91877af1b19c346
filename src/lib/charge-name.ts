// What a charge is called; freight says by which service.
import type { Charge } from '#contract/landed.ts'
import type { OrderService } from '#domain/shipping-services.ts'
import type { TranslationFunctions } from '#src/i18n/i18n-types.ts'

export const chargeName = (
  words: TranslationFunctions['chargeNames'],
  code: Charge['code'],
  service: OrderService,
): string => (code === 'freight' ? words[`freight_${service}`]() : words[code]())
