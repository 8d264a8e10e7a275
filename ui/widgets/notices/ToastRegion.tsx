import type { Notice } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import type { NoticeMessages } from '../../locales/notice-messages.ts'
import { Icon } from '../Icon.tsx'
import { noticeText } from './notice-text.ts'
import * as styles from './toast.css.ts'

interface Props {
  readonly notices: readonly Notice[]
  readonly messages: NoticeMessages
}

/** The messages of one region, one below the other. */
export function ToastRegion({ notices, messages }: Props) {
  if (notices.length === 0) return null
  return (
    <ul className={styles.toastRegion} aria-label={messages['notices.label']}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Toast notice={notice} messages={messages} />
        </li>
      ))}
    </ul>
  )
}

interface ToastProps {
  readonly notice: Notice
  readonly messages: NoticeMessages
}

const icons = { success: 'check', notice: 'info', error: 'warning' } as const

/** One message, what can be done about it, and a button that puts it away. */
function Toast({ notice, messages }: ToastProps) {
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
