// Says a part of a product in words, for what its source says and for what somebody else wrote meanwhile.
import type { ProductDraft } from '#contract/product-draft.ts'
import type { DraftField } from '#domain/product-parts.ts'
import { writeLocaleNumber } from '#domain/locale-number.ts'
import { useFacts } from '#src/lib/facts.ts'
import { usePartNames } from '../kit/use-part-names.ts'
import { useTexts } from '#src/lib/texts.ts'
import { formatDay } from '#src/ui/format-day.ts'
import { formatMoney, formatNumber } from '#src/ui/format-number.ts'

const LONGEST = 160

export function usePartWords(): (draft: Partial<ProductDraft>, part: DraftField) => string {
  const { productDesk: t, category, catalogue, language } = useTexts()
  const partName = usePartNames()
  const { locale } = useFacts()
  const number = (thousandths: number) => writeLocaleNumber(thousandths, locale)
  const words = (draft: Partial<ProductDraft>, part: DraftField): string => {
    const { stock, weight, size } = draft
    if (part === 'priceCents' || part === 'originalPriceCents')
      return draft[part] == null ? '' : formatMoney(draft[part], locale)
    if (part === 'category') return draft.category ? category[draft.category]() : ''
    if (part === 'stock' && stock)
      return `${formatNumber(stock.pieces, locale)}${stock.preOrder ? ` · ${catalogue.availability.pre_order()}` : ''}`
    if (part === 'expectedOn') return draft.expectedOn ? formatDay(draft.expectedOn, locale) : ''
    if (part === 'weight') return weight ? `${number(weight.thousandths)} ${weight.unit}` : ''
    if (part === 'size')
      return size
        ? `${[size.length, size.width, size.height].map(number).join(' × ')} ${size.unit}`
        : ''
    if (part === 'textLanguage') return draft.textLanguage ? language[draft.textLanguage]() : ''
    if (part === 'salesPolicy') return draft.salesPolicy ? t.policies[draft.salesPolicy]() : ''
    if (part === 'specifications')
      return (draft.specifications ?? []).map((pair) => pair.join(': ')).join(' · ')
    const value = draft[part]
    if (typeof value === 'boolean') return value ? partName(part) : ''
    return Array.isArray(value) ? value.join(' · ') : typeof value === 'string' ? value : ''
  }
  return (draft, part) => {
    const text = words(draft, part)
    if (text === '') return t.blank()
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
  }
}
