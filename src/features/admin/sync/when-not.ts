// A button that may not be clicked now and still keeps the focus of whoever clicked it.

/** What the button gets, after all else: it looks and counts as disabled, and does nothing. */
export const whenNot = (cannot: boolean) =>
  cannot ? { 'data-disabled': true, 'aria-disabled': true, onClick: () => undefined } : {}
