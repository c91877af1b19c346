// What mails are made of. Every block has two faces, HTML and plain text, so that neither version forgets anything. Its
// words lead nowhere, for visitors' are among them; `exact` are those of the shop that hold an address on purpose.
export type Block =
  | { kind: 'title'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; quiet?: boolean; exact?: boolean }
  /** Digits to be read and typed. */
  | { kind: 'code'; text: string }
  | { kind: 'button'; text: string; url: string }
  /** A second way on, which must not stand out as a button does. */
  | { kind: 'link'; text: string; url: string; quiet?: boolean }
  /** Label and value; the last row of a sum is strong. */
  | { kind: 'rows'; rows: readonly Row[] }
  | { kind: 'items'; items: readonly Item[] }

export interface Row {
  label: string
  value: string
  strong?: boolean
  exact?: boolean
}

export interface Item {
  name: string
  /** Language of the name: it may come from a provider. */
  language: string
  detail: string
  amount: string
}

export interface MailText {
  subject: string
  html: string
  plain: string
}

/** The facts a mail needs beside its own subject. */
export interface MailSetting {
  brandName: string
  /** Origin of the shop, without a trailing slash. */
  publicUrl: string
}
