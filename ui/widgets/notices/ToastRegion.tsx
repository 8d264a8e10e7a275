import type { Notice } from '@xuekan/core'
import type { NoticeMessages } from '../../locales/notice-messages.ts'
import * as styles from './toast.css.ts'
import { Toast } from './Toast.tsx'

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
