import type { ReactNode } from 'react'
import { usePortal } from '../../binding/portal.ts'
import { useBroken } from '../use-broken.ts'
import * as styles from './ground.css.ts'

/**
 * A row of the header on the site's picture (C3.2). What stands in the row stands on paper there, so that it can be read
 * over any picture.
 */
export function Ground({ children }: { readonly children: ReactNode }) {
  const { backgroundUrl } = usePortal().shell.header
  const { broken, watch } = useBroken(backgroundUrl)
  const shown = backgroundUrl !== '' && !broken
  return (
    <div className={shown ? styles.ground : undefined}>
      {shown ? <img {...watch} className={styles.picture} src={backgroundUrl} alt="" /> : null}
      {children}
    </div>
  )
}
