// The words of the desk's pairs: products of different stores that are, or may be, one item.
import type { NamespacePairDeskTranslation } from '../../i18n-types.ts'

const en_pairDesk = {
  lead: 'Products of different stores that are, or may be, one item. Each one’s page shows the best offer of the others. What you decide holds for good.',
  lists: 'Lists of matches',
  open: 'To decide',
  joined: 'Joined automatically',
  decided: 'Decided',
  ground: {
    gtin: 'Same bar code',
    brand_model: 'Same brand and model',
    model_in_title: 'The title of one names the model of the other',
    gtin_doubted: 'Same bar code, but the titles contradict each other',
  },
  same: 'It’s the same',
  different: 'They’re different',
  undo: 'Undo the decision',
  sameOf: 'It’s the same: {first} and {second}',
  differentOf: 'They’re different: {first} and {second}',
  undoOf: 'Undo the decision on {first} and {second}',
  saidSame: 'Decided: it’s the same',
  saidDifferent: 'Decided: they’re different',
  model: 'Model',
  barCode: 'Bar code',
  ofOne: 'Matches of one product only.',
  seeAll: 'See all',
  empty: {
    open: 'Nothing to decide',
    joined: 'No matches yet',
    decided: 'No decisions yet',
  },
  emptyText: {
    open: 'When two stores seem to sell the same thing and it isn’t certain, it appears here.',
    joined: 'After every sync, equal articles of several stores are joined.',
    decided: 'What you decide in the other lists appears here and can be undone.',
  },
} satisfies NamespacePairDeskTranslation

export default en_pairDesk
