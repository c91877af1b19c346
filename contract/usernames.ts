// Names of accounts: which may be chosen, and one spelling for all the ways a name can be typed at sign-in.
import { z } from 'zod'
import { lineText } from './texts.ts'

/** Wide, tiny and joined forms of a letter are that letter; it may grow, so lengths are measured afterwards. */
const plainForm = (text: string): string => text.normalize('NFKC')

/**
 * ASCII, and the accented letters of European languages in Unicode's Latin-1, Extended-A and Romanian. Nothing that
 * looks like one of them from another script, and no letter whose small form depends on who folds it (İ, ı, ſ, ĸ).
 */
const LETTERS_AND_SIGNS = /^[\w.\-À-ÖØ-öø-įĴ-ķĹ-ňŊ-žȘ-ț]+$/u

/** A name somebody chooses: 3 to 40 letters, digits, dots, hyphens or underscores. */
export const usernameSchema = z
  .string()
  .overwrite(plainForm)
  .trim()
  .min(3)
  .max(40)
  .regex(LETTERS_AND_SIGNS)

/**
 * A username or an e-mail address as it is looked up and counted: in one form and in lower case, so that no other
 * spelling of a name has attempts of its own.
 */
export const loginNameSchema = lineText()
  .overwrite((text) => plainForm(text).toLowerCase())
  .trim()
  .min(1)
  .max(254)
