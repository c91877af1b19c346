// What may be answered about a new admin, field by field, with a sentence for a person when it may not.
import { emailSchema, fullNameSchema, newPasswordSchema, PASSWORD_LENGTH } from '#contract/auth.ts'
import { usernameSchema } from '#contract/usernames.ts'

export const ADMIN_QUESTIONS = {
  email: {
    label: 'E-mail',
    schema: emailSchema,
    fault: 'That is no e-mail address. It looks like ana@example.com.',
  },
  name: {
    label: 'Full name',
    schema: fullNameSchema,
    fault: 'A name has 2 to 120 characters.',
  },
  username: {
    label: 'Username',
    schema: usernameSchema,
    fault:
      'A username has 3 to 40 letters from A to Z (accents are fine), digits, dots, dashes or underscores.',
  },
  password: {
    label: 'Password (leave empty to have one made up)',
    schema: newPasswordSchema,
    fault: `A password has ${PASSWORD_LENGTH.min} to ${PASSWORD_LENGTH.max} characters.`,
  },
} as const
export type AdminQuestion = keyof typeof ADMIN_QUESTIONS

/** What is wrong with an answer; null when it can be taken. */
export const answerFault = (question: AdminQuestion, answer: string): string | null => {
  const { schema, fault } = ADMIN_QUESTIONS[question]
  return schema.safeParse(answer).success ? null : fault
}
