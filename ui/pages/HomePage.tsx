import type { HomeContent, PageModel } from '@xuekan/core'
import type { HomeRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { indexClassOf } from '../theme/root-class.ts'
import { JournalHome } from '../widgets/home/JournalHome.tsx'
import { JournalsHome } from '../widgets/home/JournalsHome.tsx'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<HomeContent>
  readonly route: HomeRoute
}

/** The home page of a journal, a group or the aggregate (C2.1); its content alone can be gray (C3.1). */
export function HomePage({ model }: Props) {
  const { shell } = usePortal()
  return (
    <div className={indexClassOf(shell.site.gray)}>
      <RemoteView model={model} skeleton={<Skeleton shape="home" />}>
        {(content) =>
          content.kind === 'journal' ? <JournalHome content={content} /> : <JournalsHome content={content} />
        }
      </RemoteView>
    </div>
  )
}
