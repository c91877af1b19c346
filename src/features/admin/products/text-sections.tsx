// The last sections of a product's form: what is written about it, and how it is sold.
import { type DraftField, FACT_PARTS, PRODUCT_PARTS, TEXT_PARTS } from '#domain/product-parts.ts'
import { LOCALES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField, SelectField, TextAreaField, TextField } from '#src/ui/field.tsx'
import { Part, Section, type SectionsProps } from './form-section.tsx'
import { PartNote } from './part-note.tsx'

const SHORT: readonly string[] = ['name', ...FACT_PARTS]
/** What is written about it at length. */
const WRITTEN = [
  ...TEXT_PARTS.filter((part) => !SHORT.includes(part)),
  'features',
  'specifications',
] as const

export function Texts({ form: { field }, about }: SectionsProps) {
  const { productDesk: t, language } = useTexts()
  const hints: Partial<Record<DraftField, string>> = {
    description: t.descriptionHint(),
    features: t.featuresHint(),
    specifications: t.specificationsHint(),
  }
  const lines = WRITTEN.map((part) => (
    <Part key={part}>
      <TextAreaField
        {...field(part)}
        optional={t.optional()}
        hint={hints[part]}
        rows={PRODUCT_PARTS[part].kind === 'line' ? 2 : 5}
      />
      <PartNote part={part} {...about} />
    </Part>
  ))
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
