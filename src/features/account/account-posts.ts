// What the forms of name, address of mail and preferences do, and those of one's data and addresses.
import { redirect, redirectDocument } from 'react-router'
import { z } from 'zod'
import {
  changeEmailInput,
  deleteAccountInput,
  updatePreferencesInput,
  updateProfileInput,
} from '#contract/account.ts'
import { addressManners, addressIdInput } from '#contract/account-things.ts'
import { orderAddressSchema } from '#contract/address.ts'
import { localised, paths } from '#contract/paths.ts'
import { idSchema } from '#contract/primitives.ts'
import { leaveWith } from '#src/lib/flash.ts'
import type { Posts } from '#src/lib/form/post-action.ts'
import { post } from '#src/lib/form/run-post.ts'
import { type Done, doneAddress } from './account-done.ts'
import { addressForms } from './address-forms.ts'
import { type AccountAnswer, accountFields as fields } from './account-fields.ts'

const nothing = z.object({})

export const profilePosts: Posts<AccountAnswer> = ({ write: { account, auth } }, { request }) => {
  const to = (done: Done) => doneAddress(paths.accountProfile, done)
  return {
    profile: post({
      fields: fields.profile,
      schema: updateProfileInput,
      call: (input) => account.updateProfile(input),
      // The name also stands in the header, which comes with the document.
      done: () => redirectDocument(to('profile'), 303),
    }),
    email: post({
      fields: fields.email,
      schema: changeEmailInput,
      call: (input) => account.changeEmail(input),
      done: () => redirect(to('email'), 303),
    }),
    resend: post({
      fields: fields.resend,
      schema: nothing,
      call: () => auth.resendVerification(),
      done: () => redirect(to('resend'), 303),
    }),
    preferences: post({
      fields: fields.preferences,
      schema: updatePreferencesInput,
      call: (input) => account.updatePreferences(input),
      // Another language is another address, and other colours come with the document.
      done: ({ profile }) =>
        redirectDocument(
          new URL(localised(profile.locale, to('preferences')), request.url).href,
          303,
        ),
    }),
  }
}

export const dataPosts: Posts<AccountAnswer> = ({ read, write, inBrowser }) => ({
  copy: post({
    fields: fields.copy,
    schema: nothing,
    call: async () => ({ ok: true as const, copy: await read.account.copy() }),
    done: ({ copy }) => ({ copy: JSON.stringify(copy, null, 2) }),
  }),
  delete: post({
    fields: fields.delete,
    schema: deleteAccountInput.extend({ sure: z.literal(true, 'required') }),
    call: ({ password }) => write.account.deleteAccount({ password }),
    done: () => leaveWith('deleted', paths.home, inBrowser),
  }),
})

const { label, isDefault } = addressManners
const address = z.object({ label, shippingAddress: orderAddressSchema })

export const addressPosts: Posts<AccountAnswer> = ({ write: { account } }) => {
  const to = (done: Done) => () => redirect(doneAddress(paths.accountAddresses(), done), 303)
  return {
    add: post({
      fields: addressForms.add,
      schema: address.extend({ isDefault }),
      call: ({ shippingAddress, ...rest }) => account.addAddress({ ...shippingAddress, ...rest }),
      done: to('address'),
    }),
    update: post({
      fields: addressForms.update,
      schema: address.extend({ id: idSchema }),
      call: ({ shippingAddress, ...rest }) =>
        account.updateAddress({ ...shippingAddress, ...rest }),
      done: to('address'),
    }),
    default: post({
      fields: fields.default,
      schema: addressIdInput,
      call: (input) => account.setDefaultAddress(input),
      done: to('address'),
    }),
    remove: post({
      fields: fields.remove,
      schema: addressIdInput,
      call: (input) => account.removeAddress(input),
      done: to('removed'),
    }),
  }
}
