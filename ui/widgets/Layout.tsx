import type { Route } from '@xuekan/core/route'
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
  const { shell, headerFixed$, visibility$, t, widgets } = usePortal()
  const { Footer, Header, TopNews } = widgets
  const visibility = useBehavior(visibility$)
  const fixed = useBehavior(headerFixed$)
  const guarded = shell.header.hasCustomCss || shell.footer?.hasCustomCss
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        {t('skip.content')}
      </a>
      <Progress loading={loading} />
      {visibility.topNews && TopNews !== null ? <TopNews home={page === 'home'} /> : null}
      <div data-part="header" className={shell.header.hasCustomCss ? styles.ownHeader : styles.header}>
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
      {shell.footer === null || Footer === null || !visibility.footer ? null : (
        <div data-part="footer" className={shell.footer.hasCustomCss ? styles.ownFooter : undefined}>
          <Footer config={shell.footer} />
        </div>
      )}
      <FloatingTools />
      <Basket />
    </div>
  )
}
