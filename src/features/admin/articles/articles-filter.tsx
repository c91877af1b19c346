// Narrows the list of articles to a language and to a state.
import { NativeSelect } from '@mantine/core'
import type { AdminArticlesInput } from '#contract/blog.ts'
import { paths } from '#contract/paths.ts'
import { ARTICLE_STATES } from '#domain/articles.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { FilterForm } from '../kit/filter-form.tsx'

/** What an address of the list asks for; whatever is broken in it narrows nothing. */
export const articlesViewOf = (query: URLSearchParams): AdminArticlesInput => ({
  locale: LOCALES.find((each) => each === query.get('locale')) ?? null,
  state: ARTICLE_STATES.find((each) => each === query.get('state')) ?? null,
})

export const isNarrowed = ({ locale, state }: AdminArticlesInput): boolean =>
  locale !== null || state !== null

export function ArticlesFilter({ view }: { view: AdminArticlesInput }) {
  const { articleDesk: t, language } = useTexts()
  const { locale, state } = view
  return (
    <FilterForm
      key={`${locale} ${state}`}
      action={paths.adminArticles()}
      isNarrowed={isNarrowed(view)}
    >
      <NativeSelect
        name="locale"
        label={t.draft.locale()}
        defaultValue={locale ?? ''}
        data={[
          { value: '', label: t.all() },
          ...LOCALES.map((value) => ({ value, label: language[value]() })),
        ]}
      />
      <NativeSelect
        name="state"
        label={t.state()}
        defaultValue={state ?? ''}
        data={[
          { value: '', label: t.all() },
          ...ARTICLE_STATES.map((value) => ({ value, label: t.states[value]() })),
        ]}
      />
    </FilterForm>
  )
}
