// Tests the Mantine theme against the tokens, and the names and contrasts that Mantine does not provide.
import { mergeMantineTheme, DEFAULT_THEME } from '@mantine/core'
import { expect, test } from 'vitest'
import { contrastRatio } from './contrast-ratio.ts'
import { mantineVariables } from './mantine-variables.ts'
import { ramps } from './ramps.ts'
import { makeTheme } from './theme.ts'
import { dark, light } from './tokens.ts'

interface Named {
  closeButtonProps: Record<string, string>
  removeScrollProps: Record<string, boolean>
}

const theme = mergeMantineTheme(DEFAULT_THEME, makeTheme({ close: 'Cerrar' }))

test('every Mantine variable we set names an existing token', () => {
  const { light: inLight, dark: inDark } = mantineVariables(theme)
  for (const value of [...Object.values(inLight), ...Object.values(inDark)]) {
    const name = /^var\(--pu-(.+)\)$/.exec(value)?.[1]
    expect(Object.keys(light)).toContain(name)
  }
})

test('the ramps contain the token they stand for', () => {
  expect(ramps.terracotta[7]).toBe(light.primary)
  expect(ramps.honey[5]).toBe(light.honey)
  expect(ramps.leaf[7]).toBe(light.leaf)
  expect(ramps.sea[7]).toBe(light.sea)
  expect(ramps.red[7]).toBe(light.danger)
  expect(ramps.dark[8]).toBe(dark.paper)
})

test('white words are readable on the ramps from the seventh step', () => {
  for (const name of ['terracotta', 'leaf', 'sea', 'red'] as const) {
    for (const shade of ramps[name].slice(7))
      expect(contrastRatio(shade, theme.white)).toBeGreaterThanOrEqual(4.5)
  }
})

for (const [scheme, colors] of Object.entries({ light, dark })) {
  test(`filled grounds carry readable words in ${scheme}`, () => {
    for (const color of ['terracotta', 'honey', 'leaf', 'sea', 'red']) {
      const { color: ink } = theme.variantColorResolver({ color, theme, variant: 'filled' })
      const front = /--pu-([\w-]+)/.exec(ink)?.[1] as keyof typeof light
      const ground = ({ terracotta: 'primary', red: 'danger' }[color] ??
        color) as keyof typeof light
      expect(contrastRatio(colors[front], colors[ground])).toBeGreaterThanOrEqual(4.5)
    }
  })
}

test('the close button gets a name, and a dialog writes no stylesheet that the policy would refuse', () => {
  const { Modal } = theme.components as Record<string, { defaultProps: Named }>
  expect(Modal!.defaultProps.closeButtonProps['aria-label']).toBe('Cerrar')
  expect(Modal!.defaultProps.removeScrollProps['removeScrollBar']).toBe(false)
  expect(theme.respectReducedMotion).toBe(true)
})
