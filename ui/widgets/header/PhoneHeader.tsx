import { hasHeaderStrip } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { VisitorMenu } from '../visitor/VisitorMenu.tsx'
import { Banner } from './Banner.tsx'
import { StickySlot } from './StickySlot.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { Strip } from './Strip.tsx'
import { item } from './utilities.css.ts'
import * as styles from './phone-bar.css.ts'

/** What every header becomes on a phone (C2.38): a bar with the side menu, dressed after its style. It alone is fixed. */
export function PhoneHeader({ fixed }: { readonly fixed: boolean }) {
  const { shell } = usePortal()
  const { style } = shell.header
  return (
    <>
      {hasHeaderStrip(shell, 'mobile') ? (
        <Strip variant={style === 4 ? 'group' : 'plain'}>
          {style === 4 ? <VisitorMenu className={item} /> : null}
        </Strip>
      ) : null}
      <StickySlot fixed={fixed} className={styles.place[style]}>
        <div className={styles.variant[style]}>
          <PhoneBar />
        </div>
      </StickySlot>
      {style === 2 ? <Banner /> : null}
    </>
  )
}
