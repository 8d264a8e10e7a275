import type { Notice } from '@xuekan/core'
import type { NoticeWords } from '../../locales/notice-words.ts'
import * as styles from './toast.css.ts'
import { Toast } from './Toast.tsx'

interface Props {
  readonly notices: readonly Notice[]
  readonly words: NoticeWords
}

/** The messages of one region, one below the other. */
export function Lane({ notices, words }: Props) {
  if (notices.length === 0) return null
  return (
    <ul className={styles.lane} aria-label={words['notices.label']}>
      {notices.map((notice) => (
        <li key={notice.id}>
          <Toast notice={notice} words={words} />
        </li>
      ))}
    </ul>
  )
}
