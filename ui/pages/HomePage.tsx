import type { HomeContent, PageModel } from '@xuekan/core/page'
import type { HomeRoute } from '@xuekan/core/route'
import { siteName } from '@xuekan/core/site'
import { usePortal } from '../binding/portal.ts'
import { indexClassOf } from '../theme/root-class.ts'
import { unseen } from '../widgets/controls.css.ts'
import { HomeRows } from '../widgets/home/HomeRows.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<HomeContent>
  readonly route: HomeRoute
}

/** The home page of a journal, a group or the aggregate (C2.1); its content alone can be gray (C3.1). */
export function HomePage({ model }: Props) {
  const { shell, language } = usePortal()
  return (
    <div className={indexClassOf(shell.site.gray)}>
      <RemoteView model={model} skeleton={<Skeleton shape="home" />}>
        {({ rows }) => (
          <>
            {rows.flat().some(({ modules }) => modules.some(({ kind }) => kind === 'statement')) ? null : (
              <h1 className={unseen}>{siteName(shell.site, language)}</h1>
            )}
            <HomeRows rows={rows} retry={model.retry} />
          </>
        )}
      </RemoteView>
    </div>
  )
}
