// Proves that no table with somebody's data is forgotten: each says who copies it for that person, and how it goes.
import { expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { projectFiles } from '../../scripts/lib/project-files.ts'

/** Columns that say who somebody is or what they wrote. What belongs to an account counts whatever its columns are. */
const PERSONAL =
  /email|recipient|replyTo|fullName|username|phone|document|address|city|author|userAgent|birth|message/iu

interface Data {
  /** The file that reads it for the copy of an account, or why nobody gets a copy. */
  copied: string
  /** `cascade`: with the row it belongs to. Otherwise the file that erases it, or why it stays. */
  erased: string
}
const ACCOUNT = 'server/domains/account'
const SECRET = 'nothing but hashes of what its person was sent or shown once'
const NOBODY = 'says nothing about a person'

const TABLES: Record<string, Data> = {
  account_token: { copied: SECRET, erased: 'cascade' },
  app_user: { copied: `${ACCOUNT}/profile.view.ts`, erased: `${ACCOUNT}/delete-account.ts` },
  audit_entry: {
    copied: 'of admins alone, who read it at its desk',
    erased: 'a record of what was done with special rights, which nobody may rewrite',
  },
  cart: { copied: 'server/domains/cart/cart.queries.ts', erased: 'cascade' },
  contact_message: {
    copied: 'server/domains/contact/of-address.ts',
    erased:
      'kept until its writer asks, as the legal page says; those of programs go by themselves',
  },
  contact_reply: { copied: 'server/domains/contact/of-address.ts', erased: 'cascade' },
  delivery_photo: { copied: NOBODY, erased: NOBODY },
  favourite: { copied: `${ACCOUNT}/favourites.ts`, erased: 'cascade' },
  messaging_inquiry: {
    copied: 'has neither a name nor an address to find it by',
    erased: 'server/domains/contact/purge-contact.ts',
  },
  order_event: {
    copied: 'server/domains/orders/order.queries.ts',
    erased: 'server/domains/orders/erase-orders.ts',
  },
  outbox_mail: {
    copied: 'its recipient has the mail itself',
    erased: 'server/platform/purge-mails.ts',
  },
  passkey: { copied: 'server/domains/auth/passkeys.ts', erased: 'cascade' },
  passkey_challenge: { copied: SECRET, erased: 'cascade' },
  recovery_code: { copied: SECRET, erased: 'cascade' },
  saved_quote: { copied: `${ACCOUNT}/my-quotes.ts`, erased: 'cascade' },
  search_word: { copied: NOBODY, erased: NOBODY },
  session: { copied: `${ACCOUNT}/sessions.ts`, erased: 'cascade' },
  shop_order: {
    copied: `${ACCOUNT}/my-orders.ts`,
    erased: 'server/domains/orders/erase-orders.ts',
  },
  subscriber: {
    copied: 'server/domains/contact/of-address.ts',
    erased: 'kept until its reader asks, as the legal page says; unconfirmed ones go by themselves',
  },
  user_address: { copied: `${ACCOUNT}/addresses.ts`, erased: 'cascade' },
}

const texts = new Map(projectFiles().map(({ path, text }) => [path, text]))
const tables = entities.map(({ meta }) => {
  const properties = Object.entries(meta.properties)
  const owners = properties.flatMap(([, { entity, deleteRule }]) =>
    typeof entity === 'function' ? [{ owner: entity(), deleteRule }] : [],
  )
  return { table: meta.tableName, name: meta.className, properties, owners }
})
const personal = tables.filter(
  ({ properties, owners }) =>
    owners.some(({ owner }) => owner === User) || properties.some(([name]) => PERSONAL.test(name)),
)

test('every table with personal data is listed, and no other', () => {
  expect(personal.map(({ table }) => table).toSorted()).toEqual(Object.keys(TABLES).toSorted())
})

test.each(personal)(
  '$table is copied and erased where the list says',
  ({ table, name, owners }) => {
    const { copied, erased } = TABLES[table] ?? { copied: '', erased: '' }
    for (const file of [copied, erased].filter((way) => way.endsWith('.ts')))
      expect(texts.get(file), file).toMatch(new RegExp(`import .*\\b${name}\\b.* from`, 'u'))
    if (erased === 'cascade')
      expect(owners.map(({ deleteRule }) => deleteRule)).toContain('cascade')
  },
)
