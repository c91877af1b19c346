// Which mailbox an e-mail address leads to, so that one person is not counted as many.

const GMAIL = ['gmail.com', 'googlemail.com']

/**
 * The address in lower case without what follows a plus sign, and without dots where Gmail reads the mail, which
 * takes no notice of them. For counting only: mail goes to the address as it was typed.
 */
export const mailboxOf = (email: string): string => {
  const [local = '', domain = ''] = email.trim().toLowerCase().split('@')
  const [name = ''] = local.split('+')
  return GMAIL.includes(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}
