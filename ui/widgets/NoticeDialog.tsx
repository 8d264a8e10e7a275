import * as Dialog from '@radix-ui/react-dialog'
import { buttonPrimary } from './controls.css.ts'
import type { NoticeProps } from './notice-props.ts'
import * as styles from './notice.css.ts'

/** The dialog of a notice. Its ground is our own: Radix's overlay writes a style element, which the policy forbids. */
export function NoticeDialog({ title, message, confirm, onClose }: NoticeProps) {
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className={styles.ground} aria-hidden="true" />
        <Dialog.Content className={styles.dialog} role="alertdialog" aria-modal="true">
          <Dialog.Title className={styles.title}>{title}</Dialog.Title>
          <Dialog.Description className={styles.message}>{message}</Dialog.Description>
          <Dialog.Close className={buttonPrimary}>{confirm}</Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
