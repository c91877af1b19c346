// What the forms of the newsletter answer.
export interface NewsletterAnswer {
  /** What was typed, or whose subscription it is. */
  email: string
  /** Of one who asked too often. */
  retryAfterSeconds?: number
  outcome:
    | 'subscribed'
    | 'pending'
    | 'confirmed'
    | 'left'
    | 'invalid'
    | 'taken'
    | 'limited'
    | 'failed'
    | 'bad_link'
}
