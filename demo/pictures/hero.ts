// The home page's picture: parcels cross a bridge from Miami to Caracas below the Ávila.
import { mix } from './color.ts'
import type { Pen } from './pen.ts'
import { ink, light, move, oval, path, rect, repeat, stroke } from './shapes.ts'
import { palm, parcel, tower } from './hero-parts.ts'

/** 1200 by 900: the left third stays calm, so that words can stand beside it. */
export function heroArt(pen: Pen): string {
  const sky = pen.along('#f6dcb4, #f9e7cb 42%, #f8d2a8 72%')
  const deckY = (x: number): number => 640 - 70 * Math.sin(((x + 40) / 1280) * Math.PI)
  const spot = (x: number): { x: number; y: number } => ({ x, y: deckY(x) - 4 })
  const riders: readonly (readonly [number, number, string, string])[] = [
    [330, 0.78, '#d9a871', '#c8553d'],
    [452, 0.95, '#c98f56', '#2f8a8a'],
    [590, 1.16, '#dcae78', '#f2b04c'],
    [742, 0.9, '#c98f56', '#c8553d'],
    [868, 0.74, '#d9a871', '#5b8c5a'],
  ]
  const avila =
    path(
      'M620 640 C690 560 730 520 790 470 C830 440 850 452 890 400 C930 350 960 344 1000 372 C1040 330 1080 300 1130 340 C1160 360 1180 380 1240 400 V660 H620Z',
      pen.along('#5f8f7d, #8fb49a'),
    ) +
    path(
      'M890 400 C930 350 960 344 1000 372 C970 420 940 440 930 520 C900 470 880 460 840 480 C860 450 870 430 890 400Z',
      light(0.16),
    ) +
    path('M720 640 C800 560 900 540 980 560 C1060 500 1140 520 1240 500 V660 H720Z', '#4c7f6a')
  const caracas = [
    [900, 40, 120],
    [950, 34, 170],
    [992, 46, 130],
    [1046, 34, 200],
    [1086, 34, 200],
    [1130, 44, 140],
    [1178, 30, 110],
  ]
    .map(([x = 0, w = 0, h = 0], at) =>
      tower(
        pen,
        x,
        w,
        h,
        ['#d9a58a', '#c98a6c', '#e3bd97', '#b9745c', '#b9745c', '#d9b49a', '#cfa07f'][at] ??
          '#d9a58a',
      ),
    )
    .join('')
  const miami = [
    [4, 46, 130],
    [56, 36, 196],
    [98, 50, 160],
    [154, 32, 240],
    [192, 44, 180],
    [242, 34, 130],
  ]
    .map(([x = 0, w = 0, h = 0], at) =>
      tower(
        pen,
        x,
        w,
        h,
        ['#8fb9bd', '#6fa3aa', '#a9c7c6', '#5a9098', '#8fb9bd', '#b9d0cc'][at] ?? '#8fb9bd',
      ),
    )
    .join('')
  const sea =
    rect(0, 636, 1200, 264, 0, pen.along('#7fbdb8, #3f8d92 35%, #1d5560')) +
    repeat(26, (at) =>
      stroke(
        `M${(at * 173) % 1180} ${664 + ((at * 47) % 220)} q22 -7 44 0 t44 0`,
        light(0.12 + (at % 3) * 0.06),
        4,
      ),
    ) +
    pen.blur(34, path('M548 650 H672 L760 860 H470Z', 'rgba(255,226,160,.3)'))
  const deck = `M-20 ${deckY(-20)} ${repeat(32, (at) => `L${-20 + (at + 1) * 40} ${deckY(-20 + (at + 1) * 40).toFixed(1)} `)}`
  const arches = repeat(5, (at) => {
    const x = 60 + at * 232
    const top = deckY(x + 90) + 46
    return path(
      `M${x} 800 V${top + 70} A90 ${Math.max(60, 790 - top) * 0.62} 0 0 1 ${x + 180} ${top + 70} V800Z`,
      '#000',
    )
  })
  const body = `${deck} L1260 800 L-20 800Z`
  const bridge =
    `<mask id="arches"><rect width="1200" height="900" fill="#fff"/>${arches}</mask><g mask="url(#arches)">${path(
      body,
      pen.along('#d6755a, #c8553d 50%, #8f3b2d'),
    )}${repeat(9, (row) => stroke(`M-20 ${640 + row * 26} H1240`, ink(0.07), 3))}</g>` +
    stroke(deck, '#f0b98f', 20) +
    stroke(deck, '#fbe3c4', 7, 'transform="translate(0 -9)"') +
    repeat(30, (at) => {
      const x = 10 + at * 41
      return stroke(`M${x} ${deckY(x) - 10} v-22`, '#8f3b2d', 5)
    }) +
    stroke(deck, '#8f3b2d', 6, 'transform="translate(0 -34)"')
  const feet = repeat(6, (at) => {
    const x = 34 + at * 232
    return (
      pen.blur(5, oval(x - 2, 802, 46, 12, '#1f5a62')) +
      stroke(`M${x - 40} 806 q20 -8 40 0 t40 0`, light(0.45), 4)
    )
  })
  const plane =
    move(
      'translate(820 178) rotate(-10)',
      path('M-96 8 Q-60 -20 40 -18 Q96 -16 106 2 Q96 16 40 18 L-60 20Z', pen.bar('#fffaf0')),
      path('M-96 8 L-126 -40 H-98 L-58 0Z', '#c8553d'),
      path('M-10 8 L-62 66 H-34 L44 10Z', '#e9dcc6'),
      path('M-6 -14 L-34 -48 H-14 L32 -16Z', '#d8c9b0'),
      repeat(6, (at) => oval(-30 + at * 20, -4, 4, 5, '#2f6a70')),
      path('M78 -8 Q92 -6 96 0 H76Z', '#2f6a70'),
    ) + stroke('M-20 330 Q420 320 690 208', light(0.75), 4, 'stroke-dasharray="4 16"')
  const clouds = [
    [150, 190, 1],
    [1010, 150, 0.8],
    [420, 110, 0.7],
  ]
    .map(([x = 0, y = 0, s = 0]) =>
      move(
        `translate(${x} ${y}) scale(${s})`,
        oval(0, 0, 90, 26, light(0.8)),
        oval(-40, -16, 42, 26, light(0.8)),
        oval(24, -26, 50, 34, light(0.8)),
      ),
    )
    .join('')
  const travellers = riders
    .map(([x, size, tint, tape]) => {
      const { x: px, y } = spot(x)
      return (
        pen.blur(4, oval(px + 8, y, 70 * size, 7, ink(0.35))) + parcel(pen, px, y, size, tint, tape)
      )
    })
    .join('')
  const rail =
    repeat(30, (at) => {
      const x = 10 + at * 41
      return stroke(`M${x} ${deckY(x) + 4} v-20`, '#a84834', 5)
    }) + stroke(deck, '#e08e6c', 7, 'transform="translate(0 -16)"')
  return [
    rect(0, 0, 1200, 900, 0, sky),
    pen.blur(30, oval(600, 470, 230, 230, 'rgba(255,240,200,.9)')),
    oval(600, 480, 96, 96, mix('#fff3cf', '#f9c877', 0.35)),
    clouds,
    plane,
    avila,
    miami,
    caracas,
    sea,
    bridge,
    travellers,
    rail,
    feet,
    path('M-20 900 V800 Q120 770 260 830 T420 900Z', '#e7c994'),
    palm(58, 812, 1.5),
    palm(150, 836, 1.1),
    path('M1220 900 V790 Q1080 780 980 840 T860 900Z', '#5b8c5a'),
    path('M1220 900 V830 Q1110 830 1020 870 T940 900Z', '#477a55'),
    palm(1130, 836, 1.2),
  ].join('')
}
