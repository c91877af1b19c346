// Before anybody buys: what the product's name sounds like, that it may not travel, where that is explained and whom to ask.
import { paths } from '#contract/paths.ts'
import type { RestrictedKind } from '#domain/shipping-services.ts'
import { useTexts } from '#src/lib/texts.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

export function RestrictedNotice({ kind }: { kind: RestrictedKind }) {
  const { restrictedGoods: t } = useTexts()
  return (
    <Notice
      still
      tone="warn"
      title={t.seems[kind]()}
      actions={
        <>
          <ButtonLink to={paths.restrictedGoods} variant="secondary" size="s">
            {t.read()}
          </ButtonLink>
          <ButtonLink to={paths.contact()} variant="quiet" size="s">
            {t.ask()}
          </ButtonLink>
        </>
      }
    >
      {t.text()}
    </Notice>
  )
}
