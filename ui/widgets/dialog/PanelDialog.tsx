import * as Dialog from '@radix-ui/react-dialog'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { usePortal } from '../../binding/portal.ts'
import * as styles from '../basket/basket-dialog.css.ts'
import { Icon } from '../Icon.tsx'

interface Props {
  readonly title: string
  /** Beside the title, told as it changes. */
  readonly status?: string
  readonly titleRef?: RefObject<HTMLHeadingElement | null>
  readonly onClose: () => void
  /** May keep the dialog open. */
  readonly onEscape?: (event: Event) => void
  readonly children: ReactNode
}

/** A dialog over the page, the whole window where there is no room (C9.5). Its ground is our own, as in every dialog. */
export function PanelDialog({ title, status, titleRef, onClose, onEscape, children }: Props) {
  const { t } = usePortal()
  const [opener] = useState(() => document.activeElement)
  const [besideBar] = useState(() => window.innerWidth > document.documentElement.clientWidth)
  const own = useRef<HTMLHeadingElement>(null)
  const heading = titleRef ?? own
  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <div className={besideBar ? styles.groundBesideBar : styles.ground} aria-hidden="true" />
        <Dialog.Content
          className={styles.dialog}
          aria-modal="true"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            heading.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
          onInteractOutside={(event) => {
            // what is told in passing is used without leaving
            if (event.target instanceof Element && event.target.closest('[aria-live]') !== null)
              event.preventDefault()
          }}
          onEscapeKeyDown={(event) => onEscape?.(event)}
        >
          <div className={styles.head}>
            <Dialog.Title ref={heading} tabIndex={-1} className={styles.title}>
              {title}
            </Dialog.Title>
            {status === undefined ? null : (
              <p className={styles.count} role="status">
                {status}
              </p>
            )}
            <Dialog.Close className={styles.close} aria-label={t('basket.close')}>
              <Icon name="close" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
