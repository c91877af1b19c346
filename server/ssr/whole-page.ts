// A page as anonymous visitors get it, and the form in which it is kept: compressed, and the same bytes for all of them.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

export interface WholePage {
  status: number
  /** Of a redirect: where it leads. */
  html: string
  /** Where the cart's number stands in it. */
  badgeAt: readonly number[]
  /** Its content security policy, which names its scripts and styles by their hashes. */
  policy: string
  /** Whether somebody else would have got the same: not where a limit or an outage of this moment left its mark. */
  shareable: boolean
  /** Whether a browser may keep it for times without a connection. */
  forOffline: boolean
}

type Described = Pick<WholePage, 'badgeAt' | 'policy' | 'forOffline'>

/** Only whole pages with status 200 are kept. */
export interface KeptPage extends Readonly<Described> {
  readonly status: 200
  readonly shareable: true
  /** Names the HTML. */
  readonly tag: string
  readonly br: Buffer
  /** Whether that is as small as it gets: it takes a while, and is done once for what is asked for again. */
  readonly isBest: boolean
  /** Made for the first who takes nothing better. */
  readonly gzip: Buffer | null
}

const { constants } = zlib
const QUICK = 3
const TAG_LETTERS = 22

/** A window as wide as the largest page; the usual one takes megabytes while it compresses. */
const brotli = (quality: number): zlib.BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 18,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
})

/** Larger than any page: it is unpacked in one piece. */
const CHUNK_BYTES = 512 * 1024

/** A copy of its own length: the compressor's piece of memory is larger than what it holds. */
const exactly = (packed: Buffer): Buffer => {
  const exact = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(exact)
  return exact
}

const bytesOf = ({ br }: KeptPage): Buffer =>
  zlib.brotliDecompressSync(br, { chunkSize: CHUNK_BYTES })

export const htmlOf = (kept: KeptPage): string => bytesOf(kept).toString()

export const keepPage = ({ html, badgeAt, policy, forOffline }: WholePage): KeptPage => ({
  status: 200,
  shareable: true,
  badgeAt,
  policy,
  forOffline,
  tag: createHash('sha256').update(html).digest('base64url').slice(0, TAG_LETTERS),
  br: exactly(zlib.brotliCompressSync(html, brotli(QUICK))),
  isBest: false,
  gzip: null,
})

export const isKept = (page: WholePage | KeptPage): page is KeptPage => 'br' in page

const compress = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress)

/** Beside the requests: a quarter of a second of another thread. */
export const withBest = async (kept: KeptPage): Promise<KeptPage> => ({
  ...kept,
  br: exactly(await compress(bytesOf(kept), brotli(constants.BROTLI_MAX_QUALITY))),
  isBest: true,
})

export const withGzip = (kept: KeptPage): KeptPage & { gzip: Buffer } => ({
  ...kept,
  gzip: exactly(zlib.gzipSync(bytesOf(kept))),
})

/** What a kept page takes of the memory. */
export const sizeOf = ({ br, gzip, policy }: KeptPage): number =>
  br.byteLength + (gzip?.byteLength ?? 0) + policy.length
