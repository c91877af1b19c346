// When somebody answers the chat.

const FIRST_DAY = 1
const LAST_DAY = 5
const OPENS = 9
const CLOSES = 18

/**
 * Monday to Friday from 09:00 until before 18:00 on whatever clock the numbers come from.
 * `weekday` counts from Sunday = 0, `hour` from 0 to 23. Source: the shop's documented hours.
 */
export const isChatOpen = (weekday: number, hour: number): boolean =>
  weekday >= FIRST_DAY && weekday <= LAST_DAY && hour >= OPENS && hour < CLOSES
