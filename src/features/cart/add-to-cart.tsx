// Puts a product into the cart: a plain form first, and without leaving the page once scripts are there.
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useHref } from 'react-router'
import { paths } from '#contract/paths.ts'
import { useFacts } from '#src/lib/facts.ts'
import { useTexts } from '#src/lib/texts.ts'
import { Button, type ButtonProps } from '#src/ui/button.tsx'
import styles from './add-to-cart.module.css'

type Look = Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'icon' | 'disabled'>

interface AddToCartProps extends Look {
  productId: number
  /** Pieces to add; without it one, or whatever a field named `quantity` among the children says. */
  quantity?: number
  /** Words on the button. */
  label: ReactNode
  className?: string | undefined
  buttonClassName?: string | undefined
  /** What stands beside the button, in a bar of this class; what went wrong is told there, too. */
  beside?: ReactNode
  barClassName?: string | undefined
  /** Shown before the button and sent with it. */
  children?: ReactNode
}

const commands = () => import('./add-command.ts')

export function AddToCartForm(props: AddToCartProps) {
  const { productId, quantity, label, className, buttonClassName, children, beside, ...rest } =
    props
  const { barClassName, ...look } = rest
  const action = useHref(paths.cart)
  const { locale } = useFacts()
  const { fault } = useTexts()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const running = useRef(false)
  // What a click will need is fetched when a click is near.
  const prepare = () =>
    void commands()
      .then(({ prepareAdd }) => prepareAdd(locale))
      .catch(() => {})

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    const form = event.currentTarget
    const data = new FormData(form)
    setBusy(true)
    setError(null)
    try {
      const { addCommand } = await commands()
      setError(await addCommand(data, locale, form.querySelector('button[type=submit]')))
    } catch {
      // The code did not arrive: the form still works as one, where there is a line at all.
      if (navigator.onLine) return form.submit()
      setError(fault.noAnswer())
    }
    running.current = false
    setBusy(false)
  }

  const button = (
    <Button type="submit" {...look} busy={busy} className={buttonClassName ?? ''}>
      {label}
    </Button>
  )
  const told = error !== null && (
    <p className={styles.error} role="alert">
      {error}
    </p>
  )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only listens to the button inside
    <form
      className={className}
      method="post"
      action={action}
      onSubmit={(event) => void submit(event)}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={productId} />
      {quantity !== undefined && <input type="hidden" name="quantity" value={quantity} />}
      {children}
      {beside ? (
        <div className={barClassName}>
          {beside}
          {button}
          {told}
        </div>
      ) : (
        <>
          {button}
          {told}
        </>
      )}
    </form>
  )
}
