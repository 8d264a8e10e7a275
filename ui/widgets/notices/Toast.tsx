import type { Notice } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import type { NoticeMessages } from '../../locales/notice-messages.ts'
import { Icon } from '../Icon.tsx'
import { noticeText } from './notice-text.ts'
import * as styles from './toast.css.ts'

interface Props {
  readonly notice: Notice
  readonly messages: NoticeMessages
}

const icons = { success: 'check', notice: 'info', error: 'warning' } as const

/** One message, what can be done about it, and a button that puts it away. */
export function Toast({ notice, messages }: Props) {
  const { notices } = usePortal()
  const { action, id, tone } = notice
  return (
    <div
      role="presentation"
      className={styles.toast[tone]}
      onKeyDown={(event) => {
        if (event.key === 'Escape') notices.dismiss(id)
      }}
    >
      <span className={styles.sign[tone]}>
        <Icon name={icons[tone]} />
      </span>
      <p className={styles.text}>{noticeText(notice, messages)}</p>
      {action === null ? null : (
        <button type="button" className={styles.action} onClick={() => notices.act(id)}>
          {messages[`action.${action}`]}
        </button>
      )}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={messages['notices.dismiss']}
        onClick={() => notices.dismiss(id)}
      >
        <Icon name="close" small />
      </button>
    </div>
  )
}
