// The Mantine theme of the pages that use Mantine, made of the same tokens as our own parts.
import { createTheme, defaultVariantColorsResolver } from '@mantine/core'
import type { MantineThemeOverride, VariantColorsResolver } from '@mantine/core'
import { createElement } from 'react'
import { Icon } from '#src/ui/icon.tsx'
import parts from './mantine-parts.module.css'
import { ramps } from './ramps.ts'
import { font, light, motion, shadow, space, text } from './tokens.ts'

/** Words a screen reader needs where Mantine leaves a control without a name, in the page's language. */
export interface ThemeWords {
  close: string
}

const inks: Record<string, string> = {
  terracotta: 'var(--pu-on-primary)',
  honey: 'var(--pu-on-honey)',
  leaf: 'var(--pu-surface)',
  sea: 'var(--pu-surface)',
  red: 'var(--pu-on-danger)',
}

/** Mantine writes white on every filled ground; at night our grounds are bright and want dark words. */
const colorsOfVariant: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input)
  const ink = inks[input.color || input.theme.primaryColor]
  return input.variant === 'filled' && ink ? { ...colors, color: ink } : colors
}

/** The theme for `<MantineProvider theme>`, together with `mantineVariables`. */
export function makeTheme(words: ThemeWords): MantineThemeOverride {
  const dialog = {
    closeButtonProps: { 'aria-label': words.close },
    overlayProps: { backgroundOpacity: 0.45, color: light.deep },
    transitionProps: { duration: Number.parseInt(motion.base, 10) },
    // The dialog has a title bar, the page has one banner.
    attributes: { header: { role: 'presentation' } },
    // Keeps the page from scrolling without a stylesheet of its own, which has no nonce.
    removeScrollProps: { removeScrollBar: false },
  }
  return createTheme({
    colors: ramps,
    primaryColor: 'terracotta',
    primaryShade: { light: 7, dark: 5 },
    white: light.surface,
    black: light.ink,
    variantColorResolver: colorsOfVariant,
    respectReducedMotion: true,
    cursorType: 'pointer',
    fontFamily: font.text,
    fontFamilyMonospace: font.code,
    headings: { fontFamily: font.title, fontWeight: '600', textWrap: 'balance' },
    fontSizes: { xs: text.xs, sm: text.s, md: text.m, lg: text.l, xl: text.xl },
    spacing: { xs: space[2], sm: space[3], md: space[4], lg: space[6], xl: space[8] },
    radius: {
      xs: 'var(--pu-radius-s)',
      sm: 'var(--pu-radius-s)',
      md: 'var(--pu-radius-m)',
      lg: 'var(--pu-radius-l)',
      xl: 'var(--pu-radius-xl)',
    },
    defaultRadius: 'md',
    breakpoints: { xs: '24.375em', sm: '48em', md: '64em', lg: '80em', xl: '90em' },
    shadows: { sm: shadow.light[1], md: 'var(--pu-shadow-2)', lg: 'var(--pu-shadow-3)' },
    components: {
      Modal: {
        defaultProps: { ...dialog, centered: true },
        classNames: { content: parts.dialog, title: parts.title },
      },
      Drawer: { defaultProps: dialog, classNames: { title: parts.title } },
      Table: {
        defaultProps: {
          borderColor: 'var(--pu-line)',
          highlightOnHoverColor: 'var(--pu-sunken)',
        },
      },
      Alert: { classNames: { message: parts.message } },
      Badge: { defaultProps: { variant: 'light', size: 'lg' }, classNames: { root: parts.badge } },
      Button: {
        defaultProps: { size: 'md' },
        classNames: { root: parts.button, label: parts.words },
      },
      Input: { classNames: { wrapper: parts.field, input: parts.input } },
      // A hint below its field: fields of a row stand level whether or not one has a hint.
      InputWrapper: {
        defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
        classNames: { label: parts.label },
      },
      // Nothing one types into is smaller than 16 px: phones would zoom.
      TextInput: { defaultProps: { size: 'md' } },
      Textarea: { defaultProps: { size: 'md' } },
      PasswordInput: { defaultProps: { size: 'md' } },
      Checkbox: { defaultProps: { size: 'md' } },
      // The arrow of our own selects.
      NativeSelect: {
        defaultProps: { size: 'md', rightSection: createElement(Icon, { name: 'chevron-down' }) },
      },
    },
  })
}
