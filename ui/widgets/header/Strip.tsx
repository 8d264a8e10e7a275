import type { ReactNode } from 'react'
import { wrap } from '../controls.css.ts'
import { CustomButtons, Greeting, GroupEntrance } from './OwnLinks.tsx'
import * as styles from './strip.css.ts'
import { apart } from './utilities.css.ts'

interface Props {
  readonly variant: keyof typeof styles.variant
  /** At the far end. */
  readonly children?: ReactNode
}

/** The line above a header: the group's entrance, the greeting, the site's own buttons. */
export function Strip({ variant, children }: Props) {
  return (
    <div className={styles.variant[variant]}>
      <div className={`${wrap} ${styles.line}`}>
        <GroupEntrance className={styles.entrance} />
        <Greeting />
        <div className={`${styles.end} ${apart}`}>
          <CustomButtons />
          {children}
        </div>
      </div>
    </div>
  )
}
