// Every colour, size and time of the visual language, as data, so that CSS, Mantine and the contrast test read one source.

/** Colours of the light scheme; names say the job, never the hue. */
export const light = {
  paper: '#fbf6ed',
  surface: '#fffdf8',
  sunken: '#f4ebdc',
  picture: '#f7f0e4',
  line: '#e6d9c4',
  'line-strong': '#8c7f6c',
  ink: '#12333a',
  'ink-soft': '#3d5960',
  'ink-faint': '#586b6f',
  deep: '#0f3b43',
  'deep-line': '#2c5961',
  'on-deep': '#fdf4e3',
  'on-deep-soft': '#bcd3d1',
  primary: '#b4452a',
  'primary-hover': '#9a3820',
  'primary-soft': '#fae7dd',
  'primary-text': '#a53d23',
  'on-primary': '#fffaf3',
  honey: '#f4b942',
  'honey-soft': '#fdefcd',
  'honey-text': '#7b5103',
  'on-honey': '#2b1d02',
  star: '#c27a08',
  leaf: '#2b7148',
  'leaf-soft': '#e2f0e0',
  'leaf-text': '#226039',
  sea: '#1b6a7b',
  'sea-soft': '#dceef0',
  'sea-text': '#145a69',
  danger: '#a3163a',
  'danger-soft': '#fbe3e6',
  'danger-text': '#9a1436',
  'on-danger': '#fffaf8',
  focus: '#0b6f85',
} as const

export type ColorName = keyof typeof light

/** The same jobs at night: teal dusk instead of black, cream instead of white. */
export const dark: Record<ColorName, string> = {
  paper: '#0d1f23',
  surface: '#142b30',
  sunken: '#0a181b',
  picture: '#e0d5c2',
  line: '#264449',
  'line-strong': '#769195',
  ink: '#f6eddc',
  'ink-soft': '#c8d2cb',
  'ink-faint': '#9fb3b1',
  deep: '#11424c',
  'deep-line': '#33636c',
  'on-deep': '#fdf4e3',
  'on-deep-soft': '#b3c9c7',
  primary: '#ee8a63',
  'primary-hover': '#f6a383',
  'primary-soft': '#48291f',
  'primary-text': '#f5a080',
  'on-primary': '#25100a',
  honey: '#f4b942',
  'honey-soft': '#3a2e13',
  'honey-text': '#f6cb72',
  'on-honey': '#2b1d02',
  star: '#f4b942',
  leaf: '#6cc48d',
  'leaf-soft': '#17372a',
  'leaf-text': '#8ad7a6',
  sea: '#63bccd',
  'sea-soft': '#123a44',
  'sea-text': '#8ad3e0',
  danger: '#f2839a',
  'danger-soft': '#42202b',
  'danger-text': '#f9a3b3',
  'on-danger': '#2a0a12',
  focus: '#f4b942',
}

/** Shadows take the teal of the ink by day and go black at night. */
export const shadow = {
  light: {
    1: '0 1px 2px #12333a14, 0 1px 1px #12333a0a',
    2: '0 2px 4px #12333a0f, 0 8px 20px -6px #12333a26',
    3: '0 4px 8px #12333a14, 0 24px 48px -12px #12333a47',
  },
  dark: {
    1: '0 1px 2px #0006',
    2: '0 2px 4px #0005, 0 8px 20px -6px #000a',
    3: '0 4px 8px #0006, 0 24px 48px -12px #000c',
  },
} as const

/** Steps of 4 px, in rem so that they grow with the reader's own font size. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  5: '1.25rem',
  6: '1.5rem',
  8: '2rem',
  10: '2.5rem',
  12: '3rem',
  16: '4rem',
  20: '5rem',
} as const

/** Body sizes stand still; titles grow between a 390 px and a 1440 px window. */
export const text = {
  xs: '0.75rem',
  s: '0.875rem',
  m: '1rem',
  l: '1.125rem',
  xl: 'clamp(1.25rem, 1.18rem + 0.3vw, 1.4375rem)',
  '2xl': 'clamp(1.5rem, 1.31rem + 0.76vw, 2rem)',
  '3xl': 'clamp(1.875rem, 1.5rem + 1.52vw, 2.875rem)',
  '4xl': 'clamp(2.25rem, 1.55rem + 2.86vw, 4.125rem)',
} as const

/** Letters come from the reader's system: a bookish face for titles, the interface face for the rest. */
export const font = {
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', sans-serif",
  title:
    "'Iowan Old Style', 'Palatino Linotype', 'URW Palladio L', P052, 'Noto Serif', Georgia, serif",
  code: "ui-monospace, 'SF Mono', 'Cascadia Mono', 'Roboto Mono', 'DejaVu Sans Mono', monospace",
} as const

export const radius = {
  s: '0.375rem',
  m: '0.625rem',
  l: '1rem',
  xl: '1.5rem',
  pill: '62.5rem',
} as const

/** Heights of everything one can press or type into; phones use `m` or more. */
export const control = { s: '2.25rem', m: '2.75rem', l: '3.25rem' } as const

export const motion = {
  fast: '150ms',
  base: '200ms',
  slow: '250ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
} as const

/** Our header stays under Mantine's overlays, which start at 200. */
export const layer = {
  raised: '1',
  header: '100',
  chat: '110',
  overlay: '200',
  toast: '300',
} as const

export const layout = {
  page: '80rem',
  narrow: '45rem',
  gutter: 'clamp(1rem, 0.25rem + 3.1vw, 3rem)',
  aside: '17rem',
  summary: '24rem',
} as const
