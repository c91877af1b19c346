// Proves that no table with somebody's data is forgotten: each says who copies it for that person, and how it goes.
import { expect, test } from 'vitest'
import { entities } from '#server/entities.ts'
import { User } from '#server/domains/auth/user.entity.ts'
import { projectFiles } from '../../scripts/lib/project-files.ts'

/** Columns that say who somebody is or what they wrote. What belongs to an account counts whatever its columns are. */
const PERSONAL =
  /email|recipient|replyTo|fullName|username|phone|document|address|city|author|userAgent|birth|message/iu

const ACCOUNT = 'server/domains/account'
const CONTACT = 'server/domains/contact'
const ORDERS = 'server/domains/orders'
const SECRET = 'hashes of secrets, at most beside the address that they were sent to'
const ASKED =
  'kept until its person asks, as the legal page says; spam and unconfirmed ones go by themselves'
const NOBODY = 'says nothing about a person'

/**
 * First the file that reads it for the copy of an account, or why nobody gets one. Then the file that erases it, `cascade`
 * when it goes with the row it belongs to, or why it stays.
 */
const TABLES: Record<string, [copied: string, erased: string]> = {
  account_token: [SECRET, 'cascade'],
  app_user: [`${ACCOUNT}/profile.view.ts`, `${ACCOUNT}/delete-account.ts`],
  audit_entry: ['of admins alone, who read it at its desk', 'a record that nobody may rewrite'],
  cart: ['server/domains/cart/cart.queries.ts', 'cascade'],
  contact_message: [`${CONTACT}/of-address.ts`, ASKED],
  contact_reply: [`${CONTACT}/of-address.ts`, 'cascade'],
  delivery_photo: [NOBODY, NOBODY],
  favourite: [`${ACCOUNT}/favourites.ts`, 'cascade'],
  messaging_inquiry: ['has no name to find it by', `${CONTACT}/purge-contact.ts`],
  order_event: [`${ORDERS}/order.queries.ts`, `${ORDERS}/erase-orders.ts`],
  outbox_mail: ['its recipient has the mail itself', 'server/platform/purge-mails.ts'],
  passkey: ['server/domains/auth/passkeys.ts', 'cascade'],
  passkey_challenge: [SECRET, 'cascade'],
  recovery_code: [SECRET, 'cascade'],
  saved_quote: [`${ACCOUNT}/my-quotes.ts`, 'cascade'],
  search_word: [NOBODY, NOBODY],
  session: [`${ACCOUNT}/sessions.ts`, 'cascade'],
  shop_order: [`${ACCOUNT}/my-orders.ts`, `${ORDERS}/erase-orders.ts`],
  subscriber: [`${CONTACT}/of-address.ts`, ASKED],
  user_address: [`${ACCOUNT}/addresses.ts`, 'cascade'],
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
    const ways: readonly string[] = TABLES[table] ?? []
    for (const file of ways.filter((way) => way.endsWith('.ts')))
      expect(texts.get(file), file).toMatch(new RegExp(`import .*\\b${name}\\b.* from`, 'u'))
    if (ways.includes('cascade'))
      expect(owners.map(({ deleteRule }) => deleteRule)).toContain('cascade')
  },
)
