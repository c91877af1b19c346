// The first sections of a product's form: what it is, what it costs, how heavy it is, how it looks.
import { SIZE_UNITS } from '#contract/product-draft.ts'
import { FACT_PARTS, PRODUCT_PARTS } from '#domain/product-parts.ts'
import { WEIGHT_UNITS } from '#domain/units.ts'
import { CATEGORIES } from '#domain/vocabulary.ts'
import { useTexts } from '#src/lib/texts.ts'
import { CheckField, SelectField, TextField } from '#src/ui/field.tsx'
import { Part, Section, type SectionsProps } from './form-section.tsx'
import { PartNote } from './part-note.tsx'
import { PictureFields } from './picture-fields.tsx'
import styles from './product-form.module.css'

export function Basics({ form: { field }, about }: SectionsProps) {
  const { productDesk: t, category } = useTexts()
  return (
    <Section title={t.basics()}>
      <Part>
        <TextField {...field('name')} maxLength={PRODUCT_PARTS.name.most} autoComplete="off" />
        <PartNote part="name" {...about} />
      </Part>
      <div className={styles.pair}>
        {FACT_PARTS.map((part) => (
          <Part key={part}>
            <TextField
              {...field(part)}
              optional={t.optional()}
              maxLength={PRODUCT_PARTS[part].most}
            />
            <PartNote part={part} {...about} />
          </Part>
        ))}
      </div>
      <Part>
        <SelectField {...field('category')}>
          {CATEGORIES.map((each) => (
            <option key={each} value={each}>
              {category[each]()}
            </option>
          ))}
        </SelectField>
        <PartNote part="category" {...about} />
      </Part>
    </Section>
  )
}

export function MoneyAndStock({
  form: { field, tick },
  about,
  onPrice,
}: SectionsProps & { onPrice: (text: string) => void }) {
  const { productDesk: t } = useTexts()
  return (
    <Section title={t.money()}>
      <div className={styles.pair}>
        <Part>
          <TextField
            {...field('price')}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => onPrice(event.currentTarget.value)}
          />
          <PartNote part="priceCents" {...about} />
        </Part>
        <Part>
          <TextField
            {...field('originalPrice')}
            optional={t.optional()}
            inputMode="decimal"
            autoComplete="off"
          />
          <PartNote part="originalPriceCents" {...about} />
        </Part>
      </div>
      <Part>
        <TextField
          {...field('stock')}
          inputMode="numeric"
          autoComplete="off"
          className={styles.short}
        />
        <CheckField {...tick('preOrder')} />
        <PartNote part="stock" {...about} />
      </Part>
    </Section>
  )
}

export function Measures({ form: { field }, about }: SectionsProps) {
  const { productDesk: t } = useTexts()
  const number = { inputMode: 'decimal', autoComplete: 'off' } as const
  return (
    <Section title={t.measures()}>
      <p className={styles.hint}>{t.weightHint()}</p>
      <Part>
        <div className={styles.measures}>
          <TextField {...field('weight')} {...number} />
          <SelectField {...field('weightUnit')}>
            {WEIGHT_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        </div>
        <PartNote part="weight" {...about} />
      </Part>
      <Part>
        <div className={styles.measures}>
          <TextField {...field('length')} {...number} />
          <TextField {...field('width')} {...number} />
          <TextField {...field('height')} {...number} />
          <SelectField {...field('sizeUnit')}>
            {SIZE_UNITS.map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </SelectField>
        </div>
        <PartNote part="size" {...about} />
      </Part>
    </Section>
  )
}

export function Pictures({ form, about }: SectionsProps) {
  const { productDesk: t } = useTexts()
  return (
    <Section title={t.pictures()}>
      <PictureFields
        value={form.valueOf('images')}
        error={form.faultOf('images')}
        wrong={form.placeOf('images')}
      />
      <PartNote part="images" {...about} />
    </Section>
  )
}
