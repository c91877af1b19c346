// What is typed to tell us that an order was paid.
import { text } from '#src/lib/form/kinds.ts'

export const reportFields = {
  reference: text({ autoComplete: 'off', required: true, maxLength: 80 }),
}
