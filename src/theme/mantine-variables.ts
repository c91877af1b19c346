// Points Mantine's own variables at the tokens, so that a Mantine part and one of ours cannot differ in colour.
import type { CSSVariablesResolver } from '@mantine/core'
import type { ColorName } from './tokens.ts'

const v = (name: ColorName) => `var(--pu-${name})`

function tone(
  mantine: string,
  ours: 'primary' | 'honey' | 'leaf' | 'sea' | 'danger',
): Record<string, string> {
  const base = `--mantine-color-${mantine}`
  return {
    [`${base}-filled`]: v(ours),
    [`${base}-filled-hover`]: ours === 'primary' ? v('primary-hover') : v(ours),
    [`${base}-light`]: v(`${ours}-soft`),
    [`${base}-light-hover`]: v(`${ours}-soft`),
    [`${base}-light-color`]: v(`${ours}-text`),
    [`${base}-outline`]: v(ours),
    [`${base}-outline-hover`]: v(`${ours}-soft`),
    [`${base}-text`]: v(`${ours}-text`),
  }
}

const both: Record<string, string> = {
  '--mantine-color-text': v('ink'),
  '--mantine-color-bright': v('ink'),
  '--mantine-color-body': v('surface'),
  '--mantine-color-dimmed': v('ink-faint'),
  '--mantine-color-placeholder': v('ink-faint'),
  '--mantine-color-anchor': v('primary-text'),
  '--mantine-color-error': v('danger-text'),
  '--mantine-color-success': v('leaf-text'),
  '--mantine-color-default': v('surface'),
  '--mantine-color-default-hover': v('sunken'),
  '--mantine-color-default-color': v('ink'),
  '--mantine-color-default-border': v('line-strong'),
  '--mantine-color-disabled': v('sunken'),
  '--mantine-color-disabled-color': v('ink-faint'),
  '--mantine-color-disabled-border': v('line'),
  '--mantine-primary-color-contrast': v('on-primary'),
  ...tone('terracotta', 'primary'),
  ...tone('honey', 'honey'),
  ...tone('leaf', 'leaf'),
  ...tone('sea', 'sea'),
  ...tone('red', 'danger'),
}

/** For `<MantineProvider cssVariablesResolver>`; the tokens themselves know the scheme, so both sides are equal. */
export const mantineVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: both,
  dark: both,
})
