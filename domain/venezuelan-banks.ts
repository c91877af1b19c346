// The banks of Venezuela by their four-character codes, as Pago Móvil and transfers name them.

export interface VenezuelanBank {
  /** Four digits as text: `0102`. */
  readonly code: string
  readonly name: string
}

/**
 * Banks that take part in payments, by code. Codes and names agree in four public lists (November 2026). 0116, 0149 and
 * 0176 were absorbed or closed and are left out.
 */
export const VENEZUELAN_BANKS: readonly VenezuelanBank[] = [
  { code: '0102', name: 'Banco de Venezuela' },
  { code: '0104', name: 'Venezolano de Crédito' },
  { code: '0105', name: 'Mercantil' },
  { code: '0108', name: 'BBVA Provincial' },
  { code: '0114', name: 'Bancaribe' },
  { code: '0115', name: 'Exterior' },
  { code: '0128', name: 'Caroní' },
  { code: '0134', name: 'Banesco' },
  { code: '0137', name: 'Sofitasa' },
  { code: '0138', name: 'Plaza' },
  { code: '0146', name: 'Bangente' },
  { code: '0151', name: 'BFC Fondo Común' },
  { code: '0156', name: '100% Banco' },
  { code: '0157', name: 'DelSur' },
  { code: '0163', name: 'Banco del Tesoro' },
  { code: '0166', name: 'Agrícola de Venezuela' },
  { code: '0168', name: 'Bancrecer' },
  { code: '0169', name: 'R4 Banco Microfinanciero' },
  { code: '0171', name: 'Activo' },
  { code: '0172', name: 'Bancamiga' },
  { code: '0173', name: 'Internacional de Desarrollo' },
  { code: '0174', name: 'Banplus' },
  { code: '0175', name: 'Banco Digital de los Trabajadores' },
  { code: '0177', name: 'Banfanb' },
  { code: '0178', name: 'N58 Banco Digital' },
  { code: '0190', name: 'Citibank' },
  { code: '0191', name: 'BNC Nacional de Crédito' },
  { code: '0601', name: 'Instituto Municipal de Crédito Popular' },
]

/** State banks that a US company needs a lawyer's word for before it receives there (OFAC listings of March 2019). */
const LISTED = new Set(['0102', '0163', '0175', '0177'])

/** Whether receiving at this bank needs somebody's express word first. */
export const needsClearance = (code: string): boolean => LISTED.has(code)

/** Null for a code that is none. */
export const bankOf = (code: string): VenezuelanBank | null =>
  VENEZUELAN_BANKS.find((bank) => bank.code === code) ?? null

/** `0134 · Banesco`; a code of no bank stays as it is. */
export const bankText = (code: string): string => {
  const bank = bankOf(code)
  return bank ? `${bank.code} · ${bank.name}` : code
}
