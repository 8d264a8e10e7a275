import { localise } from '@xuekan/core'
import type { EditorialBoardContent, PageModel } from '@xuekan/core/page'
import type { EditorialBoardRoute } from '@xuekan/core/route'
import { usePortal } from '../binding/portal.ts'
import { Board } from '../widgets/board/Board.tsx'
import { Member } from '../widgets/board/Member.tsx'
import { useBoardHref } from '../widgets/board/use-board-href.ts'
import { Breadcrumbs } from '../widgets/Breadcrumbs.tsx'
import { ColumnBanner } from '../widgets/channel/ColumnBanner.tsx'
import { wrap } from '../widgets/controls.css.ts'
import { RemoteView } from '../widgets/state/RemoteView.tsx'
import { Skeleton } from '../widgets/state/Skeleton.tsx'

interface Props {
  readonly model: PageModel<EditorialBoardContent>
  readonly route: EditorialBoardRoute
}

/** An editorial board, or one of its members (C2.14). */
export function EditorialBoardPage({ model, route }: Props) {
  return (
    <RemoteView model={model} skeleton={<Skeleton shape="column" />}>
      {(content) => <Shown content={content} route={route} />}
    </RemoteView>
  )
}

interface ShownProps extends Pick<Props, 'route'> {
  readonly content: EditorialBoardContent
}

function Shown({ content, route }: ShownProps) {
  const { language } = usePortal()
  const { channel, member } = content
  const hrefOf = useBoardHref(channel.id)
  const label = localise(channel.name, language)
  const path =
    member === null
      ? [{ label }]
      : [{ label, href: hrefOf(null) }, { label: localise(member.expert.name, language) }]
  return (
    <div className={wrap}>
      <ColumnBanner route={route} />
      <Breadcrumbs path={path} />
      {member === null ? <Board content={content} /> : <Member content={content} page={member} />}
    </div>
  )
}
