// The brand's mark and what is made of it: logo, browser icons and the placeholder for a missing picture.
import { move, oval, path, rect, stroke } from './shapes.ts'

const svg = (width: number, height: number, art: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${art}</svg>\n`

/** A parcel crossing a bridge, readable at 24 pixels; `paint` is the colour of every part. */
const mark = (paint: string): string =>
  `<g fill="${paint}"><path d="M9.2 3.2h13.6c.7 0 1.2.5 1.2 1.2v9.1c0 .3-.2.5-.5.5h-15c-.3 0-.5-.2-.5-.5V4.4c0-.7.5-1.2 1.2-1.2Zm5.3 0v4.3l1.5-1 1.5 1V3.2Z" fill-rule="evenodd"/><path d="M1.8 16.4h28.4c.7 0 1.2.5 1.2 1.2v10.2c0 .6-.4 1-1 1h-2.6c-.6 0-1-.4-1-.9a10.9 10.9 0 0 0-21.6 0c0 .5-.4.9-1 .9H1.6c-.6 0-1-.4-1-1V17.6c0-.7.5-1.2 1.2-1.2Z"/></g>`

export const logoSvg = svg(32, 32, mark('currentColor'))

export const faviconSvg = svg(
  32,
  32,
  rect(0, 0, 32, 32, 7, '#12343b') +
    move(
      'translate(4.4 4.2) scale(.725)',
      mark('#f2b04c').replace('<path', '<path fill="#fbf6ee"'),
    ),
)

/** Full to its edges, for systems that cut their own shape out of it; `share` of the width is the mark's. */
const fullIcon = (size: number, share: number): string => {
  const scale = (size * share) / 32
  const start = (size - 32 * scale) / 2
  return svg(
    size,
    size,
    rect(0, 0, size, size, 0, '#12343b') +
      move(
        `translate(${start} ${start}) scale(${scale})`,
        mark('#f2b04c').replace('<path', '<path fill="#fbf6ee"'),
      ),
  )
}

export const touchIconSvg = fullIcon(180, 0.71)

/** A maskable icon keeps what matters inside a circle of 80 % of its width; the mark's corners reach 62 % of a share from its middle. */
export const maskableIconSvg = fullIcon(512, 0.6)

export const placeholderSvg = svg(
  800,
  800,
  rect(0, 0, 800, 800, 0, '#f3e8d8') +
    oval(400, 400, 270, 270, '#faf3e8') +
    oval(410, 596, 210, 20, '#e3d3bd') +
    path('M214 330 L400 260 L586 330 L400 404Z', '#e4bf8e') +
    path('M214 330 L400 404 V600 L214 520Z', '#d3a66f') +
    path('M586 330 L400 404 V600 L586 520Z', '#bd8d58') +
    path('M292 301 L478 374 V440 L508 428 V362 L322 289Z', '#c8553d', 'opacity=".8"') +
    path(
      'M250 470 a40 40 0 0 1 80 34',
      'none',
      'stroke="#fbf6ee" stroke-width="9" stroke-linecap="round"',
    ) +
    stroke('M240 486 L344 530', '#fbf6ee', 9),
)
