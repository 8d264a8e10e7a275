import { hasOwnLinks } from '@xuekan/core/site'
import { usePortal } from '../../binding/portal.ts'
import { wrap } from '../controls.css.ts'
import { ChannelMenu } from '../menu/ChannelMenu.tsx'
import { SearchDrop } from '../search/SearchDrop.tsx'
import { Banner } from './Banner.tsx'
import type { HeaderProps } from './header-props.ts'
import * as styles from './header-two.css.ts'
import { HeaderShell } from './HeaderShell.tsx'
import { Logo } from './Logo.tsx'
import { CustomButtons, Greeting, GroupEntrance } from './OwnLinks.tsx'
import { StickySlot } from './StickySlot.tsx'
import { useHeader } from './use-header.ts'
import { apart } from './utilities.css.ts'
import { Utilities } from './Utilities.tsx'

/** Style 2: a picture over the whole width, the logo on a plate, a centred menu of fixed width below. */
export function Header({ fixed }: HeaderProps) {
  const { shell } = usePortal()
  const { hasMenu, tall } = useHeader()
  const hasPicture = shell.header.backgroundUrl !== ''
  return (
    <HeaderShell fixed={fixed}>
      <div className={hasPicture ? styles.over : styles.band}>
        <Banner />
        <div className={`${wrap} ${styles.ground}`}>
          <div className={hasPicture ? styles.plate : styles.flatPlate}>
            <Logo variant={hasPicture ? 'tallPlate' : 'plate'} />
            <Imprint className={styles.imprint} />
          </div>
          <div className={`${styles.tab} ${apart}`}>
            {hasOwnLinks(shell) ? (
              <div className={styles.links}>
                <GroupEntrance />
                <Greeting />
                <CustomButtons />
              </div>
            ) : null}
            <Utilities />
          </div>
        </div>
      </div>
      {hasMenu ? (
        <StickySlot fixed={fixed} className={tall ? styles.tallBar : styles.bar}>
          <div className={styles.line}>
            <div className={`${wrap} ${styles.menu}`}>
              <ChannelMenu variant="plain" />
              {shell.header.showSearch ? <SearchDrop /> : null}
            </div>
          </div>
        </StickySlot>
      ) : null}
    </HeaderShell>
  )
}

/** The numbers that a journal is known by. */
function Imprint({ className }: { readonly className: string }) {
  const { shell, t } = usePortal()
  if (shell.journal === null) return null
  const { issn, cn } = shell.journal
  const numbers = [
    issn === '' ? '' : `${t('home.issn')} ${issn}`,
    cn === '' ? '' : `${t('home.cn')} ${cn}`,
  ].filter((number) => number !== '')
  return numbers.length === 0 ? null : <p className={className}>{numbers.join('\u2003')}</p>
}
