// Thousands as many countries write them: parted by blanks or apostrophes, which part nothing else in a number.

/** `1 206`, `1'206` and `12 345,60` without the signs between thousands; any other text as it is. */
export const joinThousands = (text: string): string =>
  text.replaceAll(/(?<![\d.,])[1-9]\d{0,2}(?:[ \u00A0\u2009\u202F'’]\d{3})+(?!\d)/gu, (number) =>
    number.replaceAll(/\D/gu, ''),
  )
