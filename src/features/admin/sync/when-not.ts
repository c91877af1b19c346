// A button that may not be pressed now and still keeps the focus of whoever pressed it.

/** What the button gets: it looks and counts as disabled, and what it sends is refused (`useOnePress`, the server). */
export const whenNot = (cannot: boolean) =>
  cannot ? { 'data-disabled': true, 'aria-disabled': true } : {}
