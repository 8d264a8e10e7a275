import type { ReactNode } from 'react'
import * as styles from './personal.css.ts'

interface Props {
  /** The address of its form. */
  readonly action: string
  /** What the form sends to have it back. */
  readonly fields: Readonly<Record<string, string | number>>
  readonly undo: { readonly value: string; readonly name: string }
  /** What has been taken away. */
  readonly children: ReactNode
}

/** Says what has just been taken away, with a way to have it back (C4.22). */
export const WayBack = ({ action, fields, undo, children }: Props) => (
  <form method="post" action={action} className={styles.dropped}>
    {Object.entries(fields).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <p className={styles.rowText} role="status">
      {children}
    </p>
    <button className={styles.quietLink} type="submit" name="action" value={undo.value}>
      {undo.name}
    </button>
  </form>
)
