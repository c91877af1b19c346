// What the forms of the newsletter answer.
export interface NewsletterAnswer {
  /** What was typed, or whose subscription it is. */
  email: string
  outcome:
    | 'subscribed'
    | 'pending'
    | 'confirmed'
    | 'left'
    | 'invalid'
    | 'taken'
    | 'failed'
    | 'bad_link'
}
