import type { Notice } from '@xuekan/core'
import * as Dialog from '@radix-ui/react-dialog'
import { useState } from 'react'
import { usePortal } from '../../binding/portal.ts'
import type { NoticeMessages } from '../../locales/notice-messages.ts'
import { buttonPrimary } from '../controls.css.ts'
import * as styles from './notice-alert.css.ts'
import { noticeText } from './notice-text.ts'

interface Props {
  readonly notice: Notice
  readonly messages: NoticeMessages
}

/**
 * A message that waits to be confirmed (C5.2). Its ground is our own: Radix's overlay writes a style element, which the
 * policy forbids.
 */
export function NoticeAlert({ notice, messages }: Props) {
  const { notices } = usePortal()
  const [opener] = useState(() => document.activeElement)
  return (
    <Dialog.Root open onOpenChange={() => notices.dismiss(notice.id)}>
      <Dialog.Portal>
        <div
          className={styles.ground}
          aria-hidden="true"
          // a press beside the message leaves the focus where it is
          onMouseDown={(event) => event.preventDefault()}
        />
        <Dialog.Content
          className={styles.dialog}
          role="alertdialog"
          aria-modal="true"
          onInteractOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener instanceof HTMLElement) opener.focus()
          }}
        >
          <Dialog.Title className={styles.title}>{messages['notices.title']}</Dialog.Title>
          <Dialog.Description className={styles.message}>{noticeText(notice, messages)}</Dialog.Description>
          <Dialog.Close className={`${buttonPrimary} ${styles.confirm}`}>
            {messages['notices.confirm']}
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
