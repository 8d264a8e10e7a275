import type { Route } from '@xuekan/core'
import type { ReactNode } from 'react'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { Basket } from './basket/Basket.tsx'
import * as styles from './layout.css.ts'
import { Notices } from './notices/Notices.tsx'
import { Progress } from './notices/Progress.tsx'
import { FloatingTools } from './toolbar/FloatingTools.tsx'

interface Props {
  readonly page: Route['page']
  /** Another kind of page is on its way. */
  readonly loading: boolean
  readonly children: ReactNode
}

/** Header, page, footer and floating tools around every page (C1.4, C2.37). */
export function Layout({ page, loading, children }: Props) {
  const { chrome, headerFixed$, parts$, t, widgets } = usePortal()
  const { Footer, Header, TopNews } = widgets
  const parts = useBehavior(parts$)
  const fixed = useBehavior(headerFixed$)
  const guarded = chrome.header.hasOwnStyles || chrome.footer?.hasOwnStyles
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('skip.content')}
      </a>
      <Progress loading={loading} />
      {parts.topNews && TopNews !== null ? <TopNews /> : null}
      <div data-part="header" className={chrome.header.hasOwnStyles ? styles.ownHeader : styles.header}>
        <Header fixed={fixed} />
      </div>
      <Notices />
      <main
        id="main"
        tabIndex={-1}
        className={guarded ? styles.guarded : styles.main}
        data-page={page}
        aria-busy={loading}
      >
        {children}
      </main>
      {chrome.footer === null || Footer === null || !parts.footer ? null : (
        <div data-part="footer" className={chrome.footer.hasOwnStyles ? styles.ownFooter : undefined}>
          <Footer config={chrome.footer} />
        </div>
      )}
      <FloatingTools />
      <Basket />
    </div>
  )
}
