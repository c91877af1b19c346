// Why the original of a picture is of no use, in words for the log and for how soon it is worth asking again.

export type PictureFault =
  | 'timeout'
  | 'network'
  /** The name leads to a machine that is not on the public internet. */
  | 'private_address'
  /** Not https, or no server that pictures are copied from; also where one of those sends on to. */
  | 'address'
  /** Onwards and onwards. */
  | 'redirect'
  | 'status'
  /** The store says that there is none. */
  | 'missing'
  | 'too_large'
  /** Whatever it calls itself, its first bytes are no picture of a kind we show. */
  | 'not_a_picture'
  /** Broken, cut off, or with more pixels than anybody needs. */
  | 'unreadable'

/** What may be better in a moment; the rest stays as it is for a while. */
export const PASSING_FAULTS: ReadonlySet<PictureFault> = new Set(['timeout', 'network', 'status'])

const codeOf = (fault: PictureFault): PictureError['code'] => {
  if (PASSING_FAULTS.has(fault)) return 'picture_unavailable'
  return fault === 'missing' ? 'picture_missing' : 'picture_refused'
}

export class PictureError extends Error {
  readonly fault: PictureFault
  /** The code a caller is answered with. */
  readonly code: 'picture_missing' | 'picture_refused' | 'picture_unavailable'

  constructor(fault: PictureFault, detail = '', cause?: unknown) {
    super(detail ? `${fault} (${detail})` : fault, { cause })
    this.name = 'PictureError'
    this.fault = fault
    this.code = codeOf(fault)
  }
}
