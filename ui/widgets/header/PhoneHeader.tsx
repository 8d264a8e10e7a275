import { hasHeaderStrip } from '@xuekan/core'
import { usePortal } from '../../binding/portal.ts'
import { VisitorMenu } from '../visitor/VisitorMenu.tsx'
import { Banner } from './Banner.tsx'
import { FixedPlace } from './FixedPlace.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { Strip } from './Strip.tsx'
import { item } from './utilities.css.ts'
import * as styles from './phone-bar.css.ts'

/** What every header becomes on a phone (C2.38): a bar with the side menu, dressed after its style. It alone is fixed. */
export function PhoneHeader({ fixed }: { readonly fixed: boolean }) {
  const { chrome } = usePortal()
  const { style } = chrome.header
  return (
    <>
      {hasHeaderStrip(chrome, 'mobile') ? (
        <Strip face={style === 4 ? 'group' : 'plain'}>
          {style === 4 ? <VisitorMenu className={item} /> : null}
        </Strip>
      ) : null}
      <FixedPlace fixed={fixed} className={styles.place[style]}>
        <div className={styles.face[style]}>
          <PhoneBar />
        </div>
      </FixedPlace>
      {style === 2 ? <Banner /> : null}
    </>
  )
}
