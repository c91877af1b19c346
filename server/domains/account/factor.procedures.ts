// The procedures of one's own second factors: an authenticator app, passkeys, recovery codes.
import {
  addPasskeyInput,
  addPasskeyOutput,
  beginPasskeyInput,
  beginPasskeyOutput,
  passkeysOutput,
  removePasskeyInput,
  removePasskeyOutput,
  renamePasskeyInput,
  renamePasskeyOutput,
} from '#contract/passkeys.ts'
import {
  confirmTotpInput,
  confirmTotpOutput,
  disableTotpInput,
  disableTotpOutput,
  enrolTotpInput,
  enrolTotpOutput,
  renewRecoveryCodesInput,
  renewRecoveryCodesOutput,
} from '#contract/second-factor.ts'
import { addPasskey, beginPasskey } from '#server/domains/auth/add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from '#server/domains/auth/passkeys.ts'
import {
  confirmTotp,
  disableTotp,
  enrolTotp,
  renewRecoveryCodes,
} from '#server/domains/auth/second-factor.ts'
import { customer, customerWithoutTransaction } from '#server/trpc/init.ts'

export const factorProcedures = {
  enrolTotp: customerWithoutTransaction
    .input(enrolTotpInput)
    .output(enrolTotpOutput)
    .mutation(({ ctx, input }) => enrolTotp(ctx, input)),
  confirmTotp: customerWithoutTransaction
    .input(confirmTotpInput)
    .output(confirmTotpOutput)
    .mutation(({ ctx, input }) => confirmTotp(ctx, input)),
  disableTotp: customerWithoutTransaction
    .input(disableTotpInput)
    .output(disableTotpOutput)
    .mutation(({ ctx, input }) => disableTotp(ctx, input)),
  renewRecoveryCodes: customerWithoutTransaction
    .input(renewRecoveryCodesInput)
    .output(renewRecoveryCodesOutput)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, input)),

  passkeys: customer.output(passkeysOutput).query(({ ctx }) => listPasskeys(ctx)),
  beginPasskey: customerWithoutTransaction
    .input(beginPasskeyInput)
    .output(beginPasskeyOutput)
    .mutation(({ ctx, input }) => beginPasskey(ctx, input)),
  addPasskey: customerWithoutTransaction
    .input(addPasskeyInput)
    .output(addPasskeyOutput)
    .mutation(({ ctx, input }) => addPasskey(ctx, input)),
  renamePasskey: customer
    .input(renamePasskeyInput)
    .output(renamePasskeyOutput)
    .mutation(({ ctx, input }) => renamePasskey(ctx, input)),
  removePasskey: customerWithoutTransaction
    .input(removePasskeyInput)
    .output(removePasskeyOutput)
    .mutation(({ ctx, input }) => removePasskey(ctx, input)),
}
