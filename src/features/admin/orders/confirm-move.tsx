// Asks once more before an order ends: cancelling and refunding cannot be taken back.
import { Button, Modal } from '@mantine/core'
import type { OrderState } from '#contract/orders.ts'
import { useTexts } from '#src/lib/texts.ts'
import styles from './order-desk.module.css'

interface ConfirmMoveProps {
  number: string
  to: OrderState
  opened: boolean
  onCancel: () => void
  onConfirm: () => void
}

export function ConfirmMove({ number, to, opened, onCancel, onConfirm }: ConfirmMoveProps) {
  const { admin: t, orders } = useTexts()
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={t.confirmTitle({ state: orders.states[to]() })}
    >
      <p>{t.confirmText({ number })}</p>
      <div className={styles.choices}>
        <Button variant="default" onClick={onCancel} data-autofocus>
          {t.confirmNo()}
        </Button>
        <Button color="red" onClick={onConfirm}>
          {t.confirmYes()}
        </Button>
      </div>
    </Modal>
  )
}
