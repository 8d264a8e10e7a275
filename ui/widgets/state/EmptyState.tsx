import type { ReactNode } from 'react'
import * as styles from './state.css.ts'

/** A sentence, and a way on. */
export function EmptyState({ text, children }: { readonly text: string; readonly children?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <p>{text}</p>
      {children}
    </div>
  )
}
