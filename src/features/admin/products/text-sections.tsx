// The last sections of a product's form: what is written about it, and how it is sold.
import { LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { Part, Section, type SectionsProps } from './form-section.tsx'
import { PartNote } from './part-note.tsx'

export function Texts({ form: { field }, about }: SectionsProps) {
  const { productDesk: t, language } = useTexts()
  const lines = (['shortDescription', 'description', 'features', 'specifications'] as const).map(
    (name) => (
      <Part key={name}>
        <TextAreaField
          {...field(name)}
          optional={t.optional()}
          hint={name === 'shortDescription' ? undefined : t[`${name}Hint`]()}
          rows={name === 'shortDescription' ? 2 : 5}
        />
        <PartNote part={name} {...about} />
      </Part>
    ),
  )
  return (
    <Section title={t.texts()}>
      <Part>
        <SelectField {...field('textLanguage')}>
          {LOCALES.map((each) => (
            <option key={each} value={each}>
              {language[each]()}
            </option>
          ))}
        </SelectField>
        <PartNote part="textLanguage" {...about} />
      </Part>
      {lines}
    </Section>
  )
}

export function Selling({ form: { field, tick }, about }: SectionsProps) {
  const { productDesk: t } = useTexts()
  return (
    <Section title={t.selling()}>
      <div>
        <CheckField {...tick('hidden')} />
        <CheckField {...tick('featured')} />
        <PartNote part="hidden" {...about} />
        <PartNote part="featured" {...about} />
      </div>
      <Part>
        <SelectField {...field('salesPolicy')}>
          <option value="own">{t.policies.own()}</option>
          <option value="affiliate">{t.policies.affiliate()}</option>
        </SelectField>
        <PartNote part="salesPolicy" {...about} />
      </Part>
      <Part>
        <TextField
          {...field('originalUrl')}
          optional={t.optional()}
          inputMode="url"
          maxLength={2048}
        />
        <PartNote part="originalUrl" {...about} />
      </Part>
    </Section>
  )
}
