// What the forms of the addresses do: add, change, remove, make the default one.
import { redirect } from 'react-router'
import { addAddressInput, addressIdInput, updateAddressInput } from '#contract/account-things.ts'
import { paths } from '#contract/paths.ts'
import { formText, formTexts } from '#src/lib/form-text.ts'
import { type AccountAnswer, type Done, doneAddress } from './account-answer.ts'
import { type Door, runForm } from './run-form.ts'

/** The fields are the checkout's, with its names. */
export const ADDRESS_PREFIX = 'shippingAddress'
export const ADDRESS_FIELDS = [
  'fullName',
  'idDocument',
  'phone',
  'state',
  'city',
  'line1',
  'line2',
  'postalCode',
] as const

const to = (done: Done) => redirect(doneAddress(paths.accountAddresses(), done), 303)

const readAddress = (form: FormData) => ({
  ...Object.fromEntries(
    ADDRESS_FIELDS.map((name) => [name, formText(form, `${ADDRESS_PREFIX}.${name}`)]),
  ),
  label: formText(form, 'label'),
})

export async function addressAction(
  request: Request,
  { write, inBrowser }: Door,
): Promise<AccountAnswer | Response> {
  const form = await request.formData()
  const { account } = write
  const typedId = { id: Number(formTexts(form, ['id']).id) }
  switch (formText(form, 'intent')) {
    case 'default':
      return runForm(
        {
          form,
          schema: addressIdInput,
          typed: typedId,
          call: (input) => account.setDefaultAddress(input),
          done: () => to('address'),
        },
        inBrowser,
      )
    case 'remove':
      return runForm(
        {
          form,
          schema: addressIdInput,
          typed: typedId,
          call: (input) => account.removeAddress(input),
          done: () => to('removed'),
        },
        inBrowser,
      )
    case 'update':
      return runForm(
        {
          form,
          schema: updateAddressInput,
          typed: { ...readAddress(form), ...typedId },
          call: (input) => account.updateAddress(input),
          done: () => to('address'),
        },
        inBrowser,
      )
    default:
      return runForm(
        {
          form,
          schema: addAddressInput,
          typed: { ...readAddress(form), isDefault: form.has('isDefault') },
          call: (input) => account.addAddress(input),
          done: () => to('address'),
        },
        inBrowser,
      )
  }
}
