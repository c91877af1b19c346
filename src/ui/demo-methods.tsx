// Says once that all ways to pay are samples; where only some are, each says so itself.
import type { PaymentMethodView } from '#contract/payment-methods.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Notice } from './notice.tsx'

type Methods = readonly Pick<PaymentMethodView, 'demo'>[]

export const areDemo = (methods: Methods): boolean =>
  methods.length > 0 && methods.every(({ demo }) => demo)

export function DemoMethods({ methods }: { methods: Methods }) {
  const { paying: t } = useTexts()
  return (
    areDemo(methods) && (
      <Notice tone="warn" still>
        {t.demoAll()}
      </Notice>
    )
  )
}
