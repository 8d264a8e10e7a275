import type { ReactNode } from 'react'
import * as styles from './header-shell.css.ts'
import { PhoneHeader } from './PhoneHeader.tsx'

interface Props {
  readonly fixed: boolean
  /** The arrangement of a window wider than a phone's. */
  readonly children: ReactNode
}

/** The two forms of a header: that of its style, and the phone's. */
export function HeaderShell({ fixed, children }: Props) {
  return (
    <header className={styles.shell}>
      <div className={styles.wide}>{children}</div>
      <div className={styles.narrow}>
        <PhoneHeader fixed={fixed} />
      </div>
    </header>
  )
}
