// An A4 page that is filled from top to bottom and goes on to the next one: measures, inks and letters of all documents.
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import Pdf from 'pdfkit'
import { printable } from './printable.ts'

/** Points, 72 to the inch. */
export const PAGE = { width: 595.28, height: 841.89, margin: 45, band: 72, foot: 58 } as const
export const INNER = PAGE.width - 2 * PAGE.margin

/** The light inks of the shop. */
export const INK = {
  deep: '#12343b',
  cream: '#fbf6ee',
  creamSoft: '#d9cfbf',
  ink: '#1d2b2e',
  soft: '#5b6a6c',
  line: '#e4d8c5',
  link: '#9c3d2a',
  leaf: '#2f6b46',
  sea: '#1f6173',
  warn: '#8a2f1d',
} as const

const plain = () =>
  fileURLToPath(
    import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  )
const bold = () =>
  fileURLToPath(import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'))
/** Files of Noto Sans; of their letters only those that a document uses go into it. */
export const FONTS = { plain, bold, title: bold } as const

interface Style {
  font?: keyof typeof FONTS
  size?: number
  ink?: keyof typeof INK
  align?: 'left' | 'right'
  link?: string
}
interface Place {
  x: number
  y: number
  width: number
}

export interface SheetFacts {
  title: string
  author: string
  /** BCP 47. */
  language: string
  madeAt: Date
  /** Only tests read a document without unpacking it. */
  compress?: boolean
}

const startDocument = ({ title, author, language, madeAt, compress = true }: SheetFacts) =>
  new Pdf({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    compress,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, CreationDate: madeAt },
  })

export function openSheet(facts: SheetFacts) {
  const doc = startDocument(facts)
  const whole = buffer(doc)
  let y = 0

  const set = ({ font = 'plain', size = 9, ink = 'ink' }: Style) =>
    doc.font(FONTS[font]()).fontSize(size).fillColor(INK[ink])
  const heightOf = (text: string, width: number, style: Style = {}): number =>
    set(style).heightOfString(printable(text), { width, lineGap: 1 })
  const write = (text: string, place: Place, style: Style = {}): void => {
    const { align = 'left', link } = style
    const { x, width } = place
    const options = { width, align, lineGap: 1, ...(link && { link, underline: true }) }
    set(style).text(printable(text), x, place.y, options)
  }

  return {
    doc,
    heightOf,
    write,
    at: () => y,
    down: (points: number): void => void (y += points),
    /** Goes on to the next page where less than so much is left. */
    need: (points: number): void => {
      if (y + points <= PAGE.height - PAGE.foot) return
      doc.addPage()
      y = PAGE.margin
    },
    rule: (): void =>
      void doc
        .moveTo(PAGE.margin, y)
        .lineTo(PAGE.width - PAGE.margin, y)
        .lineWidth(0.75)
        .strokeColor(INK.line)
        .stroke(),
    /** Writes on every page, once it is known how many there are. */
    onEachPage: (draw: (page: number, pages: number) => void): void => {
      const { start, count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page += 1) {
        doc.switchToPage(start + page)
        draw(page + 1, count)
      }
    },
    finish: (): Promise<Buffer> => {
      doc.end()
      return whole
    },
  }
}
export type Sheet = ReturnType<typeof openSheet>
