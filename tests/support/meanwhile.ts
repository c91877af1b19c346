// Somebody else is faster: parts of a product change while its form is open and nobody touches them there.
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { askDatabase } from './ask-database.ts'
import { shows, told } from './shop-tab.ts'
import type { Shop } from './start-shop.ts'

/** Changes a part of a product that no store tells; only `brand` is typed over in its form. */
export async function meanwhile({ databaseUrl }: Shop, id: number) {
  const change = (what: string) =>
    askDatabase(databaseUrl, `update product set ${what} where id = ${id}`)
  await change(`short_description = 'De otra persona'`)
  return {
    /** A save that fails first, with another change before it, writes nothing over what nobody touched. */
    areKeptBy: async (page: Page, goodPrice: string) => {
      const price = page.getByLabel('Precio (US$)', { exact: true })
      const save = page.getByRole('button', { name: 'Guardar' }).last()
      await change(`text_language = 'pt'`)
      await price.fill('')
      await save.click()
      await shows(page, 'Completa este campo.')
      await price.fill(goodPrice)
      await save.click()
      await told(page, 'Cambios guardados.')
      const sql = `select short_description, text_language, fixed_fields from product where id = ${id}`
      expect(await askDatabase(databaseUrl, sql)).toEqual([
        { short_description: 'De otra persona', text_language: 'pt', fixed_fields: ['brand'] },
      ])
    },
  }
}
