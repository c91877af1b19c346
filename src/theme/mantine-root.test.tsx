// Tests what Mantine may do to the page: styles with the page's nonce, and nothing on the root element.
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FactsProvider } from '#src/lib/facts.ts'
import { StyleNonceProvider } from '#src/lib/style-nonce.ts'
import { shopFacts } from '#tests/support/render-in-shop.tsx'
import { MantineRoot } from './mantine-root.tsx'

const tree = (
  <FactsProvider value={{ ...shopFacts(), scheme: 'dark' }}>
    <MantineRoot close="Cerrar">
      <p>here</p>
    </MantineRoot>
  </FactsProvider>
)

test('the server gives its styles the nonce of the request', () => {
  const html = renderToString(<StyleNonceProvider value="abc">{tree}</StyleNonceProvider>)
  const styles = html.match(/<style[^>]*>/g) ?? []
  expect(styles.length).toBeGreaterThan(0)
  for (const style of styles) expect(style).toContain('nonce="abc"')
})

test('the browser takes the nonce of the styles that came with the page', () => {
  document.head.innerHTML = '<style data-page-styles nonce="xyz"></style>'
  const { container } = render(tree)
  const style = container.querySelector<HTMLStyleElement>('style[data-mantine-styles]')
  expect(style?.nonce).toBe('xyz')
  document.head.innerHTML = ''
})

test('the colour scheme of the page is left alone', () => {
  const root = document.documentElement
  root.dataset['mantineColorScheme'] = 'light'
  const { unmount } = render(tree)
  expect(root.dataset['mantineColorScheme']).toBe('light')
  unmount()
  expect(root.dataset['mantineColorScheme']).toBe('light')
  delete root.dataset['mantineColorScheme']
})
