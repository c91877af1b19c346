// The procedures of one's own account; everything here is the caller's, and nothing of anybody else can be named.
import {
  changeEmailInput,
  changeEmailOutput,
  changePasswordInput,
  changePasswordOutput,
  deleteAccountInput,
  deleteAccountOutput,
  endSessionInput,
  endSessionsOutput,
  profileSchema,
  sessionViewSchema,
  updatePreferencesInput,
  updatePreferencesOutput,
  updateProfileInput,
  updateProfileOutput,
} from '#contract/account.ts'
import { accountCopyOutput } from '#contract/account-copy.ts'
import {
  addAddressInput,
  addAddressOutput,
  addressesOutput,
  addressIdInput,
  changeAddressOutput,
  changeFavouritesOutput,
  favouritesInput,
  favouritesOutput,
  favouritesPageInput,
  favouritesPageOutput,
  myOrderInput,
  myOrdersInput,
  myOrdersOutput,
  myQuotesInput,
  myQuotesOutput,
  setFavouriteInput,
  updateAddressInput,
} from '#contract/account-things.ts'
import { myInvoicesInput, myInvoicesOutput } from '#contract/invoices.ts'
import { orderViewSchema } from '#contract/orders.ts'
import { anyone, customer, customerWithoutTransaction, router } from '#server/trpc/init.ts'
import {
  addAddress,
  listAddresses,
  listOwnAddresses,
  removeAddress,
  setDefaultAddress,
  updateAddress,
} from './addresses.ts'
import { changeEmail, changePassword } from './change-credentials.ts'
import { copyAccount } from './copy-account.ts'
import { deleteAccount } from './delete-account.ts'
import { factorProcedures } from './factor.procedures.ts'
import { listFavourites, mergeFavourites, pageOfFavourites, setFavourite } from './favourites.ts'
import { listMyInvoices } from './list-invoices.ts'
import { listMyOrders, readMyOrder } from './my-orders.ts'
import { listMyQuotes } from './my-quotes.ts'
import { viewProfile } from './profile.view.ts'
import { endOthers, endSession, listSessions } from './sessions.ts'
import { updatePreferences, updateProfile } from './update-profile.ts'

export const accountRouter = router({
  profile: customer.output(profileSchema).query(({ ctx }) => viewProfile(ctx)),
  updateProfile: customer
    .input(updateProfileInput)
    .output(updateProfileOutput)
    .mutation(({ ctx, input }) => updateProfile(ctx, input)),
  updatePreferences: customer
    .input(updatePreferencesInput)
    .output(updatePreferencesOutput)
    .mutation(({ ctx, input }) => updatePreferences(ctx, input)),
  changeEmail: customerWithoutTransaction
    .input(changeEmailInput)
    .output(changeEmailOutput)
    .mutation(({ ctx, input }) => changeEmail(ctx, input)),
  changePassword: customerWithoutTransaction
    .input(changePasswordInput)
    .output(changePasswordOutput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),

  ...factorProcedures,

  sessions: customer.output(sessionViewSchema.array()).query(({ ctx }) => listSessions(ctx)),
  endSession: customer
    .input(endSessionInput)
    .output(endSessionsOutput)
    .mutation(({ ctx, input }) => endSession(ctx, input.id)),
  endOtherSessions: customer.output(endSessionsOutput).mutation(({ ctx }) => endOthers(ctx)),

  addresses: customer.output(addressesOutput).query(({ ctx }) => listAddresses(ctx)),
  /** The same for a public page: an anonymous visitor keeps none. */
  ownAddresses: anyone.output(addressesOutput).query(({ ctx }) => listOwnAddresses(ctx)),
  addAddress: customer
    .input(addAddressInput)
    .output(addAddressOutput)
    .mutation(({ ctx, input }) => addAddress(ctx, input)),
  updateAddress: customer
    .input(updateAddressInput)
    .output(changeAddressOutput)
    .mutation(({ ctx, input }) => updateAddress(ctx, input)),
  setDefaultAddress: customer
    .input(addressIdInput)
    .output(changeAddressOutput)
    .mutation(({ ctx, input }) => setDefaultAddress(ctx, input.id)),
  removeAddress: customer
    .input(addressIdInput)
    .output(changeAddressOutput)
    .mutation(({ ctx, input }) => removeAddress(ctx, input.id)),

  favourites: customer.output(favouritesOutput).query(({ ctx }) => listFavourites(ctx)),
  favouritesPage: customer
    .input(favouritesPageInput)
    .output(favouritesPageOutput)
    .query(({ ctx, input }) => pageOfFavourites(ctx, input)),
  setFavourite: customer
    .input(setFavouriteInput)
    .output(changeFavouritesOutput)
    .mutation(({ ctx, input }) => setFavourite(ctx, input)),
  mergeFavourites: customer
    .input(favouritesInput)
    .output(changeFavouritesOutput)
    .mutation(({ ctx, input }) => mergeFavourites(ctx, input)),

  invoices: customer
    .input(myInvoicesInput)
    .output(myInvoicesOutput)
    .query(({ ctx, input }) => listMyInvoices(ctx, input)),
  orders: customer
    .input(myOrdersInput)
    .output(myOrdersOutput)
    .query(({ ctx, input }) => listMyOrders(ctx, input)),
  order: customer
    .input(myOrderInput)
    .output(orderViewSchema)
    .query(({ ctx, input }) => readMyOrder(ctx, input.number)),
  quotes: customer
    .input(myQuotesInput)
    .output(myQuotesOutput)
    .query(({ ctx, input }) => listMyQuotes(ctx, input)),

  copy: customer.output(accountCopyOutput).query(({ ctx }) => copyAccount(ctx)),
  deleteAccount: customerWithoutTransaction
    .input(deleteAccountInput)
    .output(deleteAccountOutput)
    .mutation(({ ctx, input }) => deleteAccount(ctx, input)),
})
