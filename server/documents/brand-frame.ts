// What every document of the shop has around it: the dark band with its row of arches, and a foot with the way back.
import { INK, INNER, PAGE, type Sheet } from './sheet.ts'

const ARCH = 17

/** At the head of the first page. */
export const drawBand = (
  sheet: Sheet,
  { brand, title, note }: { brand: string; title: string; note: string },
): void => {
  const { doc } = sheet
  const { width, band, margin } = PAGE
  doc.rect(0, 0, width, band).fill(INK.deep)
  // The page's white rises into the band as a row of arches.
  const count = Math.ceil(width / ARCH)
  const step = width / count
  for (let arch = 0; arch < count; arch += 1) {
    const [left, right] = [arch * step + 1.5, (arch + 1) * step - 1.5]
    const radius = (right - left) / 2
    doc
      .moveTo(left, band + 1)
      .lineTo(left, band - 3)
      .bezierCurveTo(
        left,
        band - 3 - radius * 1.33,
        right,
        band - 3 - radius * 1.33,
        right,
        band - 3,
      )
      .lineTo(right, band + 1)
      .fill('#ffffff')
  }
  const half = INNER / 2
  sheet.write(brand, { x: margin, y: 18, width: half }, { font: 'title', size: 24, ink: 'cream' })
  const right = { x: margin + half, width: half }
  const align = 'right'
  sheet.write(title, { ...right, y: 19 }, { font: 'bold', size: 11, ink: 'cream', align })
  sheet.write(note, { ...right, y: 36 }, { size: 9, ink: 'creamSoft', align })
  sheet.down(band + 18)
}

interface Foot {
  label: string
  url: string
  pageText: (page: number, pages: number) => string
}

/** On every page; call it when everything else is written. */
export const drawFoot = (sheet: Sheet, { label, url, pageText }: Foot): void =>
  sheet.onEachPage((page, pages) => {
    const { doc } = sheet
    const y = PAGE.height - 46
    doc
      .moveTo(PAGE.margin, y - 8)
      .lineTo(PAGE.width - PAGE.margin, y - 8)
      .lineWidth(0.75)
      .strokeColor(INK.line)
      .stroke()
    const aside = 90
    const left = { x: PAGE.margin, width: INNER - aside }
    sheet.write(label, { ...left, y }, { font: 'bold', size: 8, ink: 'soft' })
    sheet.write(url, { ...left, y: y + 11 }, { size: 8, ink: 'link', link: url })
    const right = { x: PAGE.width - PAGE.margin - aside, width: aside, y }
    sheet.write(pageText(page, pages), right, { size: 8, ink: 'soft', align: 'right' })
  })
