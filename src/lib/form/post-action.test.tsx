// Tests a form whose code cannot be fetched: the page stays with everything typed, says so, and can be sent again.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useActionData } from 'react-router'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { type PageContext, pageContext } from '../calls.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'
import type { FormAnswer } from './answer.ts'
import { secret, text } from './kinds.ts'
import { postAction } from './post-action.ts'
import { PostForm } from './post-form.tsx'
import { post } from './run-post.ts'
import { usePostForm } from './use-post-form.ts'

const fields = { city: text(), key: secret() }
const words = {
  city: () => 'Ciudad',
  key: () => 'Clave',
  keyFaults: { too_short: () => 'Muy corta' },
}

function Page() {
  const answer = useActionData<FormAnswer>()
  const form = usePostForm({ fields, words, intent: 'keep', answer, at: { email_taken: 'city' } })
  return <PostForm form={form} submit="Guardar" />
}

const show = (action: ReturnType<typeof postAction>) => {
  const loader = vi.fn<() => null>(() => null)
  renderInShop(null, {
    at: '/keep',
    alone: true,
    routes: [
      {
        path: '/keep',
        Component: Page,
        loader,
        HydrateFallback: () => null,
        action: (args) => {
          args.context.set(pageContext, { inBrowser: true, locale: 'es' } as PageContext)
          return action(args)
        },
      },
    ],
  })
  return loader
}
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Guardar' }))
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: '[name]' })
const schema = z.strictObject({ city: z.string(), key: z.string().min(3) })

test('without a line and without its code nothing is lost, and nothing is asked for again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const loader = show(postAction(() => Promise.reject(new TypeError('Failed to fetch'))))
  fireEvent.change(await screen.findByLabelText('Ciudad'), { target: { value: 'Mérida' } })
  press()
  await screen.findByText(/No hubo respuesta/)
  expect(field('Ciudad').value).toBe('Mérida')
  expect(loader).toHaveBeenCalledTimes(1)
})

test('faults and refusals stand at their fields; a secret does not come back', async () => {
  const call = vi.fn<() => Promise<{ ok: false; code: 'email_taken' }>>(() =>
    Promise.resolve({ ok: false, code: 'email_taken' }),
  )
  show(postAction(async () => () => ({ keep: post({ fields, schema, call, done: () => ({}) }) })))
  fireEvent.change(await screen.findByLabelText('Ciudad'), { target: { value: 'Mérida' } })
  fireEvent.change(field('Clave'), { target: { value: 'ab' } })
  press()
  await screen.findByRole('link', { name: 'Clave: Muy corta' })
  expect([document.activeElement, field('Clave').getAttribute('value')]).toEqual([
    field('Clave'),
    '',
  ])
  expect(call).not.toHaveBeenCalled()
  fireEvent.change(field('Clave'), { target: { value: 'abc' } })
  press()
  await waitFor(() => expect(field('Ciudad').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('link', { name: /Clave/ })).toBeNull()
})
