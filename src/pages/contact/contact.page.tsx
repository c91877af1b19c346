// /contact: write to the shop, find it, or ask whose a tracking number is.
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/paths.ts'
import { ContactSection } from '#src/features/contact/contact-section.tsx'
import styles from '#src/features/contact/contact.module.css'
import { OfficeData } from '#src/features/contact/office-data.tsx'
import { pageContext } from '#src/lib/calls.ts'
import { postAction } from '#src/lib/form/post-action.ts'
import { PageHead } from '#src/lib/page-head.tsx'
import { useTexts } from '#src/lib/texts.ts'
import { Breadcrumbs } from '#src/ui/breadcrumbs.tsx'
import { Container } from '#src/ui/container.tsx'

const LONGEST_NUMBER = 60

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const asked = searchParams.get('number') ?? ''
  const office = await context.get(pageContext).read.contact.office()
  return { office, number: asked.trim().slice(0, LONGEST_NUMBER), sent: searchParams.has('sent') }
}

export const action = postAction(async () => {
  const { contactPosts } = await import('#src/features/contact/contact-post.ts')
  return contactPosts
})

export function Component() {
  const { contactPage: t } = useTexts()
  const { office, number, sent } = useLoaderData<typeof loader>()
  return (
    <Container className={styles.page}>
      <PageHead
        title={t.title()}
        description={t.description()}
        canonical={paths.contact()}
        noindex={(sent || number !== '') && 'follow'}
      />
      <OfficeData {...office} />
      <Breadcrumbs
        label={t.crumbs()}
        items={[{ label: t.home(), to: paths.home }, { label: t.title() }]}
      />
      <header className={styles.head}>
        <h1>{t.heading()}</h1>
        <p className={styles.lead}>{t.lead()}</p>
      </header>
      <ContactSection office={office} number={number} sent={sent} />
    </Container>
  )
}
