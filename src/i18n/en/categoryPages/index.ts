// What search engines are told of each category of the catalogue, in English.
import type { NamespaceCategoryPagesTranslation } from '../../i18n-types.ts'

const en_categoryPages = {
  title: '{category} from the USA to Venezuela',
  lead: {
    Electronics:
      'Electronic devices, accessories and parts from US stores, with freight, taxes and delivery in Venezuela worked out before you pay.',
    'Clothing & Accessories':
      'Clothes, shoes, bags and accessories from US stores. Before you pay, you see the cost at your door in Venezuela, freight and taxes included.',
    'Home & Garden':
      'Things for the kitchen, the house and the garden from US stores: see what they cost delivered to your door in Venezuela before you pay.',
    Toys: 'Toys and games for every age from US stores. Before you pay, you see what they cost delivered to your door in Venezuela.',
    'Health & Beauty':
      'Personal care, health and beauty from US stores. Every product shows its cost at your door in Venezuela before you pay.',
  },
} satisfies NamespaceCategoryPagesTranslation

export default en_categoryPages
