// The office for search engines: who it is, where, and when somebody is there.
import type { Office } from '#contract/contact.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import type { PageFacts } from '#src/lib/boot.ts'
import { useFacts } from '#src/lib/facts.ts'
import { JsonScript } from '#src/ui/json-script.tsx'

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

const dataOf = ({ brand, origin }: PageFacts, { address, email, phones }: Office) => ({
  '@context': 'https://schema.org',
  '@type': 'LocalBusiness',
  '@id': `${origin}/#office`,
  name: brand,
  url: `${origin}/`,
  image: `${origin}/logo.svg`,
  email,
  telephone: phones[0],
  address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'US' },
  parentOrganization: { '@id': `${origin}/#organization` },
  contactPoint: phones.map((telephone) => ({
    '@type': 'ContactPoint',
    contactType: 'customer service',
    telephone,
    availableLanguage: LOCALES,
  })),
  openingHoursSpecification: [
    { '@type': 'OpeningHoursSpecification', dayOfWeek: WEEKDAYS, opens: '09:00', closes: '18:00' },
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Saturday',
      opens: '10:00',
      closes: '14:00',
    },
  ],
})

/** Only what the server wrote is read. */
export function OfficeData(office: Office) {
  const facts = useFacts()
  const data = import.meta.env.SSR ? dataOf(facts, office) : {}
  return <JsonScript type="application/ld+json" data={data} />
}
