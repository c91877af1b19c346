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

/** What is wrong with the address itself, to be told at its field. */
export const faultOf = ({ outcome }: NewsletterAnswer): 'invalid' | 'taken' | null =>
  outcome === 'invalid' || outcome === 'taken' ? outcome : null

const INSIDE: readonly NewsletterAnswer['outcome'][] = ['subscribed', 'pending', 'confirmed']

/** Whether somebody is in, or as good as in: everybody else is offered the way in. */
export const isInside = ({ outcome }: NewsletterAnswer): boolean => INSIDE.includes(outcome)
