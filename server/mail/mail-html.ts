// Draws blocks as HTML that old and dark mail readers show alike: tables, inline styles, colours for both schemes.
import { markupText } from '#server/platform/markup-text.ts'
import type { Block, Item, Row } from './blocks.ts'

const FONT =
  "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"

// Readers that follow the scheme get the dark colours; the others keep the inline light ones.
const STYLE = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.ground{background:#0f2429!important}.sheet{background:#16323a!important}
.ink{color:#f6eddc!important}.soft{color:#c8d2cb!important}.line{border-color:#35525a!important}
.go{background:#ee8a63!important;color:#25100a!important}}`

// A long address in a sentence would push the whole letter beyond a phone's edge.
const BREAKING = 'overflow-wrap:anywhere;word-break:break-word'

const paragraphs = (text: string): string => markupText(text).replaceAll('\n', '<br>')

/** Class for dark readers and colour for the others. */
const inkOf = (quiet = false) => (quiet ? ['soft', '#3d5960'] : ['ink', '#12333a'])

const row = ({ label, value, strong }: Row): string => {
  const weight = strong ? 'font-weight:700;font-size:17px' : 'font-weight:400'
  const cell = `padding:8px 0;border-bottom:1px solid #e4d8c5;vertical-align:top;${weight}`
  return (
    `<tr><td class="line ${strong ? 'ink' : 'soft'}" style="${cell};padding-right:16px">${markupText(label)}</td>` +
    `<td class="line ink" align="right" style="${cell};color:#12333a">${paragraphs(value)}</td></tr>`
  )
}

const item = ({ name, language, detail, amount }: Item): string =>
  `<tr><td class="line ink" style="padding:8px 16px 8px 0;border-bottom:1px solid #e4d8c5">` +
  `<span lang="${markupText(language)}">${markupText(name)}</span><br><span class="soft" style="color:#3d5960">${markupText(detail)}</span></td>` +
  `<td class="line ink" align="right" style="padding:8px 0;border-bottom:1px solid #e4d8c5;vertical-align:top;white-space:nowrap">${markupText(amount)}</td></tr>`

const table = (body: string): string =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px;color:#3d5960">${body}</table>`

const draw = (block: Block): string => {
  switch (block.kind) {
    case 'title':
      return `<h1 class="ink" style="margin:0 0 16px;font-size:26px;line-height:1.2;color:#12333a">${markupText(block.text)}</h1>`
    case 'heading':
      return `<h2 class="ink" style="margin:0 0 8px;font-size:18px;line-height:1.3;color:#12333a">${markupText(block.text)}</h2>`
    case 'paragraph': {
      const [tone, colour] = inkOf(block.quiet)
      return `<p class="${tone}" style="margin:0 0 16px;${BREAKING};color:${colour}">${paragraphs(block.text)}</p>`
    }
    case 'code':
      return `<p class="ink" style="margin:0 0 16px;font-size:34px;font-weight:700;letter-spacing:8px;color:#12333a">${markupText(block.text)}</p>`
    case 'button':
      return (
        `<p style="margin:8px 0 24px"><a class="go" href="${markupText(block.url)}" style="display:inline-block;padding:14px 24px;` +
        `border-radius:12px;background:#b4452a;color:#fffaf3;font-weight:700;text-decoration:none">${markupText(block.text)}</a></p>`
      )
    case 'link': {
      const [tone, colour] = inkOf(block.quiet)
      return `<p style="margin:0 0 16px"><a class="${tone}" href="${markupText(block.url)}" style="color:${colour};text-decoration:underline">${markupText(block.text)}</a></p>`
    }
    case 'rows':
      return table(block.rows.map(row).join(''))
    case 'items':
      return table(block.items.map(item).join(''))
  }
}

export interface Letter {
  locale: string
  subject: string
  brandName: string
  footer: string
  blocks: readonly Block[]
}

export const mailHtml = ({ locale, subject, brandName, footer, blocks }: Letter): string =>
  `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
  // Numbers, dates and places stay words: some readers make them a call, an entry or a map by themselves.
  `<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">` +
  `<meta name="supported-color-schemes" content="light dark"><title>${markupText(subject)}</title><style>${STYLE}</style></head>` +
  `<body class="ground" style="margin:0;padding:0;background:#fbf6ee;${FONT};font-size:16px;line-height:1.5">` +
  `<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf6ee"><tr><td align="center" style="padding:24px 12px">` +
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px">` +
  `<tr><td class="ink" style="padding:0 8px 16px;font-size:20px;font-weight:700;color:#12333a">${markupText(brandName)}</td></tr>` +
  `<tr><td class="sheet" style="padding:28px 24px;border-radius:16px;background:#ffffff">${blocks.map(draw).join('')}</td></tr>` +
  `<tr><td class="soft" style="padding:16px 8px;font-size:13px;color:#3d5960">${markupText(footer)}</td></tr>` +
  `</table></td></tr></table></body></html>`
