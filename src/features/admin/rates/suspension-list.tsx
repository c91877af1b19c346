// Routes that are closed or will be, each with its notice in the reader's language and the way to open it again.
import { Badge, Button } from '@mantine/core'
import { Form, useNavigation } from 'react-router'
import type { TariffDesk } from '#contract/shipping-desk.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatStart } from '#src/ui/format-start.ts'
import { useUiLocale } from '#src/ui/ui-locale.ts'
import styles from '../kit/desk.module.css'
import { useRouteWords } from '../kit/use-route-words.ts'

export function SuspensionList({ desk }: { desk: TariffDesk }) {
  const { pricing } = useTexts()
  const t = pricing.closing
  const locale = useUiLocale()
  const { routeOf } = useRouteWords(desk.destinations)
  const lifting = useNavigation().formData?.get('id')
  return (
    <ul className={styles.list}>
      {desk.suspensions.map((each) => {
        const since = formatStart(each.since, locale)
        const route = routeOf(each)
        return (
          <li key={each.id} className={styles.panel}>
            <div className={styles.head}>
              <div>
                <h3>
                  {route}{' '}
                  <Badge color="red">
                    {each.since > desk.at ? pricing.closesOn() : pricing.closedAll()}
                  </Badge>
                </h3>
                <p suppressHydrationWarning>
                  {each.until
                    ? t.fromTo({ since, until: formatStart(each.until, locale) })
                    : t.fromOn({ since })}
                </p>
              </div>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="id" value={each.id} />
                <Button
                  type="submit"
                  name="intent"
                  value="lift"
                  variant="default"
                  disabled={lifting === String(each.id)}
                  aria-label={t.liftThis({ route })}
                >
                  {t.lift()}
                </Button>
              </Form>
            </div>
            <p>{each.notice[locale]}</p>
          </li>
        )
      })}
    </ul>
  )
}
