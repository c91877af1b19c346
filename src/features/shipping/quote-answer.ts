// What the forms of quotes answer when there is nothing to go on to: what was refused, and until when.
export interface QuoteAnswer {
  /** The address in the form of the mail. */
  email?: string
  mailed?: true
  fault?: 'required' | 'invalid_email' | 'too_long'
  refusal?: 'incomplete' | 'limited' | 'refused'
  retryAfterSeconds?: number
  /** Nobody answered. */
  offline?: true
}
