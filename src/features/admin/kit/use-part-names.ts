// What the parts of a product are called; those its public page shows have their names from there.
import { type DraftField, FACT_PARTS, type FactPart } from '#domain/product-parts.ts'
import { useTexts } from '#src/lib/texts.ts'

const isFact = (part: DraftField): part is FactPart => FACT_PARTS.some((each) => each === part)

export function usePartNames(): (part: DraftField) => string {
  const { product, productDesk } = useTexts()
  return (part) => (isFact(part) ? product.facts[part]() : productDesk.parts[part]())
}
