// What only joins other words of a search: small, because pages say what was left out with such words.
/** Words that join others and name nothing: Spanish, Italian, Portuguese, English. Single letters may be a model. */
const FILLERS = new Set(
  `y de del la las el los un una unos para por con en al di della dei degli delle da il lo gli le uno per ed in
  do dos das os as um uma com em na no the for with and of ad dell dal sul`.split(/\s+/u),
)

/** Whether a folded word may be left out of a search that has other words. */
export const isFiller = (word: string): boolean => FILLERS.has(word)
