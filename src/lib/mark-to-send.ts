// Which mark a form sends with what was typed, so that a change by somebody else is told and not undone.

/**
 * A form that comes back full of what was typed comes back with the mark it was sent with: with today's beside fields of
 * then, every field that nobody touched would pass for a change. Who has been told of the change is shown what is stored
 * now and means it from then on.
 * @param now of what is stored
 * @param posted what the form was sent with; undefined: it is drawn for the first time
 * @param isTold the answer says that somebody else was faster
 */
export const markToSend = (now: string, posted: string | undefined, isTold: boolean): string =>
  isTold ? now : (posted ?? now)
