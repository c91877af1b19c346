// Turns the tokens into the custom properties that the build puts in the place of tokens.css.
import {
  control,
  dark,
  font,
  layer,
  layout,
  light,
  motion,
  radius,
  shadow,
  space,
  text,
} from './tokens.ts'

const declare = (prefix: string, values: Record<string, string>): string[] =>
  Object.entries(values).map(([name, value]) => `--pu-${prefix}${name}: ${value};`)

export const renderTokensCss = (): string =>
  [
    '@layer base, mantine, ui;',
    ':root {',
    'color-scheme: light;',
    ...declare('', light),
    ...declare('shadow-', shadow.light),
    ...declare('space-', space),
    ...declare('text-', text),
    ...declare('font-', font),
    ...declare('radius-', radius),
    ...declare('control-', control),
    ...declare('motion-', motion),
    ...declare('layer-', layer),
    ...declare('layout-', layout),
    '}',
    ":root[data-mantine-color-scheme='dark'] {",
    'color-scheme: dark;',
    ...declare('', dark),
    ...declare('shadow-', shadow.dark),
    '}',
  ].join('\n')
