// The words of a product's form; what its public page also says comes from there.
import { useStoreNames } from '#src/lib/store-names.ts'
import { useTexts } from '#src/lib/texts.ts'

export function useProductWords() {
  const { productDesk: t, product, category, language } = useTexts()
  const { parts, sides, wrong } = t
  const stores = useStoreNames()
  return {
    ...t,
    ...product.facts,
    ...parts,
    // Functions have names and lengths of their own, which do not spread.
    name: parts.name,
    pieces: parts.stock,
    thousandths: parts.weight,
    length: sides.long,
    width: sides.wide,
    height: sides.high,
    categoryChoices: category,
    textLanguageChoices: language,
    salesPolicyChoices: t.policies,
    storeChoices: stores,
    originalPriceCentsFaults: { too_small: wrong.original },
    imagesFaults: { invalid: wrong.image },
    specificationsFaults: { required: wrong.pairs },
  }
}
