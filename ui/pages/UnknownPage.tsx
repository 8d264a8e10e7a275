import type { PageModel, UnknownContent } from '@xuekan/core/page'
import type { Route } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { useBehavior } from '../binding/use-behavior.ts'
import { wrap } from '../widgets/controls.css.ts'
import { SearchBox } from '../widgets/search/SearchBox.tsx'
import { SiteContents } from '../widgets/state/SiteContents.tsx'
import { WaysOut } from '../widgets/state/WaysOut.tsx'
import * as styles from '../widgets/state/unknown.css.ts'

interface Props {
  readonly model: PageModel<UnknownContent>
  readonly route: Extract<Route, { page: 'unknown' }>
}

/** An address without a page: plain words, a search, the way home, and what the site has in its place (C2.4). */
export function UnknownPage({ model, route }: Props) {
  const { shell, t } = usePortal()
  const state = useBehavior(model.state$)
  return (
    <div className={`${wrap} ${styles.layout}`}>
      <div>
        <p className={styles.kicker}>
          <b>404</b> <span>{route.path}</span>
        </p>
        <h1 className={styles.title}>{t('unknown.message')}</h1>
        <p className={styles.text}>{t('unknown.hint')}</p>
        {shell.header.showSearch ? (
          <div className={styles.search}>
            <SearchBox label={t('unknown.search')} />
          </div>
        ) : null}
        <WaysOut asked={route.path} />
      </div>
      {state.status === 'ready' ? <SiteContents content={state.value} status={404} /> : null}
    </div>
  )
}
