// Fills an empty shop with the demo catalogue and two people, once; a shop that has anything is left alone.
import { demoProducts } from '#demo/products.ts'
import { createUser } from './domains/auth/create-user.ts'
import { User } from './domains/auth/user.entity.ts'
import { Product } from './domains/catalogue/product.entity.ts'
import { refreshVocabulary } from './domains/catalogue/refresh-vocabulary.ts'
import { systemClock } from './platform/clock.ts'
import type { Em } from './platform/orm.ts'

const LOGINS = [
  {
    role: 'admin',
    username: 'admin',
    password: 'puente-admin',
    fullName: 'Ana Puente',
    email: 'admin@puente.example',
    isAdmin: true,
  },
  {
    role: 'customer',
    username: 'maria',
    password: 'puente-maria',
    fullName: 'María Rodríguez',
    email: 'maria@puente.example',
    isAdmin: false,
  },
] as const

async function seedPeople(em: Em): Promise<void> {
  if ((await em.count(User)) > 0) return
  for (const { role: _role, ...person } of LOGINS)
    await createUser(em, { ...person, emailVerifiedAt: systemClock() })
}

async function seedProducts(em: Em): Promise<number> {
  const anything = await em.find(Product, {}, { fields: ['id'], limit: 1 })
  if (anything.length > 0) return 0
  const rows = demoProducts.map((product) => ({
    sourceStore: product.store,
    externalId: product.externalId,
    name: product.name,
    brand: product.brand,
    model: product.model,
    category: product.category,
    priceCents: product.priceCents,
    originalPriceCents: product.originalPriceCents,
    ratingTenths: product.ratingTenths,
    reviewCount: product.reviewCount,
    stock: product.stock,
    preOrder: product.preOrder,
    featured: product.featured,
    popularity: product.popularity,
    origin: 'demo' as const,
    weightThousandths: product.weightThousandthsLb,
    weightUnit: 'lb' as const,
    weightSource: 'provider' as const,
    lengthThousandths: product.boxThousandthsIn[0],
    widthThousandths: product.boxThousandthsIn[1],
    heightThousandths: product.boxThousandthsIn[2],
    sizeUnit: 'in' as const,
    images: [...product.images],
    features: [...product.features],
    specifications: product.specifications.map(([key, value]): [string, string] => [key, value]),
    description: product.description,
    shortDescription: product.shortDescription,
    affiliateUrl: product.affiliateUrl,
    originalUrl: product.originalUrl,
  }))
  await em.insertMany(Product, rows)
  await refreshVocabulary(em)
  // Lists are index-only scans, which need the visibility map of a vacuumed table.
  await em.getConnection().execute('vacuum (analyze) product')
  return rows.length
}

export async function seedDemo(em: Em) {
  const added = await seedProducts(em)
  await seedPeople(em)
  return {
    ...(added > 0 ? { demoProducts: added } : {}),
    demoLogins: LOGINS.map(({ role, username, password }) => ({ role, username, password })),
  }
}
