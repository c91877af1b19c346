// The styles that a page's scripts may write once it is there: Mantine's variables, the same on every page that uses it.
import { renderToStaticMarkup } from 'react-dom/server'
import { StyleNonceProvider } from '#src/lib/style-nonce.ts'
import { MantineBase } from './mantine-base.tsx'

/** For the policies of pages that were written without a nonce. */
export const mantineStyles: readonly string[] = [
  ...renderToStaticMarkup(
    <StyleNonceProvider value="">
      <MantineBase close="" scheme="light">
        {null}
      </MantineBase>
    </StyleNonceProvider>,
  ).matchAll(/<style[^>]*>([^]*?)<\/style>/g),
].map(([, text = '']) => text)
