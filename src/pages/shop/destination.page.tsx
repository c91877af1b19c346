// Where prices at the door are for: every place that is served, one press each; it works without scripts.
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirectDocument,
  useActionData,
  useLoaderData,
} from 'react-router'
import { localised, ownPath, paths } from '#contract/paths.ts'
import styles from '#src/features/destination/destination.module.css'
import { pageContext } from '#src/lib/calls.ts'
import { formText } from '#src/lib/form-text.ts'
import { useFacts } from '#src/lib/facts.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'
import { countryName } from '#src/ui/country-name.ts'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { read } = context.get(pageContext)
  const next = new URL(request.url).searchParams.get('next') ?? paths.home
  return { next: ownPath(next), destinations: await read.shipping.destinations() }
}

/** Prices on every page change, so the whole document is asked for again. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { write } = context.get(pageContext)
  const form = await request.formData()
  const destination = formText(form, 'destination')
  const isCode = /^[a-z]{2}-[a-z0-9-]{2,40}$/.test(destination)
  const chosen = isCode ? await write.shipping.chooseDestination({ destination }) : { ok: false }
  if (!chosen.ok) return { unserved: true }
  return redirectDocument(ownPath(formText(form, 'next')), 303)
}

export function Component() {
  const { deliverTo: t, catalogue } = useTexts()
  const { destination: here, locale } = useFacts()
  const { next, destinations } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const countries = [...new Set(destinations.map(({ country }) => country))]
  const placesIn = (country: string) => destinations.filter((place) => place.country === country)
  return (
    <Container className={styles.page}>
      <PageHead title={t.title()} noindex />
      <Breadcrumbs
        label={catalogue.crumbs()}
        items={[{ label: catalogue.top(), to: paths.home }, { label: t.title() }]}
      />
      <h1 tabIndex={-1}>{t.title()}</h1>
      <p className={styles.lead}>{t.lead()}</p>
      {answer?.unserved && <Notice tone="warn">{t.unserved()}</Notice>}
      <form method="post" action={localised(locale, paths.destination())}>
        <input type="hidden" name="next" value={next} />
        {countries.map((country) => (
          <details key={country} className={styles.country} open={country === here.country}>
            <summary>
              <h2>{countryName(country, locale)}</h2>
              <Icon name="chevron-down" size={16} />
            </summary>
            <ul className={styles.places}>
              {placesIn(country).map(({ code, name, region }) => (
                <li key={code}>
                  <button
                    type="submit"
                    name="destination"
                    value={code}
                    className={styles.place}
                    aria-pressed={code === here.code}
                  >
                    <span>{name}</span>
                    {region !== name && <small>{region}</small>}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        ))}
      </form>
      <p className={styles.lead}>{t.missing()}</p>
    </Container>
  )
}
